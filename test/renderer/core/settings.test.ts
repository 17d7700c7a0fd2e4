import { expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS, type Notice, type Reply, type Settings } from '../../../preload/contract.ts'

/** A desktop that answers when it is told to, and tells of every change before that. */
const desktop = vi.hoisted(() => {
  const answers: (() => void)[] = []
  const ears: ((notice: Notice) => void)[] = []
  const made = { kept: {} as Partial<Settings>, answers, ears }
  const root = { dataset: {}, style: { setProperty: () => undefined }, lang: '' }
  const host = {
    readSettings: async () => ({ ok: true, value: { settings: made.kept, setAside: null } }),
    changeSettings: (change: Partial<Settings>) =>
      new Promise<Reply<Settings>>((reply) => {
        answers.push(() => {
          made.kept = { ...made.kept, ...change }
          const value = made.kept as Settings
          for (const hear of ears) hear({ type: 'settings', settings: value })
          reply({ ok: true, value })
        })
      }),
    onNotice: (hear: (notice: Notice) => void) => ears.push(hear),
    setMenu: () => undefined,
  }
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('window', { desktop: host })
  return made
})

const { changeSettings, loadSettings, settings } = await import('../../../renderer/core/settings.ts')

/** Lets everything that is under way come to its next wait. */
const settle = (): Promise<void> => new Promise((turn) => setImmediate(turn))

test('a slider that is dragged is never put back by news of where it was', async () => {
  desktop.kept = DEFAULT_SETTINGS
  await loadSettings()
  const seen: number[] = []
  const stop = settings.subscribe(({ textSize }) => void seen.push(textSize))
  const dragged = [110, 120, 130].map((textSize) => changeSettings({ textSize }))
  await settle()
  for (const answer of desktop.answers.splice(0)) {
    answer()
    await settle()
  }
  await Promise.all(dragged)
  stop()
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(settings.value.textSize).toBe(130)
})

test('what the system changed meanwhile is known once the own change is kept', async () => {
  const changed = changeSettings({ textSize: 140 })
  await settle()
  desktop.kept = { ...desktop.kept, fullScreen: true }
  for (const answer of desktop.answers.splice(0)) answer()
  await changed
  expect(settings.value).toMatchObject({ textSize: 140, fullScreen: true })
  for (const hear of desktop.ears) hear({ type: 'settings', settings: { ...settings.value, fullScreen: false } })
  await settle()
  expect(settings.value.fullScreen).toBe(false)
})
