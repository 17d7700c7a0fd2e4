const AT_LATEST_MS = 500

/** Does it when the page has nothing better to do, and soon in any case: Chromium may find no such moment for minutes. Gives back what calls it off. */
export function atLeisure(work: () => void): () => void {
  // biome-ignore lint/style/noRestrictedGlobals: the one place that says until when
  const asked = requestIdleCallback(work, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(asked)
}
