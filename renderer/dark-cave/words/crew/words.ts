import type { BotId, ReasonId } from '../../../../engine/dark-cave/index.ts'

/** The tin gnomes' words. A missing one does not compile. */
export interface CrewWords {
  /** What a rank is good for. */
  readonly about: Readonly<Record<BotId, string>>
  /** Why a bot does something: one dry sentence that does not tell for whom. */
  readonly reason: Readonly<Record<ReasonId, string>>
}
