/** Short names would blot out half the text: "a" is in every word. */
const SHORTEST_NAME = 3

/** The same thing without the player's home folder and account name. Errors become text. */
export function withoutPerson(part: unknown, home: string, user: string): unknown {
  if (part instanceof Error) return withoutPerson(part.stack ?? part.message, home, user)
  if (typeof part !== 'string') return part
  const homeless = home.length > 1 ? part.replaceAll(home, '~') : part
  return user.length >= SHORTEST_NAME ? homeless.replaceAll(user, '<user>') : homeless
}
