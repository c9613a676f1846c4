import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal. The time it takes depends on neither of them, nor on their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
