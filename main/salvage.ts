import * as v from 'valibot'

export interface Salvaged {
  /** What fits the schema, value by value. */
  readonly values: Readonly<Record<string, unknown>>
  /** Something in there does not. Values that are missing, or that a newer version added, do not count. */
  readonly broken: boolean
}

/** Reads a file's content as far as it fits. */
export function salvage(entries: v.ObjectEntries, content: string): Salvaged {
  const found = parsed(content)
  if (!found) return { values: {}, broken: true }
  const fitting = Object.entries(entries).flatMap(([name, schema]) => {
    const result = v.safeParse(schema, found[name])
    return name in found && result.success ? [[name, result.output] as const] : []
  })
  const known = Object.keys(entries).filter((name) => name in found)
  return { values: Object.fromEntries(fitting), broken: fitting.length < known.length }
}

function parsed(content: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(content)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
