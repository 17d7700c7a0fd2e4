import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ICONS } from '../art/icons.ts'
import { archiveHash } from './archive.ts'
import { NAME } from './product.ts'
import { loadResedit, type Picture } from './tools.ts'

export interface Findings {
  readonly wrong: readonly string[]
  readonly seen: readonly string[]
}

/** Reads a Windows program's resources back: name, version, icon, and the hash that guards the archive. */
export function checkWindowsProgram(program: string, version: string, archive: string): Findings {
  const { NtExecutable, NtExecutableResource, Data, Resource } = loadResedit()
  const resources = NtExecutableResource.from(NtExecutable.from(readFileSync(program)))
  const wrong: string[] = []

  const [info] = Resource.VersionInfo.fromEntries(resources.entries)
  const strings = info?.getStringValues(info.getAllLanguagesForStringValues()[0])
  if (strings?.ProductName !== NAME) wrong.push(`the program calls itself ${strings?.ProductName}`)
  if (!strings?.FileVersion?.startsWith(version)) wrong.push(`the program says version ${strings?.FileVersion}`)

  const wanted = Data.IconFile.from(readFileSync(join(ICONS, 'icon.ico'))).icons.map(({ data }) => pixelsOf(data))
  const [icon] = Resource.IconGroupEntry.fromEntries(resources.entries)
  const drawn = icon?.getIconItemsFromEntries(resources.entries).map(pixelsOf) ?? []
  if (wanted.some((pixels) => !drawn.some((other) => other.equals(pixels)))) wrong.push('the program has another icon')

  const integrity = resources.entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')
  const guard = integrity ? Buffer.from(integrity.bin).toString('utf8') : ''
  if (!guard.includes(archiveHash(archive))) wrong.push('the program does not know the hash of its archive')

  const seen = [
    `program: ${strings?.ProductName} ${strings?.FileVersion}, icon in ${drawn.length} sizes, knows its archive's hash`,
  ]
  return { wrong, seen }
}

/** A small picture is a bitmap, a large one a PNG; either as bytes. */
const pixelsOf = (picture: Picture): Buffer => Buffer.from('generate' in picture ? picture.generate() : picture.bin)
