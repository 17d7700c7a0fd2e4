/** So much at a time: a slice cannot become more than a thousand times as long. */
const SLICE_BYTES = 256

/** What was packed is longer than it may be. */
export class TooLong extends Error {}

export async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Unpacks a text of at most so many letters. A stream unpacks whole pieces at once and only then asks whether anybody wants more,
 * so it gets small ones: what goes on beyond the limit is never in memory. Throws where it goes on, or is no packed text.
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, maxLetters: number): Promise<string> {
  const reader = sliced(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > maxLetters) {
      await reader.cancel()
      throw new TooLong()
    }
  }
  return text + decoder.decode()
}

/** The bytes in small slices, each when it is asked for. */
function sliced(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, at + SLICE_BYTES))
        at += SLICE_BYTES
      },
    },
    { highWaterMark: 0 },
  )
}
