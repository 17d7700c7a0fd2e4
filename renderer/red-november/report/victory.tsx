import type { JSX } from 'preact'
import { COLORS, type Color } from '../../../engine/red-november/index.ts'
import type { CrewMember, Report } from './analysis.ts'
import { Bubble, Figure, Ghosts } from './figures.tsx'

/** Where they stand on deck, before and behind the tower; in hundredths of the picture. */
const DECK = [
  { x: 41, y: 36.5 },
  { x: 31.2, y: 28.4 },
  { x: 48, y: 28.4 },
  { x: 25.9, y: 28.4 },
  { x: 54.3, y: 28.4 },
  { x: 20.1, y: 27.8 },
  { x: 60.2, y: 27 },
  { x: 14.7, y: 26.8 },
] as const

const CONFETTI = 42

/** E2: sunrise, a ship, and whoever is left on deck; the hero on the tower, large. */
export function Victory({ report: { crew } }: { readonly report: Report }): JSX.Element {
  const aboard = crew.filter(({ fate }) => fate !== 'dead' && fate !== 'desertedLost')
  const heroFirst = [...aboard].sort((a, b) => Number(b.fate === 'hero') - Number(a.fate === 'hero'))
  const gone = (fate: CrewMember['fate']): readonly Color[] =>
    crew.filter((member) => member.fate === fate).map(({ color }) => color)
  return (
    <div class="stage" aria-hidden="true">
      <img class="backdrop" src="./ends/dawn.webp" alt="" draggable={false} />
      <Ghosts colors={gone('dead')} />
      <img class="boat" src="./ends/afloat.webp" alt="" draggable={false} />
      {heroFirst.map(({ color, fate }, at) => (
        <Figure
          key={color}
          gnome={color}
          pose="cheer"
          className={fate === 'hero' ? 'on-deck hero-of-the-day' : 'on-deck'}
          place={DECK[at] ?? DECK[0]}
          turn={at}
        />
      ))}
      <img class="swell" src="./ends/swell.webp" alt="" draggable={false} />
      <Bubble colors={gone('desertedLost')} />
      <div class="confetti">
        {Array.from({ length: CONFETTI }, (_, at) => (
          <i
            key={at}
            style={{
              '--gnome': `var(--g-${COLORS[at % COLORS.length]})`,
              left: `${(at * 61.8) % 100}%`,
              '--turn': `${(at * 137) % 360}deg`,
              '--late': `${-((at * 0.37) % 6)}s`,
              '--down': `${(at * 38.2) % 70}%`,
            }}
          />
        ))}
      </div>
    </div>
  )
}
