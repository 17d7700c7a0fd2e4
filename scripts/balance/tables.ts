/** How the balance page writes numbers and tables. */

export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`

export const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(1)}`

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
