/**
 * Two 32-bit halves of a text's hash, the same everywhere: bryc's public-domain cyrb53 mixing. It finds damage and
 * divergence and spreads seeds; it keeps no secrets. A cryptographic hash in script takes 400 us for one state, this 10.
 */
export function hash64(text: string, seed = 0): readonly [number, number] {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x9e3779b1)
    b = Math.imul(b ^ code, 0x5f356495)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return [a, b]
}

const hex = (half: number): string => (half >>> 0).toString(16).padStart(8, '0')

/** A hash as 16 hexadecimal digits. */
export const hashText = (text: string): string => hash64(text).map(hex).join('')

/** The hash of plain JSON. Equal values built by the same code have their keys in the same order. */
export const hashJson = (value: unknown): string => hashText(JSON.stringify(value))
