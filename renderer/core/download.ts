/** Hands a file to the browser's downloads. */
export function download(name: string, content: BlobPart, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
