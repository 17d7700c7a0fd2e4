import type { JSX } from 'preact'
import type { Color } from '../../../engine/red-november/index.ts'

const CENTRE = { x: 800, y: 372 }
const around = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => (at * 360) / count)
const JELLIES = [
  [170, 600, 1.3],
  [330, 720, 0.8],
  [1420, 560, 1.1],
  [1270, 720, 0.7],
] as const
const WEEDS = [
  [60, 190],
  [96, 130],
  [132, 160],
  [1490, 150],
  [1530, 210],
  [1566, 140],
] as const
const FISH = [
  [180, 300, 1],
  [230, 318, 0.8],
  [206, 344, 0.9],
  [290, 330, 1],
  [1290, 220, 0.9],
  [1336, 238, 0.7],
  [1378, 226, 0.8],
] as const

/** The sea to admire. */
export function CurtainSea(): JSX.Element {
  return (
    <svg class="curtain-sea" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="curtain-deep" cx=".5" cy=".36" r=".75">
          <stop offset="0" stop-color="#1d5a7a" />
          <stop offset=".45" stop-color="#0f3348" />
          <stop offset="1" stop-color="#050f18" />
        </radialGradient>
        <linearGradient id="curtain-ray" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#9fe0ea" stop-opacity=".22" />
          <stop offset="1" stop-color="#9fe0ea" stop-opacity="0" />
        </linearGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#curtain-deep)" />
      {[300, 620, 1000, 1330].map((foot) => (
        <path key={foot} d={`M770,-30L830,-30L${foot + 150},1000L${foot - 150},1000Z`} fill="url(#curtain-ray)" />
      ))}
      <path
        d="M0,840C150,770 260,830 380,800C540,770 640,880 820,860C980,840 1060,890 1240,850C1380,820 1500,850 1600,810V1000H0Z"
        fill="#0a2a3b"
      />
      <path
        d="M0,930C160,870 300,930 460,915C640,900 760,960 940,945C1140,930 1260,960 1400,930C1500,910 1560,920 1600,900V1000H0Z"
        fill="#061824"
      />
      {FISH.map(([fx, fy, k]) => (
        <path
          key={fx}
          d={`M${fx},${fy}q${14 * k},${-10 * k} ${30 * k},0l${11 * k},${-7 * k}v${14 * k}l${-11 * k},${-7 * k}q${-16 * k},${10 * k} ${-30 * k},0Z`}
          fill="#0a2c3e"
        />
      ))}
      {WEEDS.map(([wx, h]) => (
        <path
          key={wx}
          d={`M${wx},1000C${wx - 26},${1000 - h * 0.4} ${wx + 24},${1000 - h * 0.7} ${wx - 6},${1000 - h}C${wx + 30},${1000 - h * 0.7} ${wx + 2},${1000 - h * 0.35} ${wx + 20},1000Z`}
          fill="#04121b"
          stroke="#1d5a6e"
          stroke-width="2"
        />
      ))}
      {JELLIES.map(([jx, jy, k]) => (
        <g key={jx} class="curtain-jelly" transform={`translate(${jx},${jy}) scale(${k})`}>
          <path
            d="M-30,0Q-30,-36 0,-38Q30,-36 30,0Q22,8 15,0Q8,8 0,0Q-8,8 -15,0Q-22,8 -30,0Z"
            fill="#bfeaf6"
            fill-opacity=".34"
            stroke="#d6f4fb"
            stroke-width="2.4"
          />
          {[-18, -6, 6, 18].map((q, at) => (
            <path
              key={q}
              d={`M${q},2q${at % 2 ? 8 : -8},22 0,44t${at % 2 ? -4 : 4},38`}
              fill="none"
              stroke="#d6f4fb"
              stroke-width="2.4"
              stroke-linecap="round"
              opacity=".6"
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** A porthole with the gnome that is called, as large as there is room above the words. Its colour never comes without its badge. */
export function Porthole({ gnome }: { readonly gnome: Color }): JSX.Element {
  const { x, y } = CENTRE
  return (
    <svg class="curtain-porthole" viewBox={`${x - 320} ${y - 345} 640 665`} aria-hidden="true">
      <defs>
        <radialGradient id="curtain-door" cx=".4" cy=".3" r=".9">
          <stop offset="0" stop-color="#4b8b92" />
          <stop offset=".5" stop-color="#2a5a66" />
          <stop offset="1" stop-color="#14303c" />
        </radialGradient>
        <radialGradient id="curtain-lamp" cx=".5" cy=".35" r=".8">
          <stop offset="0" stop-color="#ffe6ae" />
          <stop offset=".6" stop-color="#e9a94e" />
          <stop offset="1" stop-color="#8f5a20" />
        </radialGradient>
        <linearGradient id="curtain-brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#f4d58a" />
          <stop offset=".5" stop-color="#c9953f" />
          <stop offset="1" stop-color="#7d5521" />
        </linearGradient>
        <clipPath id="curtain-glass">
          <circle cx={x} cy={y} r="186" />
        </clipPath>
      </defs>
      <circle cx={x} cy={y} r="306" fill="url(#curtain-brass)" stroke="#0a141c" stroke-width="6" />
      <circle cx={x} cy={y} r="286" fill="none" stroke="#7d5521" stroke-width="4" />
      <circle cx={x} cy={y} r="268" fill="url(#curtain-door)" stroke="#0a141c" stroke-width="5" />
      {around(20).map((angle) => (
        <circle
          key={angle}
          cx={x}
          cy={y - 287}
          r="8"
          fill="#6b4716"
          stroke="#0a141c"
          stroke-width="2"
          transform={`rotate(${angle} ${x} ${y})`}
        />
      ))}
      <circle class="curtain-band" cx={x} cy={y} r="236" fill="none" stroke-width="30" />
      {around(16).map((angle) => (
        <image
          key={angle}
          href={`./badges/${gnome}.svg`}
          x={x - 12}
          y={y - 248}
          width="24"
          height="24"
          transform={`rotate(${angle} ${x} ${y})`}
        />
      ))}
      <circle cx={x} cy={y} r="206" fill="url(#curtain-brass)" stroke="#0a141c" stroke-width="4" />
      <circle cx={x} cy={y} r="188" fill="url(#curtain-lamp)" stroke="#0a141c" stroke-width="4" />
      <g clip-path="url(#curtain-glass)">
        <path
          d={`M${x - 176},${y - 20}A178,178 0 0 1 ${x + 20},${y - 177}L${x - 30},${y - 170}Q${x - 140},${y - 130} ${x - 176},${y - 20}Z`}
          fill="#fff"
          opacity=".3"
        />
      </g>
      <image href={`./portraits/${gnome}-calm.svg`} x={x - 188} y={y - 337} width="376" height="525" />
    </svg>
  )
}
