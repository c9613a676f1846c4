import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal, in a time that depends neither on their content nor on their length. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
