import { contextBridge, ipcRenderer } from 'electron'
import { BRIDGE, CALL_CHANNEL, CALLS, NOTICE_CHANNEL, type Notice } from './contract.ts'

const calls = Object.fromEntries(
  CALLS.map((name) => [name, (...args: unknown[]) => ipcRenderer.invoke(CALL_CHANNEL, name, ...args)]),
)

/** Hands on the notice alone: Electron's event object carries the sender and must not reach the page. */
function onNotice(hear: (notice: Notice) => void): () => void {
  const listener = (_event: unknown, notice: Notice): void => hear(notice)
  ipcRenderer.on(NOTICE_CHANNEL, listener)
  return () => {
    ipcRenderer.removeListener(NOTICE_CHANNEL, listener)
  }
}

contextBridge.exposeInMainWorld(BRIDGE, { kind: 'electron', ...calls, onNotice })
