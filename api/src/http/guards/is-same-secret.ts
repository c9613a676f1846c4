import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal; how long that takes tells nothing of either, not even its length. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
