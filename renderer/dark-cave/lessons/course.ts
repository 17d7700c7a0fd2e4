import type { ScenarioInput } from '../../../engine/dark-cave/index.ts'
import type { Beat } from '../../shared/lesson.ts'
import type { LessonId, Letter } from '../words/tutorial/words.ts'
import type { Touch } from './next-touch.ts'

export interface LessonBeat extends Beat {
  readonly say: Letter
  /** What the foreman points at while he only talks. */
  readonly look?: Touch
}

/** A position of the cave and what is learnt in it. Whoever holds no card is skipped (T3): so the pupil stays at it. */
export interface CaveLesson {
  readonly id: LessonId
  readonly scenario: ScenarioInput
  readonly beats: readonly LessonBeat[]
}

const CAVE = { game: 'dark-cave', first: 'y1' } as const

export const COURSE: readonly CaveLesson[] = [
  {
    id: 'paths',
    scenario: {
      ...CAVE,
      seed: 'lesson paths',
      players: [
        { gnome: 'y1', hand: ['I-08', 'I-10', 'I-09', 'I-13', 'rat-I'] },
        { gnome: 'b1', at: '0,0.c' },
      ],
      next: { cards: ['I-01', 'I-05', 'I-03', 'I-06', 'I-04'] },
    },
    beats: [
      // Nothing is pointed at: the pupil is there, large, and the gates are signs at the edge.
      { say: 'a' },
      { say: 'b', do: ['path I-08 1,0'] },
      { say: 'c', do: ['step 1,0.c', 'stop'] },
      { say: 'd', do: ['path I-10 2,0', 'stop'] },
      { say: 'e', do: ['path I-09 2,-1 turned', 'stop'] },
      { say: 'f', do: ['discard I-13,rat-I', 'stop'] },
      { say: 'g' },
    ],
  },
  {
    id: 'walking',
    scenario: {
      ...CAVE,
      seed: 'lesson walking',
      players: [
        { gnome: 'y1', hand: ['boots-I', 'I-07', 'I-01'] },
        { gnome: 'b1', at: '0,0.c' },
      ],
      cards: { '1,0': 'I-08', '2,0': 'II-07', '3,0': 'III-05' },
      deck: { I: 0, II: 0, III: 20 },
      next: { cards: ['III-02', 'III-03'] },
    },
    beats: [
      { say: 'a', look: { kind: 'board', target: { kind: 'cell', cell: '2,0' } } },
      { say: 'b', do: ['path I-07 0,-1'] },
      { say: 'c', do: ['step 1,0.c'] },
      { say: 'd', do: ['step 2,0.w', 'step 2,0.e'] },
      { say: 'e', do: ['boots-I y1'] },
      { say: 'f', do: ['step 3,0.w', 'step 3,0.c', 'step 3,0.e'] },
      { say: 'g', do: ['stop'] },
      { say: 'h' },
    ],
  },
  {
    id: 'crossings',
    scenario: {
      ...CAVE,
      seed: 'lesson crossings',
      players: [
        { gnome: 'y1', hand: ['I-07', 'I-12', 'I-11', 'web-I', 'I-13'], axes: 1 },
        { gnome: 'b1', at: '0,0.c' },
      ],
      cards: { '1,0': 'I-15', '2,0': 'I-17', '3,0': { card: 'I-14', turned: true } },
      next: { cards: ['I-01', 'I-03', 'I-05'], losses: ['I-12', 'I-11'] },
    },
    beats: [
      { say: 'a', do: ['path I-07 0,-1'] },
      { say: 'b', do: ['step 1,0.b'] },
      { say: 'c', do: ['step 2,0.q', 'step 2,0.t'] },
      { say: 'd', do: ['web-I 1,0.E'] },
      { say: 'e', do: ['step 2,0.p', 'step 3,0.c', 'step 0,0.c'] },
      { say: 'f', do: ['discard I-13', 'step 1,0.b'] },
      { say: 'g', do: ['chop 1,0.E'] },
      { say: 'h' },
    ],
  },
  {
    id: 'creatures',
    scenario: {
      ...CAVE,
      seed: 'lesson creatures',
      players: [
        { gnome: 'y1', at: '1,-1.c', hand: ['rat-I', 'lindworm-II', 'goblin-II'] },
        { gnome: 'b1', at: '-1,0.c', hand: ['I-05'], axes: 1 },
      ],
      cards: { '1,0': { card: 'I-11', turned: true }, '1,-1': 'I-07', '-1,0': 'I-08' },
      deck: { I: 0, II: 20 },
      next: { cards: ['II-02', 'II-03'], losses: ['I-05'] },
    },
    beats: [
      { say: 'a', look: { kind: 'board', target: { kind: 'cell', cell: '1,0' } } },
      { say: 'b', do: ['rat-I 1,0.c'] },
      { say: 'c', do: ['step 0,0.c', 'step -1,0.c'] },
      { say: 'd', do: ['endure', 'stop'] },
      { say: 'e', do: ['lindworm-II 1,0.c', 'step 0,0.c', 'step -1,0.c'] },
      { say: 'f', do: ['drive'] },
      { say: 'g', look: { kind: 'part', part: 'hand' } },
    ],
  },
  {
    id: 'secrets',
    scenario: {
      ...CAVE,
      seed: 'lesson secrets',
      clan: 'yellow',
      players: [
        { gnome: 'y1', role: 'loyal', hand: ['info-I', 'info-II', 'I-11', 'swap-II', 'I-12'] },
        { gnome: 'y2', role: 'saboteur' },
        { gnome: 'y3', role: 'loyal' },
      ],
      goals: { '4,-4': 'hole', '-4,-4': 'exit', '4,4': 'vein', '-4,4': 'ladder' },
      deck: { I: 0, II: 20 },
      next: { cards: ['II-02', 'II-03', 'II-04'] },
    },
    beats: [
      { say: 'a', look: { kind: 'part', part: 'role' } },
      { say: 'b', do: ['info-I goal -4,-4'] },
      { say: 'c', do: ['info-II clan y2'] },
      { say: 'd', look: { kind: 'part', part: 'notes' } },
      { say: 'e', do: ['swap-II y3'] },
      { say: 'f', look: { kind: 'mate', gnome: 'y3' } },
    ],
  },
  {
    id: 'leaving',
    scenario: {
      ...CAVE,
      seed: 'lesson leaving',
      players: [
        { gnome: 'y1', at: '2,-1.c', hand: ['I-07', 'I-12', 'I-11'] },
        { gnome: 'b1', at: '0,0.c', gold: 5 },
      ],
      cards: { '1,0': 'I-08', '2,0': 'I-10', '2,-1': 'I-03', '3,-1': { card: 'II-17', turned: true } },
      nuggets: ['3,-1'],
      goals: { '2,-2': 'exit', '-2,-2': 'hole', '2,2': 'vein', '-2,2': 'ladder' },
      deck: { I: 0, II: 21 },
      next: { cards: ['II-02', 'II-03', 'II-04'] },
    },
    beats: [
      { say: 'a', do: ['discard I-11'] },
      { say: 'b', do: ['step 3,-1.e', 'step 3,-1.d', 'stop'] },
      { say: 'c', do: ['discard I-12'] },
      { say: 'd', do: ['step 3,-1.e', 'step 2,-1.c', 'step 2,-2'] },
      { say: 'e', do: ['discard I-07'] },
      { say: 'f', do: ['step 2,-2.c'] },
      { say: 'g', look: { kind: 'part', part: 'company' } },
    ],
  },
]
