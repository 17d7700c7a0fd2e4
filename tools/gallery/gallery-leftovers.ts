import { picturesShown } from '../../renderer/stage/picture.ts'

/** The drawings from a folder that some board holds. */
export const heldFrom = (folder: string): readonly string[] =>
  picturesShown().filter((address) => address.includes(folder))

/** Listens on window and document from now on; gives back how many more listen than then. */
export function countListeners(): () => number {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const listening: { readonly target: EventTarget; readonly type: string; readonly listener: unknown }[] = []
  const isOurs = (target: EventTarget): boolean => target === window || target === document
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>): void {
    if (isOurs(this)) listening.push({ target: this, type: args[0], listener: args[1] })
    add.apply(this, args)
  }
  EventTarget.prototype.removeEventListener = function (...args: Parameters<typeof remove>): void {
    const at = listening.findIndex(
      ({ target, type, listener }) => target === this && type === args[0] && listener === args[1],
    )
    if (at >= 0) listening.splice(at, 1)
    remove.apply(this, args)
  }
  return () => {
    Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove })
    return listening.length
  }
}

/** How many loops ask for every frame. */
export async function countTickers(): Promise<number> {
  const plain = window.requestAnimationFrame
  const frames = 12
  let asked = 0
  window.requestAnimationFrame = (callback) => {
    asked++
    return plain(callback)
  }
  for (let frame = 0; frame < frames; frame++) await new Promise((done) => plain(done))
  window.requestAnimationFrame = plain
  return Math.round(asked / frames)
}
