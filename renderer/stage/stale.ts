import type { Container } from 'pixi.js'

/** Whether something below has changed since it was drawn last. Pixi keeps the list; an unchanged picture need not be drawn. */
export function isStale({ renderGroup: group }: Container): boolean {
  if (!group || group.structureDidChange || group.childrenRenderablesToUpdate.index > 0) return true
  return Object.values(group.childrenToUpdate).some(({ index }) => index > 0)
}
