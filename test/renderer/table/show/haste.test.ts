import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { ActivityName } from '../../../../renderer/table/activity.ts'
import { Haste } from '../../../../renderer/table/show/haste.ts'
import type { Speed } from '../../../../renderer/table/show/pace.ts'

function laid(seats: readonly string[] = ['person', 'captain']) {
  const activity = signal({ name: 'choosing' as ActivityName, phase: null })
  const newest = signal<{ reason: unknown } | null>(null)
  const speed = signal<Speed>('normal')
  const haste = new Haste({ activity, newest, session: signal({ seats }) }, () => speed.value)
  const goes = (name: ActivityName): void => {
    activity.value = { name, phase: null }
    haste.ease()
  }
  return { haste, newest, speed, goes }
}

test('bots are quicker than people at the usual pace, and at no other', () => {
  const { haste, newest, speed } = laid()
  expect(haste.briskSpeed).toBe('normal')
  newest.value = { reason: null }
  expect(haste.briskSpeed).toBe('normal')
  newest.value = { reason: { id: 'whim' } }
  expect([haste.briskSpeed, haste.speed]).toEqual(['fast', 'normal'])
  for (const pace of ['calm', 'fast', 'instant'] as const) {
    speed.value = pace
    expect(haste.briskSpeed).toBe(pace)
  }
})

test('where nobody but bots plays they are watched at the usual pace', () => {
  const { haste, newest } = laid(['captain', 'captain'])
  newest.value = { reason: { id: 'whim' } }
  expect(haste.briskSpeed).toBe('normal')
})

test('whoever has seen enough sees nothing more until somebody is asked', () => {
  const { haste, goes } = laid()
  expect(haste.hurry()).toBe(false)
  goes('presenting')
  expect(haste.hurry()).toBe(true)
  expect(haste.speed).toBe('instant')
  goes('thinking')
  goes('presenting')
  expect([haste.speed, haste.briskSpeed]).toEqual(['instant', 'instant'])
  goes('choosing')
  expect(haste.speed).toBe('normal')
})
