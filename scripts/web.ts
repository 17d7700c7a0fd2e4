import { buildIfNeeded } from './build.ts'
import { serve } from './serve.ts'

const USUAL_PORT = 4173

/** `npm run web`: the same game as a page for this machine's browser. */
export async function playInBrowser(): Promise<void> {
  await buildIfNeeded()
  const wanted = Number(process.env.PORT ?? USUAL_PORT)
  const { address } = await serve(wanted).catch(() => serve(0))
  console.log(`Red November is on ${address} (Ctrl+C ends it).`)
}

if (process.argv[1] === import.meta.filename) await playInBrowser()
