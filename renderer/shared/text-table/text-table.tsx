import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import {
  formatCommand,
  type GameState,
  legalCommands,
  redNovember,
  speaker,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { canUndo, present } from '../../../engine/shared/record.ts'
import { nameIt, naming, show } from '../../core/navigation.ts'
import { Curtain } from '../../red-november/hud/curtain.tsx'
import { Miniature } from '../../red-november/pictures/miniature.tsx'
import { running, table } from '../../red-november/run/running.ts'
import { commandWords } from '../../red-november/words/command-words.ts'
import { damageReport } from '../../red-november/words/damage-report.ts'
import { t } from '../../red-november/words/index.ts'
import { names } from '../../red-november/words/speech.ts'
import { useEscape } from '../../ui/layer.ts'
import { SaveAs } from '../saves/save-as.tsx'
import '../../red-november/styles/curtain.css'

/** The game as text: the position in sentences, and every legal command as a button. */
export function TextTable(): JSX.Element | null {
  const game = table.game.value
  const state = game && present(game.record)
  const commands = useMemo(() => (state ? legalCommands(state) : []), [state])
  useEscape(leave)
  if (!game || !state) return null
  const who = speaker(state)
  // O2, O6: what may be ordered tells what is held.
  if (table.stage.value.name === 'handOver' && who)
    return <Curtain key={who} gnome={who} name={names.value(who)} onOpen={() => void table.openCurtain()} />
  return (
    <main class="page table" data-hash={game.record.hash} data-moves={game.record.entries.length}>
      <header>
        <button type="button" onClick={toTitle}>
          {t('table.leave')}
        </button>
        <h1>{game.info.title}</h1>
        <p class="grow">{headline(state)}</p>
        <button type="button" disabled={!canUndo(redNovember, game.record)} onClick={() => void running.undo()}>
          {t('table.undo')}
        </button>
        <button type="button" onClick={() => nameIt(true)}>
          {t('table.save')}
        </button>
        <button type="button" onClick={() => void running.quickSave()}>
          {t('table.quickSave')}
        </button>
        <button type="button" onClick={() => void running.quickLoad()}>
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
          <Miniature state={state} />
          {damageReport(viewFor(state, table.viewer.value ?? -1), names.value).map((line) => (
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
              const text = formatCommand(command)
              const { key, values } = commandWords(command, state, { t, names: names.value })
              return (
                <button
                  key={text}
                  type="button"
                  class="small"
                  data-command={text}
                  onClick={() => void table.command(command)}
                >
                  {t(key, values)} <code>{text}</code>
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

function leave(): void {
  if (naming.value) nameIt(false)
  else toTitle()
}

function headline(state: GameState): string {
  if (state.outcome) return t(`game.end.${state.outcome.cause}.text`)
  const who = speaker(state)
  if (!who) return ''
  const gnome = names.value(who)
  const minute = state.gnomes.find(({ color }) => color === who)?.minute ?? 0
  return state.pending ? t('table.answer', { gnome }) : t('table.turn', { gnome, minute })
}
