import { SAVE_ENDING, SAVE_ID } from '../../preload/contract.ts'
import { FaultError } from '../disk/faults.ts'

const ENDING = `.${SAVE_ENDING}`
const hasEnding = (name: string): boolean => name.toLowerCase().endsWith(ENDING)
/** Windows gives these a meaning of their own, so no file there has them in its name. */
const WINDOWS_SIGNS = /[\\<>:"|?*]/

/** The id of a file in the folder, or null where it is no save by its name. */
export function idOf(name: string): string | null {
  if (!hasEnding(name) || !SAVE_ID.test(name)) return null
  const plain = name.slice(0, -ENDING.length)
  // `A.RNSAVE` and `a.rnsave.rnsave` keep their whole names: each id leads back to the one file it came from.
  return name.endsWith(ENDING) && !hasEnding(plain) ? plain : name
}

/** The name of the file behind an id; whatever the page asks for, it lies in the folder. */
export function fileName(id: string): string {
  const leadsAstray = !SAVE_ID.test(id) || (process.platform === 'win32' && WINDOWS_SIGNS.test(id))
  if (leadsAstray) throw new FaultError('save/missing')
  return hasEnding(id) ? id : `${id}${ENDING}`
}
