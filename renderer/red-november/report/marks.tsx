import type { JSX } from 'preact'

export type MarkKind = 'repair' | 'skull' | 'buoy'

const DRAWINGS: Readonly<Record<MarkKind, string>> = {
  // A spanner.
  repair: 'M-6.5 6.5 1.6 -1.6M1.2 -6.8a4.3 4.3 0 0 0 5.6 5.6M1.2 -6.8 4 -4M6.8 -1.2 4 -4',
  skull:
    'M-6.5 -1A6.5 6.5 0 0 1 6.5 -1C6.5 2 4.4 3 4.4 4.6V7H-4.4V4.6C-4.4 3 -6.5 2 -6.5 -1ZM-2.6 -.6v.1M2.6 -.6v.1M0 2.6v.1M-1.5 7V5.4M1.5 7V5.4',
  buoy: 'M0 -6.5a6.5 6.5 0 1 0 .01 0ZM0 -2.6a2.6 2.6 0 1 0 .01 0ZM-4.6 -4.6-1.9 -1.9M4.6 -4.6 1.9 -1.9M-4.6 4.6-1.9 1.9M4.6 4.6 1.9 1.9',
}

/** A round sign on the chart, around its own middle; `bare` is without the disc. */
export const Mark = ({ kind, bare = false }: { readonly kind: MarkKind; readonly bare?: boolean }): JSX.Element => (
  <g class={bare ? 'bare' : `mark ${kind}`}>
    {!bare && <circle r="12.5" />}
    <path d={DRAWINGS[kind]} />
  </g>
)
