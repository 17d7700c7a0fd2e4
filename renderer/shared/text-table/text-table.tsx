import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { canUndo, present } from '../../../engine/shared/record.ts'
import { nameIt, naming, noBoard, show } from '../../core/navigation.ts'
import type { Played } from '../../table/table.ts'
import { useEscape } from '../../ui/layer.ts'
import { LiveRegion } from '../access/live.tsx'
import { asTheyAre } from '../access/spoken-orders.ts'
import { t, ui } from '../current.ts'
import { quickLoad } from '../saves/opening.ts'
import { SaveAs } from '../saves/save-as.tsx'

/** The game as text; what is told stays while the screen changes hands. */
export function TextTable(): JSX.Element | null {
  const { running, Curtain } = ui()
  const { table } = running
  const game = table.game.value
  useEscape(leave)
  if (!game) return null
  return (
    <>
      <LiveRegion />
      {/* What may be ordered tells what is held. */}
      {table.activity.value.name === 'handOver' ? <Curtain /> : <Sheet game={game} />}
    </>
  )
}

/** The position in sentences, and every legal command as a button. */
function Sheet({ game }: { readonly game: Played<GameTypes> }): JSX.Element {
  const { running, Miniature, command: say, listed = asTheyAre, position, confided, headline } = ui()
  const { table, game: rules } = running
  const state = present(game.record)
  const { name: activity } = table.activity.value
  // What a bot may say tells what it holds.
  const commands = useMemo(() => listed(table.orders()), [state, activity])
  const view = table.viewOf(state)
  const secret = confided?.(view)
  return (
    <main
      class="page table"
      data-hash={table.fingerprint.value}
      data-moves={game.record.entries.length}
      data-stage={activity}
    >
      <header>
        <button type="button" onClick={toTitle}>
          {t('table.leave')}
        </button>
        <h1>{game.info.title}</h1>
        <p class="grow">{headline(view)}</p>
        <button type="button" disabled={!canUndo(rules, game.record)} onClick={() => void running.undo()}>
          {t('table.undo')}
        </button>
        <button type="button" onClick={() => nameIt(true)}>
          {t('table.save')}
        </button>
        <button type="button" onClick={() => void running.quickSave()}>
          {t('table.quickSave')}
        </button>
        <button type="button" onClick={() => void quickLoad()}>
          {t('table.quickLoad')}
        </button>
        <button type="button" onClick={() => show('saves')}>
          {t('table.load')}
        </button>
      </header>
      {naming.value && <SaveAs look="panel row" onDone={() => nameIt(false)} />}
      <div class="columns">
        <section class="panel">
          <h2>{t('table.position')}</h2>
          <Miniature state={state} whole />
          {/* Whoever comes next finds it closed. */}
          {secret && (
            <details class="confided" key={table.viewer.value}>
              <summary>{secret.heading}</summary>
              {secret.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          )}
          {position(view).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section class="panel">
          <div class="row">
            <h2 class="grow">
              {t('table.commands', { count: commands.length })}
              <span class="caption"> · {t('table.moves', { count: game.record.entries.length })}</span>
            </h2>
            <button type="button" class="small" onClick={() => running.useText(false)}>
              {t('table.board')}
            </button>
          </div>
          <div class="commands">
            {commands.map((command) => {
              const text = rules.format(command)
              return (
                <button
                  key={text}
                  type="button"
                  class="small"
                  data-command={text}
                  onClick={() => void table.command(command)}
                >
                  {say(command, view).text} <code>{text}</code>
                </button>
              )
            })}
          </div>
        </section>
      </div>
    </main>
  )
}

const toTitle = (): void => show('title')

/** One step back: to the board, where there is one. */
function leave(): void {
  if (naming.value) nameIt(false)
  else if (noBoard.value) toTitle()
  else ui().running.useText(false)
}
