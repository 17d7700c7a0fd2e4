/**
 * Holds the app back until Playwright is connected and calls `__playwright_run`; a window that opens while it connects
 * is sometimes never seen. Playwright's own loader does the same, but also sets switches that no player has.
 */
const { app } = require('electron')

const ready = app.whenReady()
let go
const held = new Promise((release) => {
  go = release
})
app.whenReady = () => held
globalThis.__playwright_run = async () => go(await ready)
