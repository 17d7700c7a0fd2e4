/** Calls when the window comes to a display with other pixels, which changes no size on the page; gives back how to stop it. */
export function watchPixels(tell: () => void): () => void {
  let same: MediaQueryList
  const listen = (): void => {
    same = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    same.addEventListener('change', changed, { once: true })
  }
  const changed = (): void => {
    listen()
    tell()
  }
  listen()
  return () => same.removeEventListener('change', changed)
}
