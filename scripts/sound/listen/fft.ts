/** In place, on a power of two; `turn` is -1 forwards and 1 back (not divided by the length). */
export function fft(re: Float64Array, im: Float64Array, turn: -1 | 1): void {
  const n = re.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      swap(re, i, j)
      swap(im, i, j)
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1
    const step = (turn * 2 * Math.PI) / size
    for (let k = 0; k < half; k++) {
      const c = Math.cos(step * k)
      const s = Math.sin(step * k)
      for (let i = k; i < n; i += size) {
        const j = i + half
        const x = (re[j] as number) * c - (im[j] as number) * s
        const y = (re[j] as number) * s + (im[j] as number) * c
        re[j] = (re[i] as number) - x
        im[j] = (im[i] as number) - y
        re[i] = (re[i] as number) + x
        im[i] = (im[i] as number) + y
      }
    }
  }
}

function swap(x: Float64Array, i: number, j: number): void {
  const kept = x[i] as number
  x[i] = x[j] as number
  x[j] = kept
}

/** A long wave through a short answer, block by block. */
export function convolve(x: Float32Array, answer: Float32Array): Float32Array {
  let size = 1
  while (size < answer.length * 2) size <<= 1
  const block = size - answer.length + 1
  const answerRe = new Float64Array(size)
  const answerIm = new Float64Array(size)
  answerRe.set(answer)
  fft(answerRe, answerIm, -1)
  const out = new Float32Array(x.length)
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  for (let start = 0; start < x.length; start += block) {
    re.fill(0)
    im.fill(0)
    re.set(x.subarray(start, start + block))
    fft(re, im, -1)
    for (let i = 0; i < size; i++) {
      const a = re[i] as number
      const b = im[i] as number
      re[i] = a * (answerRe[i] as number) - b * (answerIm[i] as number)
      im[i] = a * (answerIm[i] as number) + b * (answerRe[i] as number)
    }
    fft(re, im, 1)
    const end = Math.min(size, out.length - start)
    for (let i = 0; i < end; i++) out[start + i] = (out[start + i] as number) + (re[i] as number) / size
  }
  return out
}
