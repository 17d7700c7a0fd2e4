import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from '../../../house/graph.ts'

test('the page has one listener for keys: whoever wants some adds a layer', () => {
  const listening = filesIn('renderer').filter(
    (file) => /\.tsx?$/.test(file) && /addEventListener\(\s*'key(down|up|press)'/.test(readFileSync(file, 'utf8')),
  )
  expect(listening).toEqual(['renderer/core/keys/window.ts'])
})
