import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { percentile, round } from './drive.ts'
import { listing } from './scenarios.ts'

const findSession = `select s.*, u.* from sessions s join users u on u.id = s.user_id
  where s.token_sha256 = $1 and s.last_seen_at > $2 and s.expires_at > $3`
const lock = 'select from users where id = $1 for no key update'
const put = `insert into listings (user_id, marketplace, id, title, sku, product_cost, variable_cost, profit_margin,
    monthly_billing, charges, fix_cost, sale_price, net_margin, free_shipping)
  values ($1, 'shopee', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (user_id, marketplace, id) do update set title = excluded.title, sku = excluded.sku,
    product_cost = excluded.product_cost, variable_cost = excluded.variable_cost,
    profit_margin = excluded.profit_margin, monthly_billing = excluded.monthly_billing,
    charges = excluded.charges, fix_cost = excluded.fix_cost, sale_price = excluded.sale_price,
    net_margin = excluded.net_margin, free_shipping = excluded.free_shipping`
const count = 'select count(*) from listings where user_id = $1'

/** The statements that saving a listing needs, by the driver alone and nothing around them: what no server can be faster than. */
export async function bareSaves(
  pool: pg.Pool,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<object> {
  const { rows } = await pool.query<{ user_id: string; token_sha256: string }>(
    'select distinct on (user_id) user_id, token_sha256 from sessions',
  )
  const saveFor = async (milliseconds: number) => {
    const times: number[] = []
    const end = performance.now() + milliseconds
    const saveInTurn = async (connection: number) => {
      const seller = rows[connection % rows.length]
      for (let index = 0; performance.now() < end; index = (index + 1) % 50) {
        const began = performance.now()
        await save(pool, seller?.user_id ?? '', seller?.token_sha256 ?? '', index)
        times.push(performance.now() - began)
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, connection) => saveInTurn(connection)))
    return times
  }
  await saveFor(1000)
  const before = process.cpuUsage()
  const times = await saveFor(seconds * 1000)
  const { user, system } = process.cpuUsage(before)
  const sorted = times.toSorted((one, other) => one - other)
  return {
    scenario: 'the statements of a save alone',
    'a second': Math.round(times.length / seconds),
    'p50, ms': percentile(sorted, 0.5),
    'p95, ms': percentile(sorted, 0.95),
    'p99, ms': percentile(sorted, 0.99),
    'processor ms each': round((user + system) / 1000 / times.length),
  }
}

async function save(pool: pg.Pool, userId: string, tokenSha256: string, index: number): Promise<void> {
  const now = new Date()
  await pool.query(findSession, [tokenSha256, new Date(now.getTime() - 14 * 86_400_000), now])
  const { id, title, sku, ...numbers } = listing(index)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(lock, [userId])
    await client.query(put, [userId, id, title, sku, ...Object.values(numbers)])
    await client.query(count, [userId])
    await client.query('commit')
  } finally {
    client.release()
  }
}
