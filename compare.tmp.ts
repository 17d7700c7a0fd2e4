import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import * as cave from './engine/dark-cave/index.ts'
const py = spawn('python3', ['/tmp/oracle/cave.py', 'serve'])
const lines = createInterface({ input: py.stdout })[Symbol.asyncIterator]()
const ask = async (request: object): Promise<any> => { py.stdin.write(`${JSON.stringify(request)}\n`); return JSON.parse((await lines.next()).value) }
let seed = Number(process.argv[4] ?? 1)
const rnd = (n: number): number => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n }
const diff = (a: any, b: any, path = ''): string[] => {
  if (JSON.stringify(a) === JSON.stringify(b)) return []
  if (a && b && typeof a === 'object' && typeof b === 'object') return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((k) => diff(a[k], b[k], `${path}.${k}`))
  return [`${path}: engine ${JSON.stringify(a)} oracle ${JSON.stringify(b)}`]
}
const clean = (s: any): any => { const { events, seed: _, ...rest } = s; if (rest.pending) rest.stepsLeft = null; return rest }
let commands = 0, problems = 0
const game = async (label: string, start: any): Promise<void> => {
  let state = start
  const scen = clean(cave.toScenario(state))
  const input = { ...scen }; for (const k of ['stepsLeft', 'skipped', 'pending', 'outcome', 'phase']) delete input[k]
  const loaded = await ask({ op: 'load', scenario: { ...input, game: 'dark-cave', seed: 'x' }, want: ['legal', 'canon'] })
  if (!loaded.ok) { console.log(label, 'LOAD', JSON.stringify(loaded)); problems++; return }
  const said: string[] = []
  let legal = loaded.legal
  for (let n = 0; n < 400; n++) {
    const mine = cave.legalCommands(state)
    const texts = mine.map((c: any) => cave.formatCommand(c))
    const canonical = (await ask({ op: 'canonical', commands: texts }))
    if (!canonical.ok) { console.log(label, 'CANON', JSON.stringify(canonical), texts.slice(0, 5)); problems++; return }
    const a = canonical.commands, b = [...new Set(legal)].sort()
    if (JSON.stringify(a) !== JSON.stringify(b)) {
      const only = a.filter((x: string) => !b.includes(x)), missing = b.filter((x: any) => !a.includes(x))
      console.log(label, 'LEGAL', said.length, 'engine only', only.slice(0, 6), 'oracle only', missing.slice(0, 6), '\n', JSON.stringify(clean(cave.toScenario(state)))); problems++; return
    }
    if (texts.length === 0) break
    const kinds = [...new Set(texts.map((t: string) => t.split(' ')[0]))]
    const kind = kinds[rnd(kinds.length)]
    const pool = mine.filter((_: any, i: number) => texts[i].split(' ')[0] === kind && (kind !== 'propose' || rnd(4) === 0))
    const command = (pool.length ? pool : mine)[rnd((pool.length ? pool : mine).length)]
    const text = cave.formatCommand(command)
    const result: any = cave.apply(state, command)
    if (!result.ok) { console.log(label, 'REFUSED', text, result.error); problems++; return }
    const after = result.state
    const drawn = [...state.script.cards, ...[...state.deck].reverse()].slice(0, state.deck.length + state.script.cards.length - after.deck.length - after.script.cards.length)
    const fresh = after.discards.slice(state.discards.length).filter((d: any) => d.seenBy !== 'all').map((d: any) => d.card)
    const lost = command.type === 'discard' ? fresh.slice((command as any).cards.length) : fresh
    said.push(text)
    const answer = await ask({ op: 'do', command: text, drawn, lost, want: ['legal', 'canon'] })
    if (!answer.ok) { console.log(label, 'DO', text, JSON.stringify(answer), JSON.stringify({ drawn, lost }), said.slice(-4), JSON.stringify(clean(cave.toScenario(state)))); problems++; return }
    const ours = (await ask({ op: 'canon', scenario: clean(cave.toScenario(after)) })).scenario
    if (answer.canon.phase === 'over') answer.canon.proposed = ours.proposed
    const d = diff(ours, answer.canon)
    if (d.length) { console.log(label, 'STATE', text, d.slice(0, 6), said.slice(-5), '\n', JSON.stringify(clean(cave.toScenario(state)))); problems++; return }
    state = after; legal = answer.legal; commands++
  }
}
const from = Number(process.argv[2]), to = Number(process.argv[3])
for (let i = from; i < to; i++) {
  if (i % 3 === 0) await game(`roads ${i}`, cave.fromScenario(JSON.parse(readFileSync(`/tmp/oracle/roads/${i % 60}.json`, 'utf8'))))
  else await game(`fresh ${i}`, cave.createGame({ seed: `g${i}`, players: 2 + (i % 7) } as any))
  if (problems > 12) break
}
console.log({ commands, problems })
py.kill()
