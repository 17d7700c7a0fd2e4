import type { JSX } from 'preact'
import { MAX_TITLE_LETTERS } from '../../../engine/shared/save.ts'
import { host } from '../../core/host.ts'
import { t } from '../../core/language.ts'
import { note } from '../../core/notices.ts'
import { Icon } from '../../ui/icon.tsx'
import { anySeed } from './seeds.ts'

interface Props {
  readonly seed: string
  readonly onChange: (seed: string) => void
}

/** The game's seed, which is its first title too: to read, to make anew, to carry elsewhere and back. */
export function SeedField({ seed, onChange }: Props): JSX.Element {
  const copy = async (): Promise<void> => {
    const copied = await host.copyText(seed)
    if (copied.ok) note('good', () => t('front.lobby.copied'))
    else note('bad', () => t('front.lobby.noClipboard'))
  }
  const paste = async (): Promise<void> => {
    const pasted = await host.pasteText()
    if (!pasted.ok) return note('bad', () => t('front.lobby.noClipboard'))
    const seed = pasted.value.trim().split('\n')[0]?.slice(0, MAX_TITLE_LETTERS)
    if (seed) onChange(seed)
    else note('bad', () => t('front.lobby.nothingToPaste'))
  }
  return (
    <div class="seed row grow">
      <label for="seed">{t('front.lobby.seed')}</label>
      <input
        id="seed"
        value={seed}
        maxLength={MAX_TITLE_LETTERS}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <button type="button" onClick={() => onChange(anySeed())}>
        <Icon name="dice" />
        {t('front.lobby.newSeed')}
      </button>
      <button type="button" class="small" onClick={() => void copy()}>
        {t('front.lobby.copy')}
      </button>
      <button type="button" class="small" onClick={() => void paste()}>
        {t('front.lobby.paste')}
      </button>
      <span class="caption">{t('front.lobby.seedHint')}</span>
    </div>
  )
}
