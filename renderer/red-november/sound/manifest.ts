import type { SoundData as AnySoundData } from '../../shared/sound-kit.ts'
import type { CaptionKey } from '../words/captions/en.ts'

export interface SoundData extends AnySoundData {
  readonly caption: CaptionKey
}

const effect = (caption: CaptionKey): SoundData => ({ group: 'effects', loop: false, caption })
const effectLoop = (caption: CaptionKey): SoundData => ({ group: 'effects', loop: true, caption })
const hull = (caption: CaptionKey): SoundData => ({ group: 'hull', loop: false, caption })
const hullLoop = (caption: CaptionKey): SoundData => ({ group: 'hull', loop: true, caption })

/** Every sound of the boat. Its file is `assets/sound/red-november/<id>.webm`, its recipe in `scripts/sound/recipes/red-november`. */
export const SOUNDS = {
  'sea-calm': hullLoop('seaCalm'),
  'sea-uneasy': hullLoop('seaUneasy'),
  'sea-dread': hullLoop('seaDread'),
  'engine-hum': hullLoop('engineHum'),
  'engine-sick': hullLoop('engineSick'),
  'pumps-breath': hullLoop('pumpsBreath'),
  'pumps-wheeze': hullLoop('pumpsWheeze'),
  'reactor-hum': hullLoop('reactorHum'),
  'reactor-hot': hullLoop('reactorHot'),
  'water-running': hullLoop('waterRunning'),
  'kraken-near': hullLoop('krakenNear'),
  'groan-1': hull('groan'),
  'groan-2': hull('groan'),
  'groan-3': hull('groanDeep'),
  'fire-burning': effectLoop('fireBurning'),
  snoring: effectLoop('snoring'),

  'hatch-wheel': effect('hatchWheel'),
  'hatch-open': effect('hatchOpen'),
  'hatch-close': effect('hatchClose'),
  'hatch-clang': effect('hatchClang'),
  crowbar: effect('crowbar'),
  'step-dry-1': effect('stepDry'),
  'step-dry-2': effect('stepDry'),
  'step-dry-3': effect('stepDry'),
  'step-wet-1': effect('stepWet'),
  'step-wet-2': effect('stepWet'),
  'step-wet-3': effect('stepWet'),
  dive: effect('dive'),

  hammering: effect('hammering'),
  tinkering: effect('tinkering'),
  extinguisher: effect('extinguisher'),
  'water-pump': effect('waterPump'),
  'code-beeps': effect('codeBeeps'),
  harpoon: effect('harpoon'),
  'fix-ok': effect('fixOk'),
  'fix-fail': effect('fixFail'),

  'water-splash': effect('waterSplash'),
  'water-surge': effect('waterSurge'),
  'water-jet': effect('waterJet'),
  'water-drain': effect('waterDrain'),
  'fire-start': effect('fireStart'),
  'fire-hiss': effect('fireHiss'),

  'die-roll': effect('dieRoll'),
  'die-land': effect('dieLand'),
  'card-turn': effect('cardTurn'),
  'card-draw': effect('cardDraw'),
  'card-shuffle': effect('cardShuffle'),
  fizzle: effect('fizzle'),
  tick: effect('tick'),
  'time-spent': effect('timeSpent'),
  'turn-bell': effect('turnBell'),
  question: effect('question'),

  'sting-relief': effect('stingRelief'),
  'sting-fire': effect('stingFire'),
  'sting-water': effect('stingWater'),
  'sting-machine': effect('stingMachine'),
  'sting-mischief': effect('stingMischief'),
  'sting-doom': effect('stingDoom'),
  'sting-kraken': effect('stingKraken'),

  'alarm-asphyxiation': effect('alarmAsphyxiation'),
  'alarm-heat': effect('alarmHeat'),
  'alarm-pressure': effect('alarmPressure'),
  'gauge-up': effect('gaugeUp'),
  'gauge-down': effect('gaugeDown'),

  'crushed-placed': effect('crushedPlaced'),
  'crushed-removed': effect('crushedRemoved'),
  'crushed-struck': effect('crushedStruck'),
  'asphyxiated-placed': effect('asphyxiatedPlaced'),
  'asphyxiated-removed': effect('asphyxiatedRemoved'),
  'asphyxiated-struck': effect('asphyxiatedStruck'),
  'missiles-placed': effect('missilesPlaced'),
  'missiles-removed': effect('missilesRemoved'),
  'missiles-struck': effect('missilesStruck'),
  'kraken-placed': effect('krakenPlaced'),
  'kraken-removed': effect('krakenRemoved'),
  'kraken-struck': effect('krakenStruck'),

  cork: effect('cork'),
  gulp: effect('gulp'),
  coffee: effect('coffee'),
  hiccup: effect('hiccup'),
  faint: effect('faint'),
  'stay-up': effect('stayUp'),
  wake: effect('wake'),
  pages: effect('pages'),
  toolbox: effect('toolbox'),
  aqualung: effect('aqualung'),
  charm: effect('charm'),
  drop: effect('drop'),

  'trade-offer': effect('tradeOffer'),
  'trade-done': effect('tradeDone'),
  'trade-refused': effect('tradeRefused'),
  'attack-swing': effect('attackSwing'),
  'attack-clash': effect('attackClash'),
  'attack-thud': effect('attackThud'),
  yield: effect('yield'),
  loot: effect('loot'),
  death: effect('death'),
  arrival: effect('arrival'),
  desertion: effect('desertion'),

  'end-implosion': effect('endImplosion'),
  'end-suffocation': effect('endSuffocation'),
  'end-meltdown': effect('endMeltdown'),
  'end-missiles': effect('endMissiles'),
  'end-kraken': effect('endKraken'),
  'end-nobody': effect('endNobody'),
  'end-rescue': effect('endRescue'),

  'ui-hover': effect('uiHover'),
  'ui-click': effect('uiClick'),
  'ui-confirm': effect('uiConfirm'),
  'ui-refuse': effect('uiRefuse'),
  'ui-curtain': effect('uiCurtain'),
} as const satisfies Record<string, SoundData>

export type SoundId = keyof typeof SOUNDS
export const SOUND_IDS = Object.keys(SOUNDS) as readonly SoundId[]
