import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted keys: equal values give equal text, however they were built. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
    return `{${fields.join(',')}}`
  }
  return JSON.stringify(value)
}

const HASH_LENGTH = 16

/** A short hash of a text, the same everywhere. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, HASH_LENGTH)

/** A short hash of any plain JSON value. */
export const hashJson = (value: unknown): string => hashText(canonicalJson(value))
