/** A library that is part of the game, with the licence it came under. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** The SPDX id. */
  readonly licence: string
  readonly text: string
}

/** Written by the build beside the page (`scripts/licences.ts`). */
export const LICENCES_FILE = 'licences.json'

/** Everything that is aboard and was made by others. */
export async function readLicences(): Promise<readonly Licence[]> {
  const file = await fetch(`./${LICENCES_FILE}`)
  return (await file.json()) as readonly Licence[]
}
