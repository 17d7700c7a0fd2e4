import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import {
  canUndo,
  formatCommand,
  type GameRecord,
  type GameState,
  legalCommands,
  present,
  speaker,
} from '../../engine/red-november/index.ts'
import {
  boardShown,
  library,
  nameIt,
  naming,
  quickLoad,
  quickSave,
  show,
  showBoard,
  table,
  undoMove,
  wentWell,
} from '../app.ts'
import type { Target } from '../board/targets.ts'
import { host } from '../host.ts'
import { commandsFor } from '../hud/pointing.ts'
import { say } from '../i18n/game/say.ts'
import { t } from '../i18n/index.ts'
import { note } from '../notices.ts'
import { BoardPanel } from '../parts/board-panel.tsx'
import { Miniature } from '../parts/miniature.tsx'
import { isStill, settings } from '../settings.ts'
import { positionText } from '../table/position-text.ts'

/** The game as text: every legal command is a button. Kept as the `?debug` view. */
export function TextTable(): JSX.Element | null {
  const game = table.game.value
  const state = game && present(game.record)
  const commands = useMemo(() => (state ? legalCommands(state) : []), [state])
  if (!game || !state) return null
  return (
    <main class="page table" data-hash={game.record.hash} data-moves={game.record.entries.length}>
      <header>
        <button type="button" onClick={() => show('title')}>
          {t('table.leave')}
        </button>
        <h1>{game.info.title}</h1>
        <p class="grow">{headline(state)}</p>
        <button type="button" disabled={!canUndo(game.record)} onClick={() => void undoMove()}>
          {t('table.undo')}
        </button>
        <button type="button" onClick={() => nameIt(true)}>
          {t('table.save')}
        </button>
        <button type="button" onClick={() => void quickSave()}>
          {t('table.quickSave')}
        </button>
        <button type="button" onClick={() => void quickLoad()}>
          {t('table.quickLoad')}
        </button>
        <button type="button" onClick={() => show('saves')}>
          {t('table.load')}
        </button>
      </header>
      {naming.value && <SaveAs title={game.info.title} />}
      <div class={boardShown.value ? 'columns with-board' : 'columns'}>
        {boardShown.value ? (
          <Boat record={game.record} />
        ) : (
          <section class="panel">
            <h2>{t('table.position')}</h2>
            <Miniature state={state} />
            <pre>{positionText(state)}</pre>
          </section>
        )}
        <section class="panel">
          <div class="row">
            <h2 class="grow">
              {t('table.commands', { count: commands.length })}
              <span class="caption"> · {t('table.moves', { count: game.record.entries.length })}</span>
            </h2>
            <button
              type="button"
              class="small"
              aria-pressed={boardShown.value}
              onClick={() => showBoard(!boardShown.value)}
            >
              {t('table.board')}
            </button>
          </div>
          <div class="commands">
            {commands.map((command) => {
              const text = formatCommand(command)
              return (
                <button
                  key={text}
                  type="button"
                  class="small"
                  data-command={text}
                  onClick={() => void table.play(command)}
                >
                  {text}
                </button>
              )
            })}
          </div>
        </section>
      </div>
    </main>
  )
}

/** The board in place of the text; a click on it says what a button would. */
function Boat({ record }: { readonly record: GameRecord }): JSX.Element {
  const point = async (target: Target): Promise<void> => {
    for (const command of commandsFor(present(record), target)) await table.play(command)
  }
  const giveUp = (error: unknown): void => {
    void host.log('warn', `no board: ${String(error)}`)
    showBoard(false)
    note('bad', () => t('notice.noBoard'))
  }
  return (
    <BoardPanel
      record={record}
      label={t('table.position')}
      speed={settings.value.animationSpeed}
      still={isStill(settings.value)}
      onClick={(target) => void point(target)}
      onFail={giveUp}
    />
  )
}

function headline(state: GameState): string {
  if (state.outcome) return say(`game.end.${state.outcome.cause}.text`)
  const who = speaker(state)
  if (!who) return ''
  const gnome = t(`color.${who}`)
  const minute = state.gnomes.find(({ color }) => color === who)?.minute ?? 0
  return state.pending ? t('table.answer', { gnome }) : t('table.turn', { gnome, minute })
}

function SaveAs({ title }: { readonly title: string }): JSX.Element {
  const [name, setName] = useState(title)
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    const game = table.game.value
    if (game && wentWell(await library.save(name, game.info, game.record)))
      note('good', () => t('notice.saved', { title: name }))
    nameIt(false)
  }
  return (
    <form class="panel row" onSubmit={(event) => void save(event)}>
      <label for="save-title">{t('table.saveAs')}</label>
      <input
        id="save-title"
        value={name}
        maxLength={60}
        required
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="primary">
        {t('table.saveIt')}
      </button>
      <button type="button" onClick={() => nameIt(false)}>
        {t('table.cancel')}
      </button>
    </form>
  )
}
