import type { SoundData as AnySoundData } from '../../shared/sound-kit.ts'
import type { CaptionKey } from '../words/captions/en.ts'

export interface SoundData extends AnySoundData {
  readonly caption: CaptionKey
}

const effect = (caption: CaptionKey): SoundData => ({ group: 'effects', loop: false, caption })
const effectLoop = (caption: CaptionKey): SoundData => ({ group: 'effects', loop: true, caption })
const rock = (caption: CaptionKey): SoundData => ({ group: 'hull', loop: false, caption })
const rockLoop = (caption: CaptionKey): SoundData => ({ group: 'hull', loop: true, caption })

/** Every sound of the cave. Its file is `assets/sound/dark-cave/<id>.webm`, its recipe in `scripts/sound/recipes/dark-cave`. */
export const SOUNDS = {
  air: rockLoop('wind'),
  drips: rockLoop('drips'),
  'drips-deep': rockLoop('dripsDeep'),
  'water-low': rockLoop('waterLow'),
  'water-high': rockLoop('waterHigh'),
  lanterns: rockLoop('lanterns'),
  daylight: rockLoop('daylight'),
  breathing: effectLoop('breathing'),
  'rumble-1': rock('rumble'),
  'rumble-2': rock('rumble'),

  'turn-bell': effect('turnBell'),
  'card-turn': effect('cardTurn'),
  'card-draw': effect('cardDraw'),
  'card-drop': effect('cardDrop'),
  'card-lost': effect('cardLost'),
  swap: effect('swap'),
  'empty-hands': effect('emptyHands'),
  'stone-1': effect('stoneLaid'),
  'stone-2': effect('stoneLaid'),
  'stone-3': effect('stoneLaid'),
  rockfall: effect('rockfall'),
  dust: effect('dust'),

  'step-stone-1': effect('step'),
  'step-stone-2': effect('step'),
  'step-stone-3': effect('step'),
  'step-plank-1': effect('stepPlank'),
  'step-plank-2': effect('stepPlank'),
  'step-water-1': effect('stepWet'),
  'step-water-2': effect('stepWet'),
  climb: effect('climb'),
  bridge: effect('bridge'),
  tunnel: effect('tunnel'),
  tumble: effect('tumble'),
  'stand-up': effect('standUp'),
  boots: effect('bootsOn'),
  'axe-held': effect('axeHeld'),
  'axe-swing': effect('axeSwing'),
  'axe-web': effect('axeWeb'),

  'web-spun': effect('webSpun'),
  'web-thin': effect('webThin'),
  'web-gone': effect('webGone'),
  eyes: effect('eyes'),
  rat: effect('rat'),
  'rat-step': effect('ratStep'),
  'rat-bite': effect('ratBite'),
  'rat-flees': effect('ratFlees'),
  lindworm: effect('lindworm'),
  'lindworm-step': effect('lindwormStep'),
  'lindworm-bite': effect('lindwormBite'),
  'lindworm-flees': effect('lindwormFlees'),
  goblin: effect('goblin'),
  'goblin-step': effect('goblinStep'),
  'goblin-bite': effect('goblinBite'),
  'goblin-flees': effect('goblinFlees'),
  'creature-gone': effect('creatureGone'),
  endured: effect('endured'),

  gold: effect('gold'),
  'gold-glint': effect('goldGlint'),
  'gold-lost': effect('goldLost'),
  gate: effect('gateOpens'),
  'gate-wrong': effect('gateWrong'),
  'exit-found': effect('exitFound'),
  left: effect('left'),
  peek: effect('peek'),
  question: effect('question'),
  agree: effect('agree'),
  disagree: effect('refuse'),

  unmask: effect('unmask'),
  'unmask-saboteur': effect('unmaskSaboteur'),
  nuggets: effect('nuggets'),
  scales: effect('scales'),
  banner: effect('banner'),
  'end-won': effect('win'),
  'end-lost': effect('lose'),
  'end-nobody': effect('nobodyWins'),

  'ui-hover': effect('uiHover'),
  'ui-click': effect('uiClick'),
  'ui-confirm': effect('uiConfirm'),
  'ui-refuse': effect('uiRefuse'),
  'ui-curtain': effect('lanternPass'),
} as const satisfies Record<string, SoundData>

export type SoundId = keyof typeof SOUNDS
export const SOUND_IDS = Object.keys(SOUNDS) as readonly SoundId[]
