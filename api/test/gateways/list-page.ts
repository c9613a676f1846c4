import { Refused } from './refused.ts'
import type { GatewayRecord } from './strict-books.ts'

const unasked = ['limit', 'offset']

/** A page of those that are as asked for and were not deleted. */
export function listPage(records: readonly GatewayRecord[], query: URLSearchParams): object {
  const wanted = [...query].filter(([name]) => !unasked.includes(name))
  const all = records.filter(
    (record) => !record.deleted && wanted.every(([name, value]) => record[name] === value),
  )
  const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)]
  if (limit > 100) throw new Refused(400, 'invalid_limit')
  const data = all.slice(offset, offset + limit)
  return { object: 'list', hasMore: offset + limit < all.length, totalCount: all.length, limit, offset, data }
}
