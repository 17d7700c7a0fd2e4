import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromScenario, type PlayerView, type RedNovember, viewFor } from '../../../../engine/red-november/index.ts'
import { SOUND_KIT } from '../../../../renderer/red-november/sound/kit.ts'
import { SoundBoard, type Volumes } from '../../../../renderer/shared/sound/index.ts'
import { Radio } from '../../../../renderer/shared/sound/radio.ts'
import { MuteSpeaker } from '../../../../renderer/shared/sound/speaker.ts'

const VOLUMES: Volumes = { master: 80, music: 45, effects: 90, hull: 60 }
const VIEW: PlayerView = viewFor(fromScenario({ game: 'red-november', seed: 'radio' }), 0)

const boards: SoundBoard<RedNovember>[] = []
const radioOn = (): Radio<RedNovember> =>
  new Radio(VOLUMES, async (options) => {
    const board = new SoundBoard({ ...options, kit: SOUND_KIT, speaker: new MuteSpeaker(), seed: 'radio' })
    boards.push(board)
    return board
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const board of boards.splice(0)) board.destroy()
  vi.useRealTimers()
})

describe('the radio', () => {
  it('remembers the game until somebody switches it on', async () => {
    const radio = radioOn()
    radio.sync(VIEW)
    expect(boards).toHaveLength(0)
    await radio.switchOn()
    expect(boards[0]?.loops).toHaveProperty('engine-hum')
  })

  it('is opened once, however often it is switched on', async () => {
    const radio = radioOn()
    await Promise.all([radio.switchOn(), radio.switchOn()])
    await radio.switchOn()
    expect(boards).toHaveLength(1)
  })

  it('tuned to another game, lets the old ones fade, opens the sounds of that one and forgets what was seen of the one before', async () => {
    const radio = radioOn()
    radio.sync(VIEW)
    await radio.switchOn()
    const retuned = radio.retune()
    expect(boards).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await retuned
    expect(boards).toHaveLength(2)
    expect(boards[1]?.loops).not.toHaveProperty('engine-hum')
  })

  it('tuned to another game while it is being opened, keeps only what is wanted last', async () => {
    const radio = radioOn()
    const opening = radio.switchOn()
    const again = radio.retune()
    await radio.retune()
    await Promise.all([opening, again])
    radio.sync(VIEW)
    expect(boards.map(({ loops }) => 'engine-hum' in loops)).toEqual([true])
  })

  it('touched while the old sounds still fade, opens the new ones only when those are gone: there is one loudspeaker', async () => {
    const radio = radioOn()
    await radio.switchOn()
    const retuned = radio.retune()
    const touched = radio.switchOn()
    await vi.advanceTimersByTimeAsync(500)
    expect(boards).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all([retuned, touched])
    expect(boards).toHaveLength(2)
  })

  it('off, stays off when another game comes', async () => {
    await radioOn().retune()
    expect(boards).toHaveLength(0)
  })

  it('says what can be heard, and takes the words away again', async () => {
    const radio = radioOn()
    await radio.switchOn()
    radio.sync(VIEW)
    radio.play({ type: 'die-rolled', purpose: 'fix', gnome: 'red', face: 4 })
    expect(radio.captions.value.map(({ key }) => key)).toContain('dieRoll')
    vi.advanceTimersByTime(60_000)
    expect(radio.captions.value.map(({ key }) => key)).not.toContain('dieRoll')
  })

  it('never shows more captions than can be read, and none for a click', async () => {
    const radio = radioOn()
    await radio.switchOn()
    radio.sync(VIEW)
    for (const type of ['fix-succeeded', 'fix-failed'] as const)
      radio.play({ type, gnome: 'red', job: 'engine', tooLateFor: null })
    radio.ui('ui-click')
    expect(radio.captions.value.length).toBeLessThanOrEqual(3)
    expect(radio.captions.value.map(({ key }) => key)).not.toContain('uiClick')
  })
})
