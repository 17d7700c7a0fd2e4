import type { Page } from '@playwright/test'
import type { AccessibilityBus, Control } from './bus.ts'

/** What the platform may know later than the page: it is told in batches. */
const MAX_LOOKS = 40

type Shown = Omit<Control, 'name'>

/** What of the page's controls does not arrive on the bus as it stands there, or arrives without a name. */
export async function lostOnTheBus(page: Page, bus: AccessibilityBus): Promise<readonly string[]> {
  let faults: readonly string[] = []
  for (let look = 0; look < MAX_LOOKS; look++) {
    faults = differences(await shownOn(page), await bus.controls())
    if (faults.length === 0) return []
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return faults
}

function differences(shown: readonly Shown[], heard: readonly Control[]): readonly string[] {
  const nameless = heard.filter(({ name }) => !name).map(({ role }) => `a ${role} without a name`)
  const wanted = shown.map(inOneLine)
  const found = heard.map(inOneLine)
  const at = wanted.findIndex((line, index) => line !== found[index])
  if (at < 0 && wanted.length === found.length) return nameless
  const place = at < 0 ? wanted.length : at
  return [
    ...nameless,
    `control ${place + 1}: ${wanted[place]} on the page, ${found[place]} on the bus (${heard[place]?.name})`,
  ]
}

const inOneLine = ({ role, pressed, disabled, expanded, value }: Shown): string =>
  [role, pressed && 'pressed', disabled && 'disabled', expanded && 'expanded', value]
    .filter((it) => it || it === 0)
    .join(' ')

/** Every control that somebody could use now, in the order of reading. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => {
    const roleOf = (element: Element): Control['role'] | null => {
      const role = element.getAttribute('role')
      // On this platform a switch is a button that stays pressed.
      if (role === 'switch') return 'button'
      if (role === 'checkbox') return 'check'
      if (role === 'radio') return 'radio'
      if (role === 'tab') return 'tab'
      if (role === 'button' || (!role && element instanceof HTMLButtonElement)) return 'button'
      if (!role && element.matches('summary')) return 'button'
      if (!role && element instanceof HTMLAnchorElement && element.href) return 'link'
      if (!role && element instanceof HTMLSelectElement) return 'choice'
      if (!role && element instanceof HTMLTextAreaElement) return 'text'
      if (role || !(element instanceof HTMLInputElement)) return null
      if (element.type === 'range') return 'slider'
      if (element.type === 'checkbox') return 'check'
      if (element.type === 'radio') return 'radio'
      return /^(text|search|url|number)$/.test(element.type) ? 'text' : element.type === 'button' ? 'button' : null
    }
    const front = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body
    return [...front.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const role = roleOf(element)
      if (!role || element.closest('[inert], [aria-hidden=true]')) return []
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const is = (name: string): boolean => element.getAttribute(`aria-${name}`) === 'true'
      const isOn = element instanceof HTMLInputElement && element.checked
      return {
        role,
        pressed: is('pressed') || is('checked') || isOn,
        disabled: element.matches(':disabled') || is('disabled'),
        expanded: is('expanded') || (element.matches('summary') && element.closest('details')?.open === true),
        value: element instanceof HTMLInputElement && role === 'slider' ? element.valueAsNumber : null,
      }
    })
  })
