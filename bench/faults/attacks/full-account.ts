import { createHash, randomBytes } from 'node:crypto'
import { password, storeSeller } from '@vendaclara/testing/stored-seller'
import type { Pool } from 'pg'
import { orders } from '../../load/scenarios.ts'

export interface Account {
  tokens: string[]
  password: string
  /** A closing of many orders. */
  closing: string
}

/** How much the account has: the quotas of `account-quotas.ts`, except for the days of prices and the closings. */
export const full = { listings: 20_000, priceDays: 10, movements: 500_000, closings: 40, ordersOfEach: 5000 }

/** Stores an account at its quotas, with some sessions. */
export async function storeFullAccount(pool: Pool, email: string, sessions: number): Promise<Account> {
  const token = await storeSeller(pool, 'Conta Cheia', email)
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email])
  const id = rows[0]?.id
  const tokens = [token, ...Array.from({ length: sessions - 1 }, () => randomBytes(32).toString('base64url'))]
  for (const one of tokens.slice(1)) {
    const hash = createHash('sha256').update(one).digest('hex')
    await pool.query(
      `insert into sessions (token_sha256, user_id, ip, created_at, last_seen_at, expires_at)
       values ($1, $2, '127.0.0.1', now(), now(), now() + interval '90 days')`,
      [hash, id],
    )
  }
  await pool.query(listings, [id, full.listings])
  await pool.query(prices, [id, full.priceDays])
  await pool.query(
    `insert into movement_files (user_id, marketplace, source, name, fingerprint, lines, first_day, last_day, months)
     values ($1, 'shopee', 'wallet', 'carteira.xlsx', 'a', $2, '2026-01-01', '2026-12-31', '{}')`,
    [id, full.movements],
  )
  await pool.query(movements, [id, full.movements])
  const { rows: stored } = await pool.query<{ id: string }>(closings, [
    id,
    full.closings,
    JSON.stringify(orders(full.ordersOfEach)),
  ])
  return { tokens, password, closing: stored[0]?.id ?? '' }
}

const listings = `insert into listings (user_id, marketplace, id, title, sku, product_cost, variable_cost, profit_margin,
    monthly_billing, charges, fix_cost, sale_price, net_margin, free_shipping)
  select $1::uuid, 'shopee', 'anuncio-' || n, 'Camiseta de algodão com estampa, tamanho ' || n, 'SKU-' || n,
    31.4, 2.5, 20, 30000, 8, 2400, 89.9, 20, true from generate_series(1, $2::int) n`

const prices = `insert into listing_prices (user_id, marketplace, listing_id, day, sale_price, current_price)
  select user_id, marketplace, id, date '2026-01-01' + day, 8990 + day, null
  from listings, generate_series(1, $2::int) day where user_id = $1`

const movements = `insert into movements (user_id, marketplace, line_id, files, dated, source, kind, month, day, order_id,
    amount, fee, rest, compensation, until, state, text)
  select $1::uuid, 'shopee', md5(n::text), array[1], 1, 'wallet', 'freight',
    to_char(date '2026-01-01' + (n * 365::bigint / ($2::int + 1))::int, 'YYYY-MM'),
    date '2026-01-01' + (n * 365::bigint / ($2::int + 1))::int, '2603' || lpad((n / 3)::text, 10, '0'),
    -1234, null, null, null, null, null, 'Ajuste de frete cobrado a mais do pedido'
  from generate_series(1, $2::int) n`

const closings = `insert into closings (user_id, month, year, marketplace, requests, has_orders)
  select $1::uuid, n % 12 + 1, 20 + n / 12, 'shopee', $3::json, true from generate_series(1, $2::int) n returning id`
