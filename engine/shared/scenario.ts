import * as v from 'valibot'

/** What can be wrong with any scenario, before the rules are asked. */
export type ShapeErrorCode = 'scenario/not-json' | 'scenario/unknown-key' | 'scenario/wrong-value'

/** A scenario that cannot be: what is wrong, where, and the rule behind it if there is one. */
export class ScenarioError<Code extends string = string, Rule extends string = string> extends Error {
  constructor(
    readonly code: Code | ShapeErrorCode,
    readonly path: string,
    message: string,
    readonly rule: Rule | null = null,
  ) {
    super(path === '' ? message : `${path}: ${message}`)
    this.name = 'ScenarioError'
  }
}

/** What a text says, or a ScenarioError. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ScenarioError('scenario/not-json', '', `this is no JSON: ${(error as Error).message}`)
  }
}

/** Reads what somebody wrote down; a ScenarioError says what is wrong first. The schema has keys of its own down to a depth. */
export function readShape<S extends v.GenericSchema>(schema: S, json: unknown, depth: number): v.InferOutput<S> {
  const inherited = inheritedKey(json, '', depth)
  if (inherited !== null) throw unknownKey(inherited)
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  if (issue.type === 'strict_object' && issue.expected === 'never') throw unknownKey(pathOf(issue))
  throw new ScenarioError('scenario/wrong-value', pathOf(issue), issue.message)
}

const unknownKey = (path: string) => new ScenarioError('scenario/unknown-key', path, 'there is no such key')

/** The path to a key like `constructor`, which every object has already: a record's schema passes over it in silence. */
function inheritedKey(json: unknown, path: string, depth: number): string | null {
  if (depth === 0 || typeof json !== 'object' || json === null) return null
  for (const [key, value] of Object.entries(json)) {
    const here = joined(path, Array.isArray(json) ? Number(key) : key)
    const found = key in Object.prototype ? here : inheritedKey(value, here, depth - 1)
    if (found !== null) return found
  }
  return null
}

const joined = (path: string, key: unknown): string => {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? String(key) : `${path}.${String(key)}`
}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce((path, { key }) => joined(path, key), '')
