import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import './cover.css'

/** Painted by `npm run art`; where each lies is said in cover.css. */
type Layer = 'deep' | 'rays' | 'boat' | 'arm-left' | 'arm-right'
const LARGE_FROM = 1700
const BUBBLES = 11
/** The portholes whose light flickers. */
const LAMPS = ['fire', 'tower', 'stern', 'bow'] as const

/** The boat in the arms of the Kraken. Decoration: it comes when everything else is there, and stands still on request. */
export function TitlePicture(): JSX.Element {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  return <div class="sea">{shown && <Layers />}</div>
}

function Layers(): JSX.Element {
  const size = innerWidth * devicePixelRatio > LARGE_FROM ? 'large' : 'small'
  const layer = (name: Layer): JSX.Element => (
    <img class={name} src={`./title/${name}-${size}.webp`} alt="" decoding="async" draggable={false} />
  )
  return (
    <>
      {layer('deep')}
      {layer('rays')}
      <div class="afloat">
        {layer('boat')}
        {LAMPS.map((lamp) => (
          <i key={lamp} class={`lamp ${lamp}`} />
        ))}
      </div>
      {layer('arm-left')}
      {layer('arm-right')}
      {Array.from({ length: BUBBLES }, (_, at) => (
        <i key={at} class="bubble" />
      ))}
    </>
  )
}
