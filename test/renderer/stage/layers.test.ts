import { describe, expect, it, vi } from 'vitest'
import { type LayerPlan, Layers } from '../../../renderer/stage/layers.ts'

// Pixi looks at the browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'none' }))

type Name = 'ground' | 'glow' | 'people' | 'rim' | 'signs'

const PLAN: LayerPlan<Name> = {
  order: ['ground', 'glow', 'people', 'rim', 'signs'],
  backdrop: ['ground', 'glow'],
  surround: ['rim'],
  front: 'signs',
  light: ['glow'],
  sorted: ['people'],
  pointed: ['signs'],
  hidden: { low: ['glow'], medium: [], high: [] },
}

const namesIn = ({ children }: { readonly children: readonly { readonly label: string }[] }): readonly string[] =>
  children.map(({ label }) => label)

describe('the layers of a board', () => {
  it('lie in their order', () => {
    expect(namesIn(new Layers(PLAN).root)).toEqual(PLAN.order)
  })

  it('are parted into scenery and what moves, and put together again', () => {
    const layers = new Layers(PLAN)
    layers.flatten(true)
    expect(namesIn(layers.backdrop)).toEqual(['ground', 'glow'])
    expect(namesIn(layers.surround)).toEqual(['rim'])
    expect(namesIn(layers.root)).toEqual(['people', 'signs'])
    layers.flatten(false)
    expect(namesIn(layers.root)).toEqual(PLAN.order)
  })

  it('leave out what a machine does without', () => {
    const layers = new Layers(PLAN)
    layers.show('low')
    expect(PLAN.order.filter((name) => layers.get(name).renderable)).toEqual(['ground', 'people', 'rim', 'signs'])
    layers.show('high')
    expect(layers.get('glow').renderable).toBe(true)
  })
})
