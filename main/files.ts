import { extname, join, normalize, sep } from 'node:path'

/** The kinds of file the page is made of. What is not in here is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webm': 'audio/webm',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
}

/** The file behind an address of the page, or null: nothing outside the folder, nothing of an unknown kind. */
export function fileFor(folder: string, pathname: string): { readonly file: string; readonly type: string } | null {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (path.includes('\0')) return null
  const file = normalize(join(folder, path === '/' ? 'index.html' : path))
  const type = TYPES[extname(file)]
  return type && file.startsWith(folder + sep) ? { file, type } : null
}
