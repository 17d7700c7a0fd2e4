import * as v from 'valibot'

/** Of a broken file's content, what still fits the schema, value by value. */
export function salvage<T extends v.ObjectEntries>(entries: T, content: string): Record<string, unknown> {
  const values = parsed(content)
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, schema]) => {
      const found = v.safeParse(schema, values[name])
      return found.success ? [[name, found.output]] : []
    }),
  )
}

function parsed(content: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(content)
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
