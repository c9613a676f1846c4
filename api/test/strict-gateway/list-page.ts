import { Refused } from './refused.ts'
import type { Thing } from './strict-books.ts'

const unasked = ['limit', 'offset']

/** A page of those that are as asked for and were not deleted. */
export function listPage(things: readonly Thing[], query: URLSearchParams): object {
  const wanted = [...query].filter(([name]) => !unasked.includes(name))
  const all = things.filter(
    (thing) => !thing.deleted && wanted.every(([name, value]) => thing[name] === value),
  )
  const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)]
  if (limit > 100) throw new Refused(400, 'invalid_limit')
  const data = all.slice(offset, offset + limit)
  return { object: 'list', hasMore: offset + limit < all.length, totalCount: all.length, limit, offset, data }
}
