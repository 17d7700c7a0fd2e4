import { effect, signal } from '@preact/signals'
import {
  DEFAULT_SETTINGS,
  type Language,
  MENU_ITEMS,
  type Memory,
  type MenuTexts,
  NO_MEMORY,
  type Reply,
  type Settings,
} from '../../preload/contract.ts'
import { host } from './host.ts'
import { languageFor, speak, t } from './language.ts'
import { note, noteFault } from './notices.ts'

export const settings = signal<Settings>(DEFAULT_SETTINGS)
/** What the screens speak now. */
export const language = signal<Language>('en')

/** Reads the settings, puts them into effect and follows every change, wherever it is made. */
export async function loadSettings(): Promise<void> {
  const found = await host.readSettings()
  if (found.ok) settings.value = found.value.settings
  else noteFault(found.fault)
  await useLanguage(settings.value)
  const file = found.ok ? found.value.setAside : null
  if (file !== null) note('bad', () => t('notice.setAside', { file }))
  effect(() => dress(settings.value))
  host.onNotice((notice) => {
    if (notice.type === 'settings' && underWay === 0) void take(notice.settings)
  })
}

/** Puts a change into effect at once and keeps it. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const kept = await put(change)
  if (!kept.ok) noteFault(kept.fault)
}

/** How many changes of our own are not kept yet: news of an earlier one would put a later one back. */
let underWay = 0

async function put(change: Partial<Settings>): Promise<Reply<Settings>> {
  underWay++
  let kept: Reply<Settings>
  try {
    await take({ ...settings.value, ...change })
    kept = await host.changeSettings(change)
  } finally {
    underWay--
  }
  if (kept.ok && underWay === 0) await take(kept.value)
  return kept
}

/** What a game remembers between two starts. */
export const memoryOf = (game: string): Memory => settings.value.games[game] ?? NO_MEMORY

export const remember = (game: string, change: Partial<Memory>): Promise<void> =>
  changeSettings({ games: withMemory(game, change) })

const withMemory = (game: string, change: Partial<Memory>): Settings['games'] => ({
  ...settings.value.games,
  [game]: { ...memoryOf(game), ...change },
})

/** The same for what nobody has asked for: where it cannot be kept, nobody is told. */
export async function jotDown(game: string, change: Partial<Memory>): Promise<void> {
  await put({ games: withMemory(game, change) })
}

export async function resetSettings(): Promise<void> {
  const kept = await host.resetSettings()
  if (kept.ok) await take(kept.value)
  else noteFault(kept.fault)
}

async function take(now: Settings): Promise<void> {
  settings.value = now
  await useLanguage(now)
}

let isSpoken = false
let isMenuSent = false

async function useLanguage(now: Settings): Promise<void> {
  const wanted = languageFor(now.language)
  await speak(wanted)
  if (wanted === language.value && isSpoken) return
  language.value = wanted
  document.documentElement.lang = wanted
  isSpoken = true
  if (isMenuSent) sendMenu()
}

/** The menu in the player's words, now and with every new language. It is made where the first picture is waited for: not before that. */
export function sendMenu(): void {
  isMenuSent = true
  void host.setMenu(Object.fromEntries(MENU_ITEMS.map((item) => [item, t(`menu.${item}`)])) as MenuTexts)
}

/** From here on screens give up what is only convenient. */
const LARGE_TEXT = 150

/** What CSS needs to know. */
function dress(now: Settings): void {
  const { dataset, style } = document.documentElement
  dataset.contrast = now.contrast
  dataset.palette = now.palette
  dataset.motion = isStill(now) ? 'reduced' : 'full'
  dataset.text = now.textSize >= LARGE_TEXT ? 'large' : 'normal'
  style.setProperty('--ui', String(now.textSize / 100))
}

/** Has the player, or the system, asked for less motion? */
export const isStill = (now: Settings): boolean =>
  now.reducedMotion === 'auto' ? matchMedia('(prefers-reduced-motion: reduce)').matches : now.reducedMotion === 'on'
