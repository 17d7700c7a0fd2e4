import { host } from '../../core/host.ts'
import { screen } from '../../core/navigation.ts'
import { note } from '../../core/notices.ts'
import { boardInSight } from '../board/board-canvas.tsx'
import { currentUi, t } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { watched, watchedAt } from '../replay/afterwards.ts'
import { framed } from './strip.ts'

/** At least so wide: what is passed around is looked at on larger screens, too. */
const WIDTH = 1600

/** The board as a picture to pass around. It shows what everybody at the table may see, whoever sits there. */
export async function takePhoto(): Promise<void> {
  const its = currentUi.value
  const board = boardInSight()
  const seen = its && board && whatIsSeen(its)
  if (!seen) return note('bad', () => t('notice.nothingToPhoto'))
  const { name } = its
  const photo = framed(board.photograph(WIDTH), { name, ...seen })
  const picture = await photo.convertToBlob({ type: 'image/png' })
  const kept = await host.savePhoto(name, new Uint8Array(await picture.arrayBuffer()))
  if (!kept.ok) return note('bad', () => t('notice.noPhoto'))
  const file = kept.value
  const show = { label: () => t('notice.showPhoto'), press: () => void host.showPhotos() }
  note('good', () => t('notice.photo', { file }), host.kind === 'electron' ? show : null)
}

/** Where the game on the board stands, for everybody, and its seed. */
function whatIsSeen({ running, narrator }: AnyGameUi): { readonly when: string; readonly seed: string } | null {
  const { table } = running
  const isReplay = screen.value === 'replay'
  const game = isReplay ? watched.value : table.game.value
  const [start] = game?.record.states ?? []
  if (!game || !start) return null
  const seed = `${t('front.lobby.seed')} ${running.game.seedOf(start)}`
  if (isReplay) return { when: watchedAt.value, seed }
  const state = table.position.value ?? start
  const teller = narrator(game, null)
  const [moment] = teller.moments(state, [])
  return { when: moment ? teller.position(moment, game.record.states.indexOf(state)) : '', seed }
}
