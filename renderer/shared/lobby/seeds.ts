const MOODS =
  `brave calm crooked damp dizzy gloomy grim happy hasty humble jolly lazy lost lucky merry noisy proud quiet
rusty salty sleepy stubborn tipsy wary`.split(/\s/)
const BEASTS = `anchovy barnacle beluga clam cod crab dolphin eel gull haddock herring kraken lobster mackerel narwhal
octopus otter oyster puffin seal shrimp sprat squid walrus`.split(/\s/)
const FIRST_YEAR = 1900
const YEARS = 100

/** A seed one can say across a table: `brave-otter-1957`. The game itself draws everything from it. */
export function anySeed(): string {
  const [mood = 0, beast = 0, year = 0] = crypto.getRandomValues(new Uint32Array(3))
  return `${MOODS[mood % MOODS.length]}-${BEASTS[beast % BEASTS.length]}-${FIRST_YEAR + (year % YEARS)}`
}
