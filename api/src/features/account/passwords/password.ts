import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Stands in where there is no account, so that an unknown address takes as long to refuse as a wrong password. */
const nobodysHash = await hash('a password that is nobody’s', cost)

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether a password is the one that was hashed; without a hash false, after equal work. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password)
  return isRight && passwordHash !== undefined
}
