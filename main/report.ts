import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, shell } from 'electron'
import { aboutUs } from './about.ts'
import { makeFolder } from './disk/disk.ts'
import { log } from './log.ts'
import { withoutPerson } from './privacy.ts'

const LOG_TAIL = 64 * 1024

/** Writes what is needed to understand a mishap into one readable file, and shows it to the player. */
export async function writeReport(text: string): Promise<string> {
  const folder = join(app.getPath('userData'), 'reports')
  const name = `red-november-report-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`
  const { version, platform, runtime } = aboutUs()
  const parts = [`Red November ${version}\n${runtime}\n${platform}`, text, `Log\n${await logTail()}`]
  await makeFolder(folder)
  const clean = withoutPerson(parts.join('\n\n----\n\n'))
  await writeFile(join(folder, name), String(clean))
  shell.showItemInFolder(join(folder, name))
  return name
}

async function logTail(): Promise<string> {
  try {
    return (await readFile(log.transports.file.getFile().path, 'utf8')).slice(-LOG_TAIL)
  } catch {
    return '(none)'
  }
}
