import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GOAL_FACES, type GoalId, PATH_FACES, type PathId } from '../../../../engine/dark-cave/index.ts'
import { goalPicture, pictureOf } from '../../../../renderer/dark-cave/pictures/signs.tsx'
import { ROOT } from '../../../../scripts/paths.ts'

test('every path and every goal has an upright picture for both ways round (P1, M9)', () => {
  const paths = (Object.keys(PATH_FACES) as PathId[]).flatMap((card) => [pictureOf(card), pictureOf(card, true)])
  const goals = (Object.keys(GOAL_FACES) as GoalId[]).flatMap((goal) => [goalPicture(goal), goalPicture(goal, true)])
  expect(new Set([...paths, ...goals]).size).toBe(108)
  expect([...paths, ...goals].filter((address) => !existsSync(join(ROOT, 'assets', 'public', address)))).toEqual([])
})

test('every part of the cave’s screens is drawn somewhere', () => {
  const sources = readdirSync(join(ROOT, 'renderer/dark-cave'), { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.(tsx?|css)$/.test(name))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
  const asWritten = (file: string): RegExp => new RegExp(`parts/${file.replace(/blue|yellow/, '[^/]+')}`)
  const parts = readdirSync(join(ROOT, 'assets/public/cave/parts'))
  expect(parts.filter((file) => !sources.some((source) => asWritten(file).test(source)))).toEqual([])
})
