import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { COLORS, FEWEST_GNOMES, MOST_GNOMES } from '../../engine/red-november/index.ts'
import { show, table } from '../app.ts'
import { t } from '../i18n/index.ts'
import { Segment } from '../parts/segment.tsx'
import { changeSettings, settings } from '../settings.ts'

const COUNTS = Array.from({ length: MOST_GNOMES - FEWEST_GNOMES + 1 }, (_, at) => String(FEWEST_GNOMES + at))

/** Eight letters nobody chose; the game itself draws everything from the seed. */
const anySeed = (): string => crypto.randomUUID().slice(0, 8)

export function NewGame(): JSX.Element {
  const [seed, setSeed] = useState(anySeed)
  const [count, setCount] = useState(() => String(Math.max(FEWEST_GNOMES, settings.value.lastCrew.length)))
  const start = async (event: Event): Promise<void> => {
    event.preventDefault()
    const gnomes = COLORS.slice(0, Number(count))
    await table.start(seed, { seed, gnomes })
    await changeSettings({ lastCrew: gnomes.map((color) => ({ color, name: '', player: 'person' })) })
    show('table')
  }
  return (
    <main class="page">
      <header>
        <button type="button" onClick={() => show('title')}>
          {t('newGame.back')}
        </button>
        <h1>{t('newGame.heading')}</h1>
      </header>
      <form class="panel" onSubmit={(event) => void start(event)}>
        <div class="row">
          <label for="seed">{t('newGame.seed')}</label>
          <input
            id="seed"
            value={seed}
            maxLength={60}
            required
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </div>
        <p class="caption">{t('newGame.seedHint')}</p>
        <div class="row">
          <span>{t('newGame.gnomes')}</span>
          <Segment
            label={t('newGame.gnomes')}
            value={count}
            choices={COUNTS.map((value) => ({ value, text: value }))}
            onPick={setCount}
          />
        </div>
        <button type="submit" class="primary">
          {t('newGame.start')}
        </button>
      </form>
    </main>
  )
}
