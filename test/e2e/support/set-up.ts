/** Before the first test. Each worker opens a display of its own (support/game.ts). */
export { prepareWindows as default } from '../../../scripts/display.ts'
