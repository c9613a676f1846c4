import { hash, verify } from '@node-rs/argon2'

/** What argon2id takes for a hash: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordHashing = ReturnType<typeof passwordHashing>

/** Hashes passwords and compares them with their hashes. */
export function passwordHashing(cost: PasswordCost) {
  /** Compared with where there is no account, so that an unknown address takes as long to refuse as a wrong password. */
  const nobodysHash = hash('a password that is nobody’s', cost)

  return {
    hash: (password: string): Promise<string> => hash(password, cost),

    /** Whether a password is the one that was hashed; without a hash false, after equal work. */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const isRight = await verify(passwordHash ?? (await nobodysHash), password)
      return isRight && passwordHash !== undefined
    },
  }
}
