import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isStill, settings } from '../../core/settings.ts'

/** Painted by `npm run art`; where each lies is said in title.css. */
const LAYERS = ['deep', 'rays', 'boat', 'arm-left', 'arm-right', 'rocks'] as const
const LARGE_FROM = 1700
const BUBBLES = 14
/** The portholes whose light flickers. */
const LAMPS = ['fire', 'tower', 'stern', 'bow'] as const
/** How far the pupil goes, in units of the drawing. */
const REACH = { x: 34, y: 16 }

/** The boat in the arms of the Kraken. Decoration: it comes when everything else is there, and stands still on request. */
export function TitlePicture(): JSX.Element {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  return (
    <div class="title-picture" aria-hidden="true">
      {shown && <Layers />}
    </div>
  )
}

function Layers(): JSX.Element {
  const size = innerWidth * devicePixelRatio > LARGE_FROM ? 'large' : 'small'
  const layer = (name: (typeof LAYERS)[number]): JSX.Element => (
    <img class={name} src={`./title/${name}-${size}.webp`} alt="" decoding="async" draggable={false} />
  )
  return (
    <div class="stage">
      {layer('deep')}
      {layer('rays')}
      <Eye />
      <div class="afloat">
        {layer('boat')}
        {LAMPS.map((lamp) => (
          <i key={lamp} class={`lamp ${lamp}`} />
        ))}
      </div>
      {layer('arm-left')}
      {layer('arm-right')}
      {layer('rocks')}
      {Array.from({ length: BUBBLES }, (_, at) => (
        <i key={at} class="bubble" />
      ))}
    </div>
  )
}

/** It looks at the pointer, slowly. */
function Eye(): JSX.Element {
  const eye = useRef<SVGSVGElement>(null)
  const still = isStill(settings.value)
  useEffect(() => {
    if (still) return
    const look = ({ clientX, clientY }: PointerEvent): void => {
      const box = eye.current?.getBoundingClientRect()
      if (!box) return
      const x = (clientX - box.x - box.width / 2) / innerWidth
      const y = (clientY - box.y - box.height / 2) / innerHeight
      eye.current?.style.setProperty('--look-x', `${x * REACH.x}px`)
      eye.current?.style.setProperty('--look-y', `${y * REACH.y}px`)
    }
    addEventListener('pointermove', look, { passive: true })
    return () => removeEventListener('pointermove', look)
  }, [still])
  return (
    <svg ref={eye} class="eye" viewBox="1180 760 310 180" aria-hidden="true">
      <clipPath id="eye-opening">
        <path d={OPENING} />
      </clipPath>
      <path d={OPENING} fill="#ffcf58" stroke="#0a0710" stroke-width="10" stroke-linejoin="round" />
      <g clip-path="url(#eye-opening)">
        <g class="iris">
          <circle cx="1326" cy="846" r="76" fill="#f08a2a" />
          <circle cx="1322" cy="842" r="60" fill="#ffb040" />
          <circle
            cx="1322"
            cy="846"
            r="56"
            fill="none"
            stroke="#b4541a"
            stroke-width="30"
            stroke-dasharray="2.4 17.1"
            opacity="0.6"
          />
          <path d="M1322,772Q1352,846 1322,930Q1292,846 1322,772Z" fill="#140a10" />
          <circle cx="1352" cy="812" r="14" fill="#fff8e0" />
        </g>
        <path class="lid" d="M1180,640H1490V868Q1420,796 1334,792Q1256,790 1180,862Z" fill="#1a2c40" />
      </g>
      <path
        d="M1196,848Q1256,790 1334,792Q1420,796 1470,856"
        fill="none"
        stroke="#3f6a86"
        stroke-width="4"
        opacity="0.8"
      />
    </svg>
  )
}

const OPENING = 'M1196,850Q1252,772 1334,776Q1424,780 1470,856Q1412,930 1330,926Q1244,922 1196,850Z'
