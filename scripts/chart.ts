import { writeFileSync } from 'node:fs'
import { chartPage } from './chart-text.ts'

/** `npm run chart`: draws the table machine into docs/. */
writeFileSync('docs/table-machine.md', chartPage())
