import type { Kind, Word } from './kinds.ts'

/** How a word is found among what the page writes to its console. */
export const SIGN = 'torture: '

/**
 * Plays on the text table until the page is killed, and says what a player sees. It is run in the page, so it stands alone.
 * Every command is one of the buttons; the order of picks comes from `number`.
 */
export async function playInPage({ kind, number, sign }: { kind: Kind; number: number; sign: string }): Promise<void> {
  const say = (word: Word): void => console.debug(sign + JSON.stringify(word))
  const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))
  let told = ''
  let pressedAt = ''
  let pick = number
  let first = true
  let isOver = false
  for (;;) {
    // What one person sees alone stays until that person has seen it.
    document.querySelector<HTMLElement>('.keepsake button, .cave-peek button.lit, [data-go=hand-over]')?.click()
    const curtain = document.querySelector<HTMLElement>('main.curtain, .cave-curtain')
    const table = document.querySelector<HTMLElement>('main.table')
    if (curtain && told !== `curtain ${pick}`) {
      told = `curtain ${pick}`
      if (kind === 'curtain') say({ say: 'at' })
    }
    curtain?.querySelector<HTMLElement>(':is(.primary, .wood.lit):enabled')?.click()
    const { hash = '', moves = '', stage = '' } = table?.dataset ?? {}
    const now = `${moves} ${hash} ${stage}`
    if (table && now !== told) {
      const mark = { entries: Number(moves), hash }
      if (!told.startsWith(`${moves} ${hash} `)) say(first ? { say: 'found', mark } : { say: 'answered', mark })
      first = false
      told = now
      if (stage === 'thinking' && kind === 'thinking') say({ say: 'at' })
      if (stage === 'choosing' && kind === 'question') say({ say: 'at' })
      // Somebody may have ended the game: it is killed at its end, then.
      if (stage === 'reporting') isOver = true
    }
    if (table && stage === 'choosing' && pressedAt !== moves) {
      pick = (pick * 48_271) % 2_147_483_647
      pressedAt = moves
      if (kind === 'saving' && pick % 3 === 0) {
        say({ say: 'at' })
        const quick = [...table.querySelectorAll<HTMLElement>('header button')].find(({ textContent }) =>
          textContent?.startsWith('Quick save'),
        )
        if (!quick) throw new Error('there is no quick save')
        quick.click()
      }
      const buttons = table.querySelectorAll<HTMLElement>('[data-command]')
      buttons[pick % buttons.length]?.click()
    }
    if (isOver) say({ say: 'at' })
    await pause(isOver ? 50 : 1)
  }
}
