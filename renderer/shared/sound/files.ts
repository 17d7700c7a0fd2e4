/// <reference types="vite/client" />

/** The addresses under which the bundler has put the files. */
const FILES = import.meta.glob<string>('../../../assets/sound/*.webm', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const fileOf = (sound: string): string | undefined => FILES[`../../../assets/sound/${sound}.webm`]
