import { join } from 'node:path'
import { faultOf } from '../../main/disk/faults.ts'
import { Cabinet } from '../../main/saves/cabinet.ts'
import { Journal } from '../../main/saves/journal.ts'
import { StatisticsKeeper } from '../../main/statistics.ts'
import type { Host, Reply } from '../../preload/contract.ts'

/** What the page needs for its saves, over main's own code: cabinet, journal and statistics, without a window between. */
export function diskHost(home: string): Host {
  const cabinet = new Cabinet(join(home, 'saves'))
  const journal = new Journal(cabinet)
  const statistics = new StatisticsKeeper(join(home, 'statistics.json'))
  const host: Partial<Host> = {
    beginJournal: (id, text) => done(journal.begin(id, text)),
    appendJournal: (id, line) => done(journal.append(id, line)),
    readJournal: (id) => reply(journal.read(id)),
    listSaves: (stem) => reply(cabinet.list(stem)),
    readSave: (id, version) => reply(cabinet.read(id, version)),
    writeSave: (id, text) => done(journal.change([id], () => cabinet.write(id, text))),
    renameSave: (id, to, text) => done(journal.change([id, to], () => cabinet.rename(id, to, text))),
    removeSave: (id) => done(journal.change([id], () => cabinet.remove(id))),
    restoreSave: (id) => done(journal.change([id], () => cabinet.restore(id))),
    recordGame: (result) => done(statistics.record(result)),
    readStatistics: () => reply(statistics.read()),
  }
  return host as Host
}

/** As the gateway answers. */
async function reply<T>(work: Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await work }
  } catch (error) {
    return { ok: false, fault: faultOf(error) }
  }
}

const done = (work: Promise<unknown>): Promise<Reply<null>> => reply(work.then(() => null))
