import type { JSX } from 'preact'

/** A bunk with its porthole and lamp, 200 wide and 620 high; curtain and blankets take the colour of whoever sleeps there. */
export const Bunk = ({ taken }: { readonly taken: boolean }): JSX.Element => (
  <svg
    class={taken ? 'bunk taken' : 'bunk'}
    viewBox="-100 90 200 560"
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
  >
    <g class="bunk-porthole">
      <circle cy="184" r="46" />
      <circle class="sea" cy="184" r="32" />
      <path d="M-24,196q12,-8 24,0t24,0" />
    </g>
    <path class="wire" d="M0,90V118" />
    <path class="shade" d="M-22,132Q-20,112 0,112Q20,112 22,132Z" />
    <ellipse class="bulb" cy="133" rx="13" ry="6" />
    <rect class="case" x="-86" y="262" width="172" height="330" rx="12" />
    <Bed top={300} />
    <Bed top={470} />
    <path class="ladder" d="M66,280V584M50,392H82M50,420H82M50,448H82M50,540H82M50,566H82" />
    <path class="bunk-curtain" d="M-82,266H-34Q-44,350 -56,426H-82Z" />
    <path class="folds" d="M-70,268Q-72,350 -76,424M-52,268Q-56,350 -64,424" />
    <rect class="rail" x="-90" y="252" width="180" height="16" rx="5" />
  </svg>
)

const Bed = ({ top }: { readonly top: number }): JSX.Element => (
  <g>
    <rect class="board" x="-80" y={top + 44} width="160" height="20" rx="4" />
    <rect class="blanket" x="-76" y={top + 18} width="152" height="28" rx="9" />
    <rect class="pillow" x="-72" y={top + 6} width="50" height="24" rx="10" />
  </g>
)

/** The hat of somebody who is not there yet. */
export const Hat = (): JSX.Element => (
  <svg class="hat" viewBox="-42 -54 84 110" aria-hidden="true">
    <circle class="hook" cy="-46" r="5" />
    <path d="M-32,40Q0,28 32,40Q18,0 2,-44Q-14,0 -32,40Z" />
    <path d="M-36,40Q0,26 36,40Q36,50 30,50Q0,38 -30,50Q-36,50 -36,40Z" />
  </svg>
)
