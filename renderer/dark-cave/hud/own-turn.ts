import { type PlayerView, type SeenPlayer, speaker } from '../../../engine/dark-cave/index.ts'

/** What the turn is to whoever sits at the screen. E5: whoever is out has turns still, without a walk. */
export function ownTurn(
  view: PlayerView,
  { gnome, at }: Pick<SeenPlayer, 'gnome' | 'at'>,
): 'yourTurn' | 'youAreAsked' | 'youAreOut' | 'youWait' {
  if (speaker(view) !== gnome) return at === null && !view.outcome ? 'youAreOut' : 'youWait'
  return view.turn?.active === gnome ? 'yourTurn' : 'youAreAsked'
}
