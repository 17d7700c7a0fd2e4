import { expect, test } from 'vitest'
import { filesIn, importsOf } from '../house/graph.ts'

test('whoever needs a display asks the one place that first installs what opens it', () => {
  const opening = filesIn('scripts', 'test')
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => importsOf(file).some(({ to }) => to === 'scripts/screen.ts'))
  // The test of the packages says itself what it needs, in a system of its own.
  expect(opening).toEqual(['scripts/display.ts', 'test/install/walk-through.ts'])
})
