/** Painted pictures that were shown, each once, by its address. */
const kept = new Map<string, HTMLImageElement>()

const isPainted = (address: string): boolean => address.startsWith(location.origin) && address.endsWith('.webp')

/**
 * Keeps the file of every painted picture that was shown; all of them together are a few megabytes. Without it a picture is
 * fetched anew when its screen comes back, and to the browser it is another one then: it decodes that too, and what it decoded
 * before stays for minutes. At the title alone that was 17 MB and more with every look at it.
 */
export function keepPictures(): void {
  const keep = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || !isPainted(target.src) || kept.has(target.src)) return
    const picture = new Image()
    picture.src = target.src
    kept.set(picture.src, picture)
  }
  document.addEventListener('load', keep, true)
}
