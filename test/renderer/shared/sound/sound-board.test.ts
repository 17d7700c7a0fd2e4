import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromScenario, type RedNovember, viewFor } from '../../../../engine/red-november/index.ts'
import { DEFAULT_SETTINGS } from '../../../../preload/contract.ts'
import { SOUND_KIT } from '../../../../renderer/red-november/sound/kit.ts'
import { LAYERS } from '../../../../renderer/red-november/sound/manifest.ts'
import { SoundBoard } from '../../../../renderer/shared/sound/sound-board.ts'
import { MuteSpeaker, type Running, type Speaker } from '../../../../renderer/shared/sound/speaker.ts'

/** Writes down what it would have played. */
class Notebook implements Speaker {
  readonly once_: string[] = []
  readonly volumes = new Map<string, number>()
  readonly together: (readonly string[])[] = []
  held = false
  destroyed = false

  once(sound: string): void {
    this.once_.push(sound)
  }
  async start(sounds: readonly string[]): Promise<readonly Running[]> {
    this.together.push(sounds)
    return sounds.map((sound) => {
      this.volumes.set(sound, 0)
      return { setVolume: (volume) => this.volumes.set(sound, volume), stop: () => this.volumes.delete(sound) }
    })
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
    board = new SoundBoard({ kit: SOUND_KIT, speaker, volumes, onCaption: (key) => captions.push(key) })
  })
  afterEach(() => {
    board.destroy()
    vi.useRealTimers()
  })

  test('plays the waltz on the title screen and fades it out when a game begins', async () => {
    board.sync(null)
    await vi.advanceTimersByTimeAsync(2000)
    expect(speaker.volumes.get('music-title')).toBeCloseTo(0.8 * 0.45)
    board.sync(position())
    await vi.advanceTimersByTimeAsync(2000)
    expect(speaker.volumes.has('music-title')).toBe(false)
    expect(speaker.volumes.get('engine-hum')).toBeCloseTo(0.8 * 0.6)
  })

  test('starts the layers of the music together', async () => {
    board.sync(position())
    await vi.advanceTimersByTimeAsync(100)
    expect(speaker.together).toContainEqual([...LAYERS])
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
    expect(speaker.destroyed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('works on a machine without sound', async () => {
    const mute = new SoundBoard({
      kit: SOUND_KIT,
      speaker: new MuteSpeaker(),
      volumes,
      onCaption: (key) => captions.push(key),
    })
    mute.sync(position({ rooms: { 1: { fire: true } } }))
    mute.play({ type: 'woke', gnome: 'red' })
    await vi.advanceTimersByTimeAsync(2000)
    mute.destroy()
    expect(captions).toContain('wake')
  })
})
