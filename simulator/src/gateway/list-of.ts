import type { AsaasRecord } from '../store/asaas-records.ts'
import type { GatewayCall } from './gateway-call.ts'

interface List {
  object: 'list'
  hasMore: boolean
  totalCount: number
  limit: number
  offset: number
  data: AsaasRecord[]
}

const filters = ['customer', 'subscription', 'externalReference', 'status', 'billingType', 'cpfCnpj', 'email']
const mostAtOnce = 100

/** A page of records, newest first. Deleted ones are included only on request. */
export async function listOf(
  call: GatewayCall,
  kind: 'customer' | 'subscription' | 'payment',
  query: Record<string, string>,
): Promise<List> {
  const asked = filters.filter((name) => query[name] !== undefined)
  const all = (await call.records.all(kind)).filter((record) => {
    if (record.deleted && query.includeDeleted !== 'true') return false
    return asked.every((name) => Reflect.get(record, name) === query[name])
  })
  const limit = Math.min(wholeOf(query.limit, 10), mostAtOnce)
  const offset = wholeOf(query.offset, 0)
  const data = all.slice(offset, offset + limit)
  return { object: 'list', hasMore: offset + limit < all.length, totalCount: all.length, limit, offset, data }
}

function wholeOf(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise
}
