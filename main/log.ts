import { join } from 'node:path'
import { app } from 'electron'
// The plain one: its sibling for Electron would open an IPC channel of its own beside the gateway.
import electronLog from 'electron-log/node'
import { rotate } from './log-files.ts'
import { withoutPerson } from './privacy.ts'

const MAX_BYTES = 512 * 1024

/** The app's diary: a file that rotates, and the terminal. Says nothing about who plays. */
export const log = electronLog

// Otherwise it looks for a package.json around the folder in which the game was started, and writes nothing without one.
log.transports.file.setAppName(app.getName())
log.transports.file.resolvePathFn = () => join(app.getPath('logs'), 'main.log')
log.transports.file.maxSize = MAX_BYTES
log.transports.file.archiveLogFn = (file) => rotate(file.path)
log.transports.console.level = 'warn'
log.hooks.push((message) => ({ ...message, data: message.data.map((part) => withoutPerson(part)) }))

// The terminal may be closed before the game; writing to it must not become an error that is logged, and so on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
