import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import './cover.css'

const LARGE_FROM = 1700
/** The lanterns whose light flickers, and the drops that fall where the anchor broke the roof. */
const LAMPS = ['left', 'middle', 'right', 'gate'] as const
const DROPS = ['first', 'second'] as const

/** The mountain, sawn open. Decoration: it comes when everything else is there, and stands still on request. */
export function TitlePicture(): JSX.Element {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  return <div class="mountain">{shown && <Layers />}</div>
}

function Layers(): JSX.Element {
  const size = innerWidth * devicePixelRatio > LARGE_FROM ? 'large' : 'small'
  return (
    <>
      <img src={`./title/mountain-${size}.webp`} alt="" decoding="async" draggable={false} />
      {LAMPS.map((lamp) => (
        <i key={lamp} class={`lamp ${lamp}`} />
      ))}
      {DROPS.map((drop) => (
        <i key={drop} class={`drop ${drop}`} />
      ))}
    </>
  )
}
