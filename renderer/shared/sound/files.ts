/// <reference types="vite/client" />

/** The addresses under which the bundler has put the files. */
const FILES = import.meta.glob<string>('../../../assets/sound/*/*.webm', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The file of a game's sound: each game has its own folder. */
export const fileOf = (folder: string, sound: string): string | undefined =>
  FILES[`../../../assets/sound/${folder}/${sound}.webm`]
