import { homedir, userInfo } from 'node:os'

/** Who must not be told of. */
export interface Person {
  readonly home: string
  readonly user: string
}

/** Short names would blot out half the text: "a" is in every word. */
const SHORTEST_NAME = 3

/** Whoever plays here. Some systems know an account by its number alone, and Node throws: then there is nothing to hide. */
export const whoPlays = (home = homedir, user = (): string => userInfo().username): Person => ({
  home: orNothing(home),
  user: orNothing(user),
})

function orNothing(ask: () => string): string {
  try {
    return ask()
  } catch {
    return ''
  }
}

/** The same thing without the player's home folder and account name. Errors become text. */
export function withoutPerson(part: unknown, person: Person = whoPlays()): unknown {
  if (part instanceof Error) return withoutPerson(part.stack ?? part.message, person)
  if (typeof part !== 'string') return part
  const { home, user } = person
  const homeless = home.length > 1 ? part.replaceAll(home, '~') : part
  return user.length >= SHORTEST_NAME ? homeless.replaceAll(user, '<user>') : homeless
}
