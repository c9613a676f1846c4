import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../../errors/refusal.ts'
import { answers } from '../texts/answers.ts'

/** The cost of an argon2id hash: memory in KiB, passes, and lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordHashing = ReturnType<typeof passwordHashing>

/** Leaves one of the process's four worker threads for files, mail and compression. */
const mostAtOnce = 3
/** More would wait for seconds. */
const mostWaiting = 100

/** Hashes passwords and compares them with hashes, a few at a time. Refuses as busy while too many wait. */
export function passwordHashing(cost: PasswordCost) {
  const inTurn = line()
  /** Used for unknown accounts, so an unknown address takes as long to refuse as a wrong password. */
  const unusedHash = hash('a password of no account', cost)

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(password, cost)),

    /** Whether the password matches the hash. Without a hash it returns false after the same amount of work. */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const stored = passwordHash ?? (await unusedHash)
      const isRight = await inTurn(() => verify(stored, password))
      return isRight && passwordHash !== undefined
    },
  }
}

function line() {
  const waiting: (() => void)[] = []
  let free = mostAtOnce
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (free > 0) free -= 1
    else if (waiting.length >= mostWaiting)
      throw new Refusal('busy', { message: answers.manyPasswords, retryAfter: 5 })
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
