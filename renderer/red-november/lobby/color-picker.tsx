import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { COLORS, type Color } from '../../../engine/red-november/index.ts'
import { usePopover } from '../../ui/popover.ts'
import { t } from '../words/index.ts'

interface Props {
  readonly color: Color
  readonly onPick: (color: Color) => void
}

/** A gnome's colour with its badge; opens to all eight. */
export function ColorPicker({ color, onPick }: Props): JSX.Element {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (open) place.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
  }, [open])
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  usePopover(place, close, open)
  const hear = (event: KeyboardEvent): void => {
    const step = open ? STEPS[event.key] : undefined
    if (!step) return
    event.preventDefault()
    const choices = [...(place.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
    const at = choices.indexOf(document.activeElement as HTMLElement)
    choices[(at + step + choices.length) % choices.length]?.focus()
  }
  const leave = (event: FocusEvent): void => {
    if (!place.current?.contains(event.relatedTarget as Node | null)) setOpen(false)
  }
  return (
    <fieldset ref={place} class="color-picker" data-arrows={open ? '' : undefined} onKeyDown={hear} onFocusOut={leave}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={t('pair', { what: t('front.lobby.color'), which: t(`game.gnome.${color}.name`) })}
        title={t(`game.gnome.${color}.name`)}
        onClick={() => setOpen(!open)}
      >
        <img src={`./badges/${color}.svg`} alt="" />
        <i class="caret" />
      </button>
      {open && (
        <div class="colors panel" role="radiogroup" aria-label={t('front.lobby.color')}>
          {COLORS.map((choice) => (
            // biome-ignore lint/a11y/useSemanticElements: a radio button cannot hold a badge
            <button
              key={choice}
              type="button"
              role="radio"
              aria-checked={choice === color}
              tabIndex={choice === color ? 0 : -1}
              class="quiet"
              onClick={() => {
                onPick(choice)
                close()
              }}
            >
              <img src={`./badges/${choice}.svg`} alt={t(`game.gnome.${choice}.badge`)} />
              {t(`game.gnome.${choice}.name`)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }
