import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, type ElectronApplication, expect, type Page } from '@playwright/test'
import { GAME_URL } from '../../../preload/contract.ts'
import { ROOT } from '../../../scripts/paths.ts'
import { linuxFlags } from '../../../scripts/system.ts'

/** A running game: the app, its page, and the folder where it keeps everything. */
export interface Running {
  readonly app: ElectronApplication
  readonly page: Page
  readonly home: string
}

/** A page of the game's own address with nothing of the game on it: whatever was left behind has ended there. */
export const NOWHERE = `${GAME_URL}icon.png`

/** Starts the app on the test's own folder. */
export type Start = (...args: string[]) => Promise<Running>

/** The same page in a quarter of the pixels, as usual in tests: software GL fills each of them itself. */
const FEW_PIXELS = '--force-device-scale-factor=0.5'
/** All of them, for tests that measure the picture. */
export const ALL_PIXELS = '--force-device-scale-factor=1'

/** The board asks how fine it has to be drawn, and the page does not: nobody looks at it here. To be run in the page before it loads. */
export const coarseBoard = (): unknown => Object.defineProperty(window, 'devicePixelRatio', { value: 0.2 })

/**
 * A board on which nothing is painted: this machine has no graphics card, software GL took a fifth of all work, and nobody looks. What
 * the board does up to there is all done, with empty pictures of the same size, which need no unpacking. To be run in the page
 * before it loads.
 */
export function unpainted(): void {
  const { prototype } = WebGL2RenderingContext
  for (const paints of ['clear', 'drawArrays', 'drawElements', 'drawElementsInstanced', 'readPixels'] as const)
    prototype[paints] = () => undefined
  for (const uploads of ['texImage2D', 'texSubImage2D', 'generateMipmap'] as const) prototype[uploads] = () => undefined

  const unpack = window.createImageBitmap.bind(window)
  /** What a WebP file says of itself; null where it is none of the kind that carries its size in front. */
  async function sizeOf(picture: Blob): Promise<{ readonly width: number; readonly height: number } | null> {
    const head = new DataView(await picture.slice(0, 30).arrayBuffer())
    const signAt = (at: number): string => String.fromCharCode(...new Uint8Array(head.buffer, at, 4))
    const threeBytesAt = (at: number): number => head.getUint16(at, true) + (head.getUint8(at + 2) << 16)
    if (head.byteLength < 30 || signAt(8) !== 'WEBP') return null
    if (signAt(12) === 'VP8X') return { width: threeBytesAt(24) + 1, height: threeBytesAt(27) + 1 }
    if (signAt(12) !== 'VP8 ') return null
    return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff }
  }
  window.createImageBitmap = async (picture: ImageBitmapSource, ...wishes: unknown[]): Promise<ImageBitmap> => {
    const size = picture instanceof Blob ? await sizeOf(picture) : null
    if (!size) return Reflect.apply(unpack, window, [picture, ...wishes])
    const empty = new OffscreenCanvas(size.width, size.height)
    empty.getContext('2d')
    return empty.transferToImageBitmap()
  }
}

/** The sheet that lets a page be seen through, on its window. */
export interface SeenThrough {
  readonly seenThrough?: CSSStyleSheet
}

/**
 * A page that is laid out, clicked and read as ever, and of which no pixel is made: nobody looks at it.
 * Whoever asks what can be seen is told as if it were there. To be run in the page before it loads.
 */
export function seenThrough(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
  Object.assign(window, { seenThrough: sheet } satisfies SeenThrough)

  const { prototype } = Element
  const isThere = prototype.checkVisibility
  prototype.checkVisibility = function ({ checkOpacity, opacityProperty, ...wishes } = {}) {
    if (!isThere.call(this, wishes)) return false
    if (!checkOpacity && !opacityProperty) return true
    for (
      let around: Element | null = this;
      around && around !== document.documentElement;
      around = around.parentElement
    )
      if (getComputedStyle(around).opacity === '0') return false
    return true
  }
}

/** A third of the frames: software GL draws each of them itself, and nobody looks. To be run in the page before it loads. */
export function fewFrames(): void {
  const next = window.requestAnimationFrame.bind(window)
  const forget = window.cancelAnimationFrame.bind(window)
  const waiting = new Map<number, number>()
  let last = 0
  window.requestAnimationFrame = (draw) => {
    last += 1
    const id = last
    const wait = (frames: number): void => {
      const handle = next((now) => {
        if (frames > 1) return wait(frames - 1)
        waiting.delete(id)
        draw(now)
      })
      waiting.set(id, handle)
    }
    wait(3)
    return id
  }
  window.cancelAnimationFrame = (id) => {
    forget(waiting.get(id) ?? 0)
    waiting.delete(id)
  }
}

/**
 * A machine without sound plays in silence and with captions. To decode the sounds for every page took a third of all work; in the
 * windows that tests start themselves they are heard.
 */
export const takeLoudspeaker = (): boolean => Reflect.deleteProperty(window, 'AudioContext')

export const program = (): string => {
  const found = process.env.RED_NOVEMBER_ELECTRON
  if (!found) throw new Error('the set-up has not run')
  return found
}

/** Ours, without wishes about colours: where two of them disagree Node says so, and nobody would know it from a complaint of the game. */
function plainEnvironment(): Record<string, string> {
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...rest } = process.env
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Starts the built app on a folder of its own. */
export async function launch(home: string, args: readonly string[] = []): Promise<Running> {
  const app = await _electron.launch({
    executablePath: program(),
    args: ['-r', join(import.meta.dirname, 'hold.cjs'), ...(await appArguments(home)), FEW_PIXELS, ...args],
    env: plainEnvironment(),
  })
  const page = await app.firstWindow()
  await ready(page)
  await expect.poll(() => isSettled(home)).toBe(true)
  return { app, page, home }
}

/**
 * The app has loaded all of itself, by its own diary. While it loads, its engine tidies up, and may throw away the very promise
 * of an answer that Playwright waits for. Where no diary can be written there is nothing to wait for.
 */
function isSettled(home: string): boolean {
  const diary = join(home, 'logs', 'main.log')
  const lines = existsSync(diary) ? readFileSync(diary, 'utf8') : ''
  const begun = lines.lastIndexOf('start: ')
  return begun < 0 || lines.includes('settings are kept', begun)
}

/** The page has drawn its first screen and listens. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}

/** What the app is started with. */
export const appArguments = async (home: string): Promise<readonly string[]> => [
  ROOT,
  `--user-data-dir=${home}`,
  '--lang=en-GB',
  ...(await linuxFlags(program())),
]
