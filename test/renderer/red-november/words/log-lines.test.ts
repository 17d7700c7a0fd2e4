import { describe, expect, test } from 'vitest'
import { COLORS, createGame, type GameEvent, type Options } from '../../../../engine/red-november/index.ts'
import { game as en } from '../../../../renderer/red-november/words/game/en/index.ts'
import { logLine, readerFor, sentence } from '../../../../renderer/red-november/words/log-lines.ts'
import { gatheredLine } from '../../../../renderer/red-november/words/news-lines.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../../speak.ts'
import { EXAMPLES } from '../examples.ts'

const state = (options: Partial<Options> = {}) =>
  createGame({ seed: 'log', gnomes: ['red', 'blue', 'green', 'white'], options })
const examples: readonly GameEvent[] = Object.values(EXAMPLES).flat()

/** What a seat reads in one language. Red sits at 0, blue at 1, green at 2. */
const read = (event: GameEvent, seat: number | 'everybody', language: (typeof LANGUAGES)[number], secret = true) => {
  const reader = readerFor(state({ secretHands: secret }), seat, { t: sayIn(language), names })
  const line = logLine(event, reader)
  return line && sentence(line, reader)
}

describe('a line of the log', () => {
  test('or of the news is there for every wording, and for no other', () => {
    const reader = readerFor(state(), 'everybody', { t: sayIn('en'), names })
    const several = examples.flatMap((event) => gatheredLine([event, event], reader)?.key ?? [])
    const used = new Set([...examples.flatMap((event) => logLine(event, reader)?.key ?? []), ...several])
    expect([...used].sort()).toEqual(
      Object.keys(en.log)
        .map((key) => `game.log.${key}`)
        .sort(),
    )
  })

  test.each(LANGUAGES)('is a whole sentence in %s', (language) => {
    const said = examples.flatMap((event) => read(event, 'everybody', language) ?? [])
    expect(said.filter((text) => !isSaid(text))).toEqual([])
    expect(said.filter((text) => !/[.!]$/.test(text))).toEqual([])
    expect(missing).toEqual([])
  })

  test('says it in the right case', () => {
    const [, opened] = EXAMPLES['hatch-opened']
    const [drawn] = EXAMPLES['items-drawn']
    expect(opened && read(opened, 0, 'en')).toBe('Борис opens the hatch to the Mess.')
    expect(opened && read(opened, 0, 'ru')).toBe('Борис открывает люк в Столовую.')
    expect(opened && read(opened, 0, 'fr')).toBe('Борис ouvre l’écoutille vers le Réfectoire.')
    expect(opened && read(opened, 0, 'pl')).toBe('Борис otwiera właz do Mesy.')
    expect(drawn && read(drawn, 0, 'en')).toBe('Борис rummages and takes crowbars ×2, a water pump.')
    expect(drawn && read(drawn, 0, 'ru')).toBe('Борис роется на полках и берёт ломы ×2, помпу.')
    expect(drawn && read(drawn, 0, 'fr')).toBe('Борис fouille et prend pieds-de-biche ×2, une pompe à eau.')
    expect(drawn && read(drawn, 0, 'pl')).toBe('Борис grzebie na półkach i bierze łomy ×2, pompę wodną.')
  })

  test('says nothing where other lines say it', () => {
    for (const type of ['phase-began', 'time-spent', 'marker-moved', 'choice-asked', 'turn-ended'] as const) {
      for (const event of EXAMPLES[type]) expect(read(event, 'everybody', 'en')).toBeNull()
    }
  })

  test('belongs to its gnome', () => {
    const reader = readerFor(state(), 0, { t: sayIn('en'), names })
    for (const event of examples) {
      const line = logLine(event, reader)
      if (line && 'gnome' in event) expect(line.gnome).toBe(event.gnome)
      if (line?.gnome) expect(COLORS).toContain(line.gnome)
    }
  })
})

describe('secret hands (O2, O6)', () => {
  const [drawn, , grogs, found] = EXAMPLES['items-drawn']
  const [offered] = EXAMPLES['trade-offered']
  const [traded] = EXAMPLES['trade-accepted']
  const [looted] = EXAMPLES['items-looted']

  test('others count what a gnome draws', () => {
    expect(drawn && read(drawn, 1, 'ru')).toBe('Борис роется на полках и берёт 3 предмета.')
    expect(drawn && read(drawn, 1, 'pl')).toBe('Борис grzebie na półkach i bierze 3 przedmioty.')
    expect(found && read(found, 1, 'en')).toBe('Борис finds 1 item.')
    expect(found && read(found, 0, 'en')).toBe('Борис finds coffee.')
  })

  test('the captain’s grogs lie face up', () => {
    expect(grogs && read(grogs, 1, 'en')).toBe('Борис borrows grog ×2 from the captain.')
  })

  test('both partners know a trade, the others count', () => {
    expect(offered && read(offered, 0, 'en')).toContain('a harpoon')
    expect(offered && read(offered, 1, 'en')).toContain('a harpoon')
    expect(offered && read(offered, 2, 'en')).toContain('1 item')
    expect(traded && read(traded, 1, 'en')).toBe('Борис gives a harpoon, Вера gives an aqualung, coffee.')
    expect(traded && read(traded, 2, 'ru')).toBe('Борис отдаёт 1 предмет, Вера отдаёт 2 предмета.')
  })

  test('loot is known to who has it and who had it', () => {
    expect(looted && read(looted, 0, 'en')).toContain('a toolbox')
    expect(looted && read(looted, 1, 'en')).toContain('a toolbox')
    expect(looted && read(looted, 2, 'fr')).toContain('2 objets')
  })

  test('no name of a hidden item is in what another seat reads', () => {
    const hidden = [drawn, found, offered, traded, looted].flatMap((event) => event ?? [])
    for (const language of LANGUAGES) {
      for (const event of hidden) {
        const open = read(event, 'everybody', language)
        const closed = read(event, 3, language)
        expect(closed).not.toBe(open)
        expect(closed).toMatch(/\d/)
      }
    }
  })

  test('open hands, and a game that is over, hide nothing', () => {
    expect(drawn && read(drawn, 1, 'en', false)).toContain('a water pump')
    expect(drawn && read(drawn, 'everybody', 'en')).toContain('a water pump')
  })
})
