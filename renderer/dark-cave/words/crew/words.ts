import type { BotId, ReasonId } from '../../../../engine/dark-cave/index.ts'

/** The tin gnomes' words. A missing one does not compile. */
export interface CrewWords {
  /** What a rank is good for. */
  readonly about: Readonly<Record<BotId, string>>
  /** Why a bot does something, in four ways: each a dry sentence that does not tell for whom, whether it moves or stays. */
  readonly reason: Readonly<Record<ReasonId, Readonly<Record<'a' | 'b' | 'c' | 'd', string>>>>
}
