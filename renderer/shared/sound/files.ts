/// <reference types="vite/client" />
import type { SoundId } from '../../red-november/sound/manifest.ts'

/** The addresses under which the bundler has put the files. */
const FILES = import.meta.glob<string>('../../../assets/sound/*.webm', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const fileOf = (sound: SoundId): string | undefined => FILES[`../../../assets/sound/${sound}.webm`]
