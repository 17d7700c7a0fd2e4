import { createHash } from 'node:crypto'
import { extractFile, getRawHeader, listPackage } from '@electron/asar'

/** Every file in an archive, with a leading slash; folders are not listed. */
export function listArchive(archive: string): readonly string[] {
  const all = listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'))
  return all.filter((file) => !all.some((other) => other.startsWith(`${file}/`)))
}

export const readPackedManifest = (archive: string): { readonly version: string } =>
  JSON.parse(extractFile(archive, 'package.json').toString('utf8')) as { readonly version: string }

/** What Electron compares at every start where the system has a place to keep it. */
export const archiveHash = (archive: string): string =>
  createHash('sha256').update(getRawHeader(archive).headerString).digest('hex')
