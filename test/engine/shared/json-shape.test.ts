import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readShape } from '../../../engine/shared/json-shape.ts'

const Schema = v.strictObject({
  name: v.string(),
  cells: v.optional(v.record(v.string(), v.strictObject({ up: v.boolean() }))),
})
const read = (json: unknown) => readShape(Schema, json, 3)

describe('what somebody wrote down', () => {
  it('is read if it has the shape', () => {
    const json = { name: 'x', cells: { a: { up: true } } }
    expect(read(json)).toEqual({ ok: true, output: json })
  })

  it('is refused with the path to the first wrong value', () => {
    expect(read({ name: 3 })).toMatchObject({ ok: false, problem: { kind: 'wrong-value', path: 'name' } })
    expect(read({ name: 'x', cells: { a: { up: 1 } } })).toMatchObject({ problem: { path: 'cells.a.up' } })
  })

  it.each([
    ['{"name":"x","more":1}', 'more'],
    ['{"name":"x","constructor":1}', 'constructor'],
    ['{"name":"x","__proto__":{}}', '__proto__'],
    ['{"name":"x","cells":{"constructor":{"up":true}}}', 'cells.constructor'],
    ['{"name":"x","cells":{"__proto__":{"up":true}}}', 'cells.__proto__'],
    ['{"name":"x","cells":{"a":{"up":true,"toString":1}}}', 'cells.a.toString'],
  ])('%s has a key too many, wherever objects have one like it already', (text, path) => {
    const problem = { kind: 'unknown-key', path, message: 'there is no such key' }
    expect(read(JSON.parse(text))).toEqual({ ok: false, problem })
  })
})
