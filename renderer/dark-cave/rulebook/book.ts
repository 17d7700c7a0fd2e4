import {
  ACTIONS,
  type Face,
  GOAL_FACES,
  GROUPS,
  groupOf,
  PATH_FACES,
  type Special,
  START_FACE,
} from '../../../engine/dark-cave/index.ts'
import type { RuleBook, RulePage } from '../../shared/rule-book.ts'
import { t } from '../words/index.ts'
import { cardName, exitNames } from '../words/phrases.ts'
import { CHAPTERS, SOUGHT, type SoughtTopic, type SpecialKey, TOPICS, type TopicId } from '../words/rulebook/words.ts'
import { PAGES, type Page } from './pages.ts'
import { CHAPTER_PICTURES, pictureOf, TOPIC_PICTURES } from './pictures.ts'

/** Where the drawings of the cards lie, seen from the page. */
const CARDS = './cave/cards'

type Text = Pick<RulePage, 'mark' | 'heading' | 'text' | 'also' | 'fact' | 'picture'>

/** The rules of the cave and all its cards, in the language that is spoken now. */
export const ruleBook: RuleBook = {
  chapters: () =>
    CHAPTERS.map((id) => ({ id, name: t(`rulebook.chapters.${id}`), picture: pictureOf(CHAPTER_PICTURES[id]) })),
  pages: () => PAGES.map((page) => ({ id: page.id, chapter: page.chapter, see: page.see, ...textOf(page) })),
  Plan: () => null,
}

export function textOf({ of }: Page): Text {
  switch (of.kind) {
    case 'topic':
      return {
        mark: TOPICS[of.topic].rules.join(' '),
        heading: t(`rulebook.topic.${of.topic}.name`),
        text: t(`rulebook.topic.${of.topic}.text`),
        ...(isSought(of.topic) && { also: t(`rulebook.also.${of.topic}`) }),
        fact: '',
        picture: pictureOf(TOPIC_PICTURES[of.topic]),
      }
    case 'action': {
      const { I: one, II: two, III: three } = ACTIONS[of.action]
      const copies = t('rulebook.copies', { count: GROUPS.reduce((sum, group) => sum + ACTIONS[of.action][group], 0) })
      return {
        mark: '',
        heading: t(`game.action.${of.action}.name`),
        text: t(`game.action.${of.action}.effect`),
        fact: `${copies} · ${t('rulebook.inGroups', { one, two, three })}`,
        picture: `${CARDS}/${of.action}.webp`,
      }
    }
    case 'start':
      return {
        mark: '',
        heading: capital(t('game.start')),
        ...cardText(START_FACE),
        fact: '',
        picture: `${CARDS}/start.webp`,
      }
    case 'goal':
      return {
        mark: '',
        heading: capital(t(`game.goal.${of.goal}.name`)),
        text: `${t(`game.goal.${of.goal}.text`)} ${openWords(GOAL_FACES[of.goal][0])}`,
        fact: t('rulebook.gateText'),
        picture: `${CARDS}/goal-${of.goal}.webp`,
      }
    case 'path': {
      const group = groupOf(of.path)
      return {
        mark: of.path,
        heading: cardName(of.path, t),
        ...cardText(PATH_FACES[of.path][0]),
        fact: `${t(`game.group.${group}.name`)} · ${t(`game.group.${group}.text`)}`,
        picture: `${CARDS}/${of.path}.webp`,
      }
    }
  }
}

const isSought = (topic: TopicId): topic is SoughtTopic => (SOUGHT as readonly TopicId[]).includes(topic)

const SPECIAL_KEY: Readonly<Record<Special, SpecialKey>> = {
  'dark hole': 'hole',
  ladder: 'ladder',
  bridge: 'bridge',
  tunnel: 'tunnel',
  'gold vein': 'vein',
  exit: 'exit',
}

const cardText = (face: Face): Pick<Text, 'text'> => ({
  text: `${openWords(face)} ${t(`rulebook.special.${face.special ? SPECIAL_KEY[face.special.kind] : 'none'}`)}`,
})

const openWords = (face: Face): string => t('rulebook.open', { exits: exitNames(face, t) })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
