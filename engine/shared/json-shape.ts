import * as v from 'valibot'

/** What is wrong with some JSON, and where. */
export interface ShapeProblem {
  readonly kind: 'unknown-key' | 'wrong-value'
  readonly path: string
  readonly message: string
}

export type ReadShape<S extends v.GenericSchema> =
  | { readonly ok: true; readonly output: v.InferOutput<S> }
  | { readonly ok: false; readonly problem: ShapeProblem }

/** Reads what somebody wrote down, or says what is wrong first. The schema has keys of its own down to a depth. */
export function readShape<S extends v.GenericSchema>(schema: S, json: unknown, depth: number): ReadShape<S> {
  const inherited = inheritedKey(json, '', depth)
  if (inherited !== null) return unknownKey(inherited)
  const result = v.safeParse(schema, json)
  if (result.success) return { ok: true, output: result.output }
  const [issue] = result.issues
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownKey(pathOf(issue))
  return { ok: false, problem: { kind: 'wrong-value', path: pathOf(issue), message: issue.message } }
}

const unknownKey = (path: string) =>
  ({ ok: false, problem: { kind: 'unknown-key', path, message: 'there is no such key' } }) as const

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
