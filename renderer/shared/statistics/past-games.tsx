import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { note } from '../../core/notices.ts'
import { language } from '../../core/settings.ts'
import type { Played } from '../../table/table.ts'
import { Icon } from '../../ui/icon.tsx'
import { putInFront, t } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { watch } from '../replay/afterwards.ts'
import { readCode } from '../replay/code.ts'

/** So many at a time. */
const PAGE = 12

interface Props {
  readonly its: AnyGameUi
  /** In the order in which they ended. */
  readonly games: readonly GameResult[]
  readonly onReport: (game: Played<GameTypes>) => void
}

/** Finished games, the newest first; those that are kept whole can be seen again. */
export function PastGames({ its, games, onReport }: Props): JSX.Element {
  const [count, setCount] = useState(PAGE)
  const newest = games.toReversed()
  const open = async (code: string, go: (game: Played<GameTypes>) => void): Promise<void> => {
    const read = await readCode({ game: its.running.game, mark: its.codeMark }, code)
    if (!read.ok) return note('bad', () => t(`replay.codeError.${read.error}`))
    putInFront(its)
    go({ info: read.info, record: read.record })
  }
  return (
    <section class="panel past-games">
      <h2>{t('front.statistics.past')}</h2>
      <ol>
        {newest.slice(0, count).map((game) => (
          <Line key={game.id} its={its} game={game} onOpen={open} onReport={onReport} />
        ))}
      </ol>
      {count < games.length && (
        <button type="button" onClick={() => setCount(count + PAGE)}>
          {t('front.statistics.more', { count: games.length - count })}
        </button>
      )}
    </section>
  )
}

interface LineProps extends Pick<Props, 'its' | 'onReport'> {
  readonly game: GameResult
  readonly onOpen: (code: string, go: (game: Played<GameTypes>) => void) => Promise<void>
}

function Line({ its, game, onOpen, onReport }: LineProps): JSX.Element | null {
  const told = its.pastGame(game)
  if (!told) return null
  const { seed, code, ended } = game
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li data-game={game.id}>
      <b class={told.isGood ? 'seal good' : 'seal bad'}>{told.result}</b>
      <span class="grow">
        {told.details.join(' · ')}
        <small>
          {[date.format(new Date(ended)), seed && `${t('front.lobby.seed')} ${seed}`].filter(Boolean).join(' · ')}
        </small>
      </span>
      {code === undefined ? (
        <span class="caption">{t('front.statistics.notKept')}</span>
      ) : (
        <>
          <button type="button" class="small" onClick={() => void onOpen(code, watch)}>
            <Icon name="watch" />
            {t('replay.code.open')}
          </button>
          <button type="button" class="small" onClick={() => void onOpen(code, onReport)}>
            <Icon name="statistics" />
            {t('replay.toReport')}
          </button>
        </>
      )}
    </li>
  )
}
