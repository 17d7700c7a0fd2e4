import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 4

/** A started program, and how long it took until its sign file said "playable". */
export interface Started {
  readonly process: ChildProcess
  readonly ms: number
}

export async function startAndWait(program: string, args: readonly string[], sign: string): Promise<Started> {
  const begun = performance.now()
  const child = spawn(program, args, { stdio: 'ignore' })
  while (!existsSync(sign) || !readFileSync(sign, 'utf8').includes('playable')) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode} before it was ready`)
    await pause(LOOK_EVERY_MS)
  }
  return { process: child, ms: performance.now() - begun }
}

export async function end({ process }: Started): Promise<void> {
  const ended = once(process, 'exit')
  process.kill('SIGKILL')
  await ended
}

/** The memory of a process and all below it, shared pages divided among their users. Linux only. */
export function pssMegabytes(pid: number): number {
  return tree(pid).reduce((sum, one) => sum + pssOf(one), 0)
}

/** The same without files that are read only: of the program's own every other window of the same Electron has its share. */
export function ownMegabytes(pid: number): number {
  return tree(pid).reduce((sum, one) => sum + pssOf(one, 'Pss_Anon') + pssOf(one, 'Pss_Shmem'), 0)
}

function pssOf(pid: number, kind: 'Pss' | 'Pss_Anon' | 'Pss_Shmem' = 'Pss'): number {
  const [, kilobytes] =
    new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** A process and all below it. Linux only. */
export function tree(root: number): readonly number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? []
          return [[Number(name), Number(parent)] as const]
        } catch {
          // Ended while we looked.
          return []
        }
      }),
  )
  const below = (pid: number): readonly number[] => [
    pid,
    ...[...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => below(child)),
  ]
  return below(root)
}
