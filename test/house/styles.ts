const COMMENT = /\/\*[\s\S]*?\*\//g
const KEYFRAMES = /@keyframes\s+([\w-]+)/g
const FOREIGN = /:not\([^()]*\)/g

/** Every selector of a style sheet, those inside others with what they stand in. Only one with no attribute says by its classes alone whom it means. */
export function selectorsIn(css: string): readonly string[] {
  const around: string[] = []
  const found: string[] = []
  let prelude = ''
  for (const letter of css.replace(COMMENT, '')) {
    if (letter === '{') {
      around.push(prelude.trim())
      if (!prelude.trim().startsWith('@') && !around.some((one) => one.startsWith('@keyframes'))) {
        found.push(...inside(around.filter((one) => !one.startsWith('@'))))
      }
    }
    if (letter === '}') around.pop()
    prelude = '{};'.includes(letter) ? '' : prelude + letter
  }
  return found
}

const inside = (around: readonly string[]): readonly string[] =>
  around.reduce<readonly string[]>(
    (outer, list) => outer.flatMap((one) => parted(list).map((inner) => `${one} ${inner.replaceAll('&', '')}`.trim())),
    [''],
  )

/** A list at the commas that stand in no brackets. */
function parted(list: string): readonly string[] {
  let depth = 0
  return [...list]
    .map((letter) => {
      depth += Number('(['.includes(letter)) - Number(')]'.includes(letter))
      return letter === ',' && depth === 0 ? '\n' : letter.replace('\n', ' ')
    })
    .join('')
    .split('\n')
    .map((one) => one.trim())
}

export const keyframesIn = (css: string): readonly string[] => [...css.matchAll(KEYFRAMES)].map(([, name = '']) => name)

/** The classes that something must have to be meant; null where an attribute or an id says whom. */
export const meantBy = (selector: string): readonly string[] | null =>
  /[[#]|:root/.test(selector)
    ? null
    : [...selector.replace(FOREIGN, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

/** Every class that a component gives out. */
export const classesIn = (source: string): readonly string[] =>
  [...source.matchAll(/class="([^"]*)"|class=\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, plain, made = '']) =>
    plain === undefined
      ? [...made.matchAll(/['"`]([^'"`]*)['"`]/g)].flatMap(([, words = '']) => words.match(/[a-z][\w-]*/g) ?? [])
      : plain.split(/\s+/),
  )
