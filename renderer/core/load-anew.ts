/** Whoever replaces the page's files is done with it in seconds. */
const LOOKS = 20
const LOOK_EVERY_MS = 500

/** Leaves this page for the game's page at an address; false if there is none to be had. Half of one would be a black window. */
export async function loadAnew(address: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (await isWhole(address)) {
      location.replace(address)
      return true
    }
    await new Promise((again) => setTimeout(again, LOOK_EVERY_MS))
  }
  return false
}

/** The page lies there, and so does everything that it begins with. */
async function isWhole(address: string): Promise<boolean> {
  const page = await textAt(address)
  if (page === null) return false
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
  return (await Promise.all(files.map(textAt))).every((text) => text !== null)
}

async function textAt(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? answer.text() : null
}
