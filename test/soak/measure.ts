import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { ownMegabytes, tree } from '../bench/app-process.ts'
import type { Hand } from './hand.ts'
import type { Sample } from './verdict.ts'

/** What WebGL still holds, counted by whoever asks for it and gives it back. A context that is lost holds nothing. */
interface Held {
  readonly context: WeakRef<WebGL2RenderingContext>
  readonly counts: Record<string, number>
}

declare global {
  interface Window {
    heldByWebGl?: Held[]
  }
}

/** To be run in the page before its first board: counts what is made and thrown away. */
export function countWebGl(): void {
  const held: Held[] = []
  const KINDS = ['Texture', 'Buffer', 'Framebuffer', 'Renderbuffer', 'Program', 'Shader', 'VertexArray']
  const proto = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  const countsOf = (context: WebGL2RenderingContext): Record<string, number> => {
    const known = held.find((one) => one.context.deref() === context)
    if (known) return known.counts
    const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]))
    held.push({ context: new WeakRef(context), counts })
    return counts
  }
  for (const kind of KINDS) {
    for (const [verb, step] of [
      ['create', 1],
      ['delete', -1],
    ] as const) {
      const genuine = proto[`${verb}${kind}`]
      if (!genuine) throw new Error(`WebGL has no ${verb}${kind}`)
      proto[`${verb}${kind}`] = function counted(this: WebGL2RenderingContext, ...args: unknown[]): unknown {
        if (verb === 'create' || args[0]) countsOf(this)[kind] = (countsOf(this)[kind] ?? 0) + step
        return genuine.apply(this, args)
      }
    }
  }
  window.heldByWebGl = held
}

const MEGABYTE = 1024 * 1024

/** Everything that must not grow, at this moment, after the page has thrown away what nobody holds. */
export async function sample(hand: Hand): Promise<Sample> {
  const { nodes, jsEventListeners, documents, usedSize } = await hand.count()
  const drawn = await hand.run(() => {
    const alive = (window.heldByWebGl ?? []).filter(({ context }) => context.deref()?.isContextLost() === false)
    const sum = (...kinds: readonly string[]): number =>
      alive.reduce((all, { counts }) => all + kinds.reduce((some, kind) => some + (counts[kind] ?? 0), 0), 0)
    return {
      contexts: alive.length,
      textures: sum('Texture'),
      others: sum('Buffer', 'Framebuffer', 'Renderbuffer', 'Program', 'Shader', 'VertexArray'),
    }
  })
  const { pid } = hand
  const processes = tree(pid)
  const handles = processes.map(handlesOf)
  return {
    'heap of the page, MB': usedSize / MEGABYTE,
    'memory of all processes, MB': ownMegabytes(pid),
    'DOM nodes': nodes,
    'event listeners': jsEventListeners,
    documents,
    'WebGL contexts': drawn.contexts,
    'WebGL textures': drawn.textures,
    'other WebGL objects': drawn.others,
    processes: processes.length,
    'file descriptors of main': handlesOf(pid),
    'file descriptors of all processes': handles.reduce((sum, count) => sum + count, 0),
    'open files of saves': processes.reduce((sum, one) => sum + openSaves(one), 0),
    threads: processes.reduce((sum, one) => sum + threadsOf(one), 0),
  }
}

/** Zero for a process that ended while we looked. */
function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

function openSaves(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).filter((fd) => isSave(`/proc/${pid}/fd/${fd}`)).length
  } catch {
    return 0
  }
}

function isSave(link: string): boolean {
  try {
    return readlinkSync(link).includes('.rnsave')
  } catch {
    return false
  }
}

function threadsOf(pid: number): number {
  try {
    return Number(/^Threads:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
