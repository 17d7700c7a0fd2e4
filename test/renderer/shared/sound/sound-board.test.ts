import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromScenario, type RedNovember, viewFor } from '../../../../engine/red-november/index.ts'
import { DEFAULT_SETTINGS } from '../../../../preload/contract.ts'
import { SOUND_KIT } from '../../../../renderer/red-november/sound/kit.ts'
import { SoundBoard } from '../../../../renderer/shared/sound/sound-board.ts'
import { MuteSpeaker, type Podium, type Running, type Speaker } from '../../../../renderer/shared/sound/speaker.ts'

/** Writes down what it would have played. */
class Notebook implements Speaker {
  readonly once_: string[] = []
  readonly volumes = new Map<string, number>()
  readonly notes: string[] = []
  podiums = 0
  musicVolume = 0
  held = false
  destroyed = false

  get time(): number {
    return performance.now() / 1000
  }
  once(sound: string): void {
    this.once_.push(sound)
  }
  async start(sound: string): Promise<Running> {
    this.volumes.set(sound, 0)
    return { setVolume: (volume) => this.volumes.set(sound, volume), stop: () => this.volumes.delete(sound) }
  }
  async prepare(): Promise<void> {}
  podium(): Podium {
    this.podiums++
    return {
      play: ({ sound }) => void this.notes.push(sound),
      setVolume: (volume) => {
        this.musicVolume = volume
      },
      leave: () => {
        this.podiums--
      },
    }
  }
  hold(held: boolean): void {
    this.held = held
  }
  destroy(): void {
    this.destroyed = true
  }
}

const position = (more: object = {}) => viewFor(fromScenario({ game: 'red-november', ...more }), 0)
const { volume: volumes } = DEFAULT_SETTINGS

describe('the sound board', () => {
  let speaker: Notebook
  let captions: string[]
  let board: SoundBoard<RedNovember>

  beforeEach(() => {
    vi.useFakeTimers()
    speaker = new Notebook()
    captions = []
    board = new SoundBoard({ kit: SOUND_KIT, speaker, volumes, seed: 'board', onCaption: (key) => captions.push(key) })
  })
  afterEach(() => {
    board.destroy()
    vi.useRealTimers()
  })

  test('plays the title’s music on the title screen, and lets it go when a game begins', async () => {
    board.sync(null)
    await vi.advanceTimersByTimeAsync(5000)
    expect(speaker.musicVolume).toBeCloseTo(0.8 * 0.45)
    expect(speaker.notes.length).toBeGreaterThan(5)
    expect(['musicTitle', 'musicBunks']).toContain(captions.find((key) => key.startsWith('music')))
    board.sync(position())
    await vi.advanceTimersByTimeAsync(2000)
    expect(speaker.podiums).toBe(1)
    expect(speaker.volumes.get('engine-hum')).toBeCloseTo(0.8 * 0.6)
  })

  test('says which piece begins, also on a machine that is turned down', async () => {
    board.setVolumes({ ...volumes, music: 0 })
    board.sync(position())
    await vi.advanceTimersByTimeAsync(5000)
    expect(captions.filter((key) => key.startsWith('music'))).toHaveLength(1)
    expect(speaker.musicVolume).toBe(0)
  })

  test('plays no music while hidden, and does not make up for it', async () => {
    board.sync(position())
    await vi.advanceTimersByTimeAsync(5000)
    board.silence(true)
    const played = speaker.notes.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(speaker.notes.length).toBe(played)
    board.silence(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(speaker.notes.length - played).toBeLessThan(60)
  })

  test('follows a fire from its start to its end', async () => {
    board.sync(position())
    board.play({ type: 'fire-started', room: 5, cause: 'fire' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(speaker.once_).toContain('fire-start')
    expect(speaker.volumes.get('fire-burning')).toBeGreaterThan(0)
    expect(captions).toContain('fireBurning')
    board.play({ type: 'fire-out', room: 5, cause: 'extinguish' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(speaker.volumes.has('fire-burning')).toBe(false)
  })

  test('hears wet boots where water stands', () => {
    board.sync(position({ rooms: { 5: { water: 'low' } } }))
    board.play({ type: 'entered', gnome: 'red', from: 2, to: 5 })
    expect(speaker.once_).toEqual(['step-wet-1'])
    board.play({ type: 'entered', gnome: 'red', from: 5, to: 7 })
    expect(speaker.once_).toEqual(['step-wet-1', 'step-dry-1'])
  })

  test('drops what was skipped', async () => {
    board.sync(position())
    board.play({ type: 'hatch-opened', gnome: 'red', from: 1, to: 2 })
    board.skip()
    await vi.advanceTimersByTimeAsync(3000)
    expect(speaker.once_).toEqual(['hatch-wheel'])
  })

  test('is silent while hidden and makes up for nothing', async () => {
    board.sync(position({ tracks: { heat: 9 } }))
    board.silence(true)
    captions.length = 0
    board.play({ type: 'woke', gnome: 'red' })
    board.ui('ui-click')
    await vi.advanceTimersByTimeAsync(5000)
    expect(speaker.held).toBe(true)
    expect(speaker.once_).toEqual([])
    expect(captions).toEqual([])
    board.silence(false)
    expect(speaker.held).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(speaker.once_).toEqual(['alarm-heat', 'alarm-heat'])
  })

  test('obeys the volumes at once, and captions need none', async () => {
    board.sync(position())
    await vi.advanceTimersByTimeAsync(2000)
    board.setVolumes({ ...volumes, effects: 0, hull: 0 })
    board.play({ type: 'woke', gnome: 'red' })
    await vi.advanceTimersByTimeAsync(100)
    expect(speaker.volumes.get('sea-calm')).toBe(0)
    expect(speaker.once_).toEqual([])
    expect(captions).toContain('wake')
  })

  test('says the same caption once in a while only', () => {
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(500)
      board.ui('ui-click')
    }
    expect(speaker.once_.length).toBe(5)
    expect(captions).toEqual(['uiClick'])
  })

  test('leaves nothing behind', async () => {
    board.sync(position())
    await vi.advanceTimersByTimeAsync(2000)
    board.play({ type: 'hatch-opened', gnome: 'red', from: 1, to: 2 })
    board.destroy()
    expect(speaker.volumes.size).toBe(0)
    expect(speaker.podiums).toBe(0)
    expect(speaker.destroyed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('works on a machine without sound', async () => {
    const mute = new SoundBoard({
      kit: SOUND_KIT,
      speaker: new MuteSpeaker(),
      volumes,
      seed: 'board',
      onCaption: (key) => captions.push(key),
    })
    mute.sync(position({ rooms: { 1: { fire: true } } }))
    mute.play({ type: 'woke', gnome: 'red' })
    await vi.advanceTimersByTimeAsync(2000)
    mute.destroy()
    expect(captions).toContain('wake')
  })
})
