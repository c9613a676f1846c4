import { createHash } from 'node:crypto'
import type { AddCounts } from '../../../http/guards/limits/shared-counts.ts'
import type { AttemptRepository } from './attempt.repository.ts'

/** Counts the requests of sessions and networks in the same table as tries. */
export function requestCounts(repository: AttemptRepository): AddCounts {
  return async (added, now, since) => {
    const keys = new Map([...added.keys()].map((key) => [stored(key), key] as const))
    const hashed = new Map([...added].map(([key, count]) => [stored(key), count]))
    const counts = await repository.add(hashed, now, since)
    return new Map([...counts].map(([hash, count]) => [keys.get(hash) ?? '', count]))
  }
}

const stored = (key: string) => `requests:${createHash('sha256').update(key).digest('hex')}`
