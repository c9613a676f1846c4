import { createHash } from 'node:crypto'
import { tooManyRequests } from '../../http/too-many-requests.ts'
import type { AttemptRepository } from './attempt.repository.ts'

const minute = 60 * 1000
const hour = 60 * minute

const limits = {
  signUpByAddress: { most: 30, window: hour },
  loginByAddress: { most: 60, window: minute },
  loginByAccount: { most: 10, window: 5 * minute },
  passwordByAccount: { most: 10, window: 5 * minute },
  confirmationByEmail: { most: 5, window: hour },
  confirmationByAddress: { most: 30, window: hour },
  recoveryByEmail: { most: 5, window: hour },
  recoveryByAddress: { most: 30, window: hour },
}
export type Limit = keyof typeof limits

export type AttemptLimits = ReturnType<typeof createAttemptLimits>
type Parts = { repository: AttemptRepository; clock: () => Date; factor: number }

/** Counts tries in the database, so that the limits hold across all processes of the server. */
export function createAttemptLimits({ repository, clock, factor }: Parts) {
  return {
    /** Counts a try; throws when there were too many within the limit's time. */
    async take(limit: Limit, subject: string): Promise<void> {
      const { most, window } = limits[limit]
      const now = clock()
      await repository.removeBefore(new Date(now.getTime() - hour))
      const { count, startedAt } = await repository.count(
        keyOf(limit, subject),
        now,
        new Date(now.getTime() - window),
      )
      if (count > most * factor) throw tooManyRequests(startedAt.getTime() + window - now.getTime())
    },

    /** Lets the count start anew, as after a right password. */
    clear: (limit: Limit, subject: string): Promise<void> => repository.forget(keyOf(limit, subject)),
  }
}

function keyOf(limit: Limit, subject: string): string {
  return createHash('sha256').update(`${limit}:${subject}`).digest('hex')
}
