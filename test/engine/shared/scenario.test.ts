import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseJson, readShape, ScenarioError } from '../../../engine/shared/scenario.ts'

const Schema = v.strictObject({
  name: v.string(),
  cells: v.optional(v.record(v.string(), v.strictObject({ up: v.boolean() }))),
})
const read = (json: unknown) => readShape(Schema, json, 3)
const wrong = (code: string, path: string) => expect.objectContaining({ name: 'ScenarioError', code, path, rule: null })

describe('what somebody wrote down', () => {
  it('is read if it has the shape', () => {
    const json = { name: 'x', cells: { a: { up: true } } }
    expect(read(json)).toEqual(json)
  })

  it('is refused with the path to the first wrong value', () => {
    expect(() => read({ name: 3 })).toThrow(wrong('scenario/wrong-value', 'name'))
    expect(() => read({ name: 'x', cells: { a: { up: 1 } } })).toThrow(wrong('scenario/wrong-value', 'cells.a.up'))
  })

  it.each([
    ['{"name":"x","more":1}', 'more'],
    ['{"name":"x","constructor":1}', 'constructor'],
    ['{"name":"x","__proto__":{}}', '__proto__'],
    ['{"name":"x","cells":{"constructor":{"up":true}}}', 'cells.constructor'],
    ['{"name":"x","cells":{"__proto__":{"up":true}}}', 'cells.__proto__'],
    ['{"name":"x","cells":{"a":{"up":true,"toString":1}}}', 'cells.a.toString'],
  ])('%s has a key too many, wherever objects have one like it already', (text, path) => {
    expect(() => read(parseJson(text))).toThrow(wrong('scenario/unknown-key', path))
  })

  it('is refused where it is no JSON, and each refusal begins with its path', () => {
    expect(() => parseJson('{')).toThrow(wrong('scenario/not-json', ''))
    expect(new ScenarioError('scenario/wrong-value', 'a.b', 'no').message).toBe('a.b: no')
    expect(new ScenarioError('scenario/not-json', '', 'no').message).toBe('no')
  })
})
