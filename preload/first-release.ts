import * as v from 'valibot'
import { LessonSchema, MAX_NAME_LENGTH, type Memory, NO_MEMORY, word } from './settings.ts'

/** What 0.1.0 wrote, when there was one game only, and what it means today. */

const FIRST_GAME = 'red-november'

/** Settings that are now part of that game's memory. */
export const FIRST_SETTINGS = {
  tutorial: v.pipe(v.array(word), v.maxLength(100)),
  lesson: v.nullable(LessonSchema),
  lastCrew: v.pipe(
    v.array(v.strictObject({ color: word, name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), player: word })),
    v.maxLength(8),
  ),
  lastGame: v.strictObject({
    table: v.picklist(['alone', 'two', 'many']),
    options: v.nullable(v.pipe(v.array(word), v.maxLength(20))),
    advice: v.boolean(),
    loyalBots: v.boolean(),
  }),
}
type FirstSettings = v.InferOutput<v.ObjectSchema<typeof FIRST_SETTINGS, undefined>>

/**
 * The same values as they are kept today. Older ones stay in the file beside the newer, for whoever goes back to 0.1.0; a
 * memory that was begun since then counts more than they do.
 */
export function upgraded(found: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { tutorial, lesson, lastCrew, lastGame, ...values } = found as Partial<FirstSettings> & { games?: object }
  const isOld = [tutorial, lesson, lastCrew, lastGame].some((value) => value !== undefined)
  if (!isOld || (values.games && FIRST_GAME in values.games)) return values
  const memory: Memory = {
    lessons: tutorial ?? NO_MEMORY.lessons,
    lesson: lesson ?? NO_MEMORY.lesson,
    lobby: { ...(lastCrew && { crew: lastCrew }), ...lastGame },
  }
  return { ...values, games: { ...values.games, [FIRST_GAME]: memory } }
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)) as v.GenericSchema<number>

/** A line of the statistics: the game's figures stood beside the rest. */
export const FirstResultSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    ended: v.pipe(v.string(), v.isoTimestamp()),
    gnomes: whole(1, 8),
    people: whole(1, 8),
    bots: whole(0, 8),
    options: v.pipe(v.array(word), v.maxLength(20)),
    saved: v.boolean(),
    cause: word,
    minutes: whole(0, 60),
    moves: whole(0, 100_000),
    grog: whole(0, 1000),
    dead: whole(0, 1000),
    deserted: whole(0, 8),
    luck: v.pipe(v.number(), v.finite()),
  }),
  v.transform(({ id, ended, ...figures }) => ({ id, game: FIRST_GAME, ended, figures })),
)
