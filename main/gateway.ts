import { type IpcMainInvokeEvent, ipcMain } from 'electron'
import * as v from 'valibot'
import { ARGUMENTS, CALL_CHANNEL, CALLS, type Call, type Host, type Reply } from '../preload/contract.ts'
import { faultOf } from './disk/faults.ts'
import { log } from './log.ts'

/** What a call gives back when all goes well. */
type Value<K extends Call> = Awaited<ReturnType<Host[K]>> extends Reply<infer T> ? T : never
export type Handlers = {
  readonly [K in Call]: (...args: Parameters<Host[K]>) => Value<K> | Promise<Value<K>>
}

const isCall = (name: unknown): name is Call => CALLS.some((call) => call === name)

/** The only way in from the page: known sender, known name, fitting arguments, or no. */
export function openGateway(handlers: Handlers, mayCall: (event: IpcMainInvokeEvent) => boolean): void {
  ipcMain.handle(CALL_CHANNEL, async (event, name: unknown, ...args: unknown[]): Promise<Reply<unknown>> => {
    if (!mayCall(event) || !isCall(name)) {
      log.warn(`gateway refused ${String(name)}`)
      return { ok: false, fault: 'gateway/refused' }
    }
    return answer(handlers, name, args)
  })
}

async function answer<K extends Call>(handlers: Handlers, name: K, args: unknown[]): Promise<Reply<Value<K>>> {
  const fitting = v.safeParse(ARGUMENTS[name], args)
  if (!fitting.success) {
    log.warn(`gateway: ${name} was called with the wrong arguments`)
    return { ok: false, fault: 'gateway/malformed' }
  }
  try {
    return { ok: true, value: await handlers[name](...fitting.output) }
  } catch (error) {
    log.error(`${name} failed`, error)
    return { ok: false, fault: faultOf(error) }
  }
}
