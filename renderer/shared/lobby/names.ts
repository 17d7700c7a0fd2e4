import { MAX_NAME_LENGTH } from '../../../preload/contract.ts'

/** A name that fits: longer ones are cut between letters, never inside one. */
export function fittingName(name: string): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length > MAX_NAME_LENGTH) break
    kept += segment
  }
  return kept
}
