/**
 * The game as it is, and beside it in main a hand that presses its keys and counts what it holds, as the process that started it says.
 * No debugging port is open: whoever looks through one has the page keep every file that it fetches.
 */
const { join } = require('node:path')
const { app } = require('electron')

const CALLS = {
  run: (page, script) => page.executeJavaScript(script),
  press(page, keyCode, ...modifiers) {
    for (const type of ['keyDown', 'keyUp']) page.sendInputEvent({ type, keyCode, modifiers })
  },
  /** Looks for as long as it takes to count, with nothing noted about files, and looks away again. */
  async count({ debugger: look }) {
    look.attach('1.3')
    try {
      // What falls in the first sweep lets other things fall in the second.
      for (let sweep = 0; sweep < 2; sweep++) await look.sendCommand('HeapProfiler.collectGarbage')
      const { usedSize } = await look.sendCommand('Runtime.getHeapUsage')
      return { ...(await look.sendCommand('Memory.getDOMCounters')), usedSize }
    } finally {
      look.detach()
    }
  },
}

app.once('web-contents-created', (_event, page) => {
  process.on('message', async ([id, call, ...args]) => {
    try {
      process.send([id, null, await CALLS[call](page, ...args)])
    } catch (error) {
      process.send([id, String(error)])
    }
  })
})

require(join(__dirname, '../../out/main/index.cjs'))
