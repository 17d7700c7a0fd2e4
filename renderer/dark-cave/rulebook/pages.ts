import {
  ACTION_KINDS,
  type ActionKind,
  GOAL_IDS,
  type GoalId,
  PATH_FACES,
  PATH_IDS,
  type PathId,
  type RuleId,
} from '../../../engine/dark-cave/index.ts'
import { type Chapter, TOPIC_IDS, TOPICS, type TopicId } from '../words/rulebook/words.ts'

/** A topic goes by its first rule; cards have pages of their own. */
export type PageId = RuleId | `action/${ActionKind}` | `path/${PathId}` | `goal/${GoalId}` | 'start'

export interface Page {
  readonly id: PageId
  readonly chapter: Chapter
  readonly of:
    | { readonly kind: 'topic'; readonly topic: TopicId }
    | { readonly kind: 'action'; readonly action: ActionKind }
    | { readonly kind: 'path'; readonly path: PathId }
    | { readonly kind: 'goal'; readonly goal: GoalId }
    | { readonly kind: 'start' }
  readonly see: readonly PageId[]
}

const pageOfTopic = (topic: TopicId): RuleId => TOPICS[topic].rules[0]

/** The page on which a rule is told: the way from a refusal into the book. */
export function pageOf(rule: RuleId): RuleId {
  const topic = TOPIC_IDS.find((id) => (TOPICS[id].rules as readonly RuleId[]).includes(rule))
  if (!topic) throw new Error(`no page tells rule ${rule}`)
  return pageOfTopic(topic)
}

const SEE_TOPIC: Readonly<Partial<Record<TopicId, readonly (TopicId | PageId)[]>>> = {
  upkeep: ['web', 'prowl', 'attack'],
  skipped: ['swap', 'draw'],
  turn: ['card', 'walk', 'draw'],
  card: ['place', 'actions'],
  propose: ['end'],
  place: ['anywhere', 'network'],
  anywhere: ['web', 'rockfall'],
  groups: ['steps', 'path/I-08', 'path/II-07', 'path/III-05'],
  vein: ['goal/vein', 'path/II-17', 'path/III-14', 'clans'],
  actions: ['info', 'rockfall', 'swap', 'web', 'boots', 'axe', 'wake'],
  info: ['action/info', 'looking', 'known'],
  rockfall: ['action/rockfall', 'web'],
  swap: ['action/swap', 'draw'],
  web: ['action/web', 'axe'],
  boots: ['action/boots', 'walk'],
  axe: ['action/axe', 'drive', 'web'],
  walk: ['steps', 'boots', 'arrival'],
  ladder: ['start', 'goal/ladder'],
  bridge: ['path/I-15', 'path/I-17'],
  gate: ['opened', 'exit', 'goal/exit'],
  wake: ['action/rat', 'action/lindworm', 'action/goblin'],
  prowl: ['attack', 'web'],
  attack: ['drive', 'upkeep'],
  drive: ['axe', 'openly'],
  meet: ['attack', 'arrival'],
  exit: ['goal/exit', 'outside', 'treasure'],
  end: ['treasure', 'propose'],
  treasure: ['winner', 'clans'],
  known: ['publicLog', 'curtain'],
  looking: ['info', 'curtain'],
  clans: ['treasure', 'known'],
}

const isTopic = (id: TopicId | PageId): id is TopicId => id in TOPICS && id !== 'start'
const asPage = (id: TopicId | PageId): PageId => (isTopic(id) ? pageOfTopic(id) : (id as PageId))

const SEE_ACTION: Readonly<Record<ActionKind, readonly TopicId[]>> = {
  info: ['info', 'looking'],
  rockfall: ['rockfall'],
  swap: ['swap'],
  web: ['web'],
  boots: ['boots'],
  axe: ['axe', 'drive'],
  rat: ['wake', 'prowl', 'attack'],
  lindworm: ['wake', 'prowl', 'attack'],
  goblin: ['wake', 'prowl', 'attack'],
}

const SEE_SPECIAL: Readonly<Record<string, readonly TopicId[]>> = {
  'dark hole': ['wake'],
  ladder: ['ladder'],
  bridge: ['bridge'],
  tunnel: ['bridge'],
  'gold vein': ['vein'],
  exit: ['exit'],
}
const seePath = (path: PathId): readonly TopicId[] => [
  'groups',
  ...(SEE_SPECIAL[PATH_FACES[path][0].special?.kind ?? ''] ?? []),
]

const SEE_GOAL: Readonly<Record<GoalId, readonly TopicId[]>> = {
  exit: ['gate', 'exit'],
  ladder: ['gate', 'ladder'],
  hole: ['gate', 'wake'],
  vein: ['gate', 'vein'],
}

/** The whole book, in its order: rules first, then every card. */
export const PAGES: readonly Page[] = [
  ...TOPIC_IDS.map(
    (topic): Page => ({
      id: pageOfTopic(topic),
      chapter: TOPICS[topic].chapter,
      of: { kind: 'topic', topic },
      see: (SEE_TOPIC[topic] ?? []).map(asPage),
    }),
  ),
  ...ACTION_KINDS.map(
    (action): Page => ({
      id: `action/${action}`,
      chapter: 'cards',
      of: { kind: 'action', action },
      see: SEE_ACTION[action].map(pageOfTopic),
    }),
  ),
  { id: 'start', chapter: 'cards', of: { kind: 'start' }, see: [pageOfTopic('ladder'), pageOfTopic('start')] },
  ...GOAL_IDS.map(
    (goal): Page => ({
      id: `goal/${goal}`,
      chapter: 'cards',
      of: { kind: 'goal', goal },
      see: SEE_GOAL[goal].map(pageOfTopic),
    }),
  ),
  ...PATH_IDS.map(
    (path): Page => ({
      id: `path/${path}`,
      chapter: 'cards',
      of: { kind: 'path', path },
      see: seePath(path).map(pageOfTopic),
    }),
  ),
]
