// Months of each marketplace stored in parts and opened again, the list of 24 months of 5,000 orders, and the bytes that an order
// takes, on both databases: node bench/closing/ledger.bench.ts [--database embedded|postgresql] [--marketplace shopee] [--orders 100000]
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import {
  type FileSlot,
  monthName,
  mostRowsOfPart,
  writeStatedOrder,
  writeStatedPayment,
} from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingMarketplaceIds,
  closingOf,
  type NamesOf,
  type Order,
  type Payment,
} from '@vendaclara/core/closing'
import { type Cents, cents, noCents } from '@vendaclara/core/money'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { type PostgresServer, startPostgres } from '@vendaclara/testing/postgres-server'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'
import pg from 'pg'

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    marketplace: { type: 'string', default: '' },
    orders: { type: 'string', default: '10000' },
  },
  strict: false,
})
const ordersOfMonth = Number(values.orders)
const rounds = ordersOfMonth > 10_000 ? 1 : 3
const noneLeft = { withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 }
const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1))
const tables = ['orders', 'order_lines', 'order_payments', 'findings']

const amounts: {
  readonly [Id in ClosingMarketplace]: Pick<NamesOf[Id], 'expected'> & {
    paid: (of: Cents) => NamesOf[Id]['paid']
  }
} = {
  shopee: {
    expected: {
      subtotal: cents(9631),
      commission: cents(1734),
      serviceFee: cents(593),
      sellerCoupon: noCents,
    },
    paid: (released) => ({
      released,
      refunded: noCents,
      freightPaidForSeller: cents(-1200),
      freightDiscount: cents(1200),
      freightPaidByBuyer: noCents,
    }),
  },
  mercadoLivre: {
    expected: { total: cents(7304), products: cents(9631), saleFee: cents(-1734), shippingFee: cents(-593) },
    paid: (payment) => ({ payment }),
  },
  shein: {
    expected: {
      price: cents(9631),
      coupon: noCents,
      campaign: noCents,
      commission: cents(1734),
      freight: cents(593),
      storage: noCents,
    },
    paid: (received) => ({ received, price: cents(9631), commission: cents(1734), freight: cents(593) }),
  },
}

for (const name of ['embedded', 'postgresql'].filter((one) => one.includes(String(values.database)))) {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-bench-'))
  const postgres = name === 'postgresql' ? await startPostgres('bench') : undefined
  const server = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
  })
  try {
    await server.listening()
    console.log(name)
    await measure(server, folder, postgres)
  } finally {
    await server.end('SIGTERM')
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(server: ServerProcess, folder: string, postgres?: PostgresServer): Promise<void> {
  const ask = asker(server, (await confirmedSeller(server, folder, 'bench@example.com')).token)
  const measured = []
  const asked = closingMarketplaceIds.filter((one) => one.includes(String(values.marketplace)))
  for (const marketplace of asked) {
    for (const month of months.slice(0, rounds)) {
      const { id } = await ask('POST', '/analysis', { month, year: 24, marketplace })
      const [orders, income] = [
        ordersOf(marketplace, id, ordersOfMonth),
        paymentsOf(marketplace, id, ordersOfMonth),
      ]
      const stored = await timed(() => give(ask, id, { orders, income }))
      const opened = await timed(() => open(ask, id))
      measured.push({
        marketplace,
        'stored, ms': stored,
        'open, ms': opened,
      })
    }
  }
  console.table(measured)
  await tellBytes(postgres, measured.length * ordersOfMonth)
  if (ordersOfMonth > 10_000) return
  for (const year of [25, 26]) {
    for (const month of months) {
      const { id } = await ask('POST', '/analysis', { month, year })
      await give(ask, id, { orders: ordersOf('shopee', id, 5000), income: paymentsOf('shopee', id, 5000) })
    }
  }
  const lists = []
  for (let round = 0; round < 5; round += 1) lists.push(await timed(() => ask('GET', '/analysis')))
  console.log(`list of ${24 + measured.length} months, ms:`, lists.join(', '))
  const [one, ...others] = await ask('GET', '/analysis')
  const paid = [one, ...others].flatMap(({ id }) => paymentsOf('shopee', id, 1))
  console.log(
    'a payment of each of these months, ms:',
    await timed(() => give(ask, one.id, { income: paid })),
  )
}

type Ask = ReturnType<typeof asker>

function asker(server: ServerProcess, token: string) {
  const headers = { ...sessionHeaders(token), 'content-type': 'application/json' }
  return async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) }
    const answer = await fetch(`${server.origin}/api${path}`, { method, headers, ...sent })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    return JSON.parse(text)
  }
}

/** Sends files and lets them count, as the page does. */
async function give(ask: Ask, id: string, files: { [Slot in FileSlot]?: readonly object[] }): Promise<void> {
  const add = []
  for (const [slot, rows] of Object.entries(files))
    add.push({ file: await send(ask, id, slot, rows), rows: rows.length })
  await ask('PUT', `/analysis/${id}/files`, { add, remove: [] })
}

async function send(ask: Ask, id: string, slot: string, rows: readonly object[]): Promise<number> {
  const sha256 = createHash('sha256').update(`${slot} ${id}`).digest('hex')
  const receipt = { fileName: `${slot}.xlsx`, sheet: 'orders', rows: rows.length, used: rows.length }
  const { file } = await ask('POST', `/analysis/${id}/files`, {
    slot,
    sha256,
    receipt: { ...receipt, orders: rows.length, unreadableValues: 0, leftOut: noneLeft },
  })
  for (let from = 0; from < rows.length; from += mostRowsOfPart) {
    const part = rows.slice(from, from + mostRowsOfPart)
    if (slot === 'orders') await ask('PUT', `/analysis/${id}?file=${file}&from=${from}`, { requests: part })
    else await ask('PUT', `/analysis/${id}/files/${file}/rows`, { from, payments: part })
  }
  return file
}

/** Everything that the page loads of a month, a few calls at a time. */
async function open(ask: Ask, id: string): Promise<void> {
  const { files } = await ask('GET', `/analysis/${id}/summary`)
  const parts = files.flatMap(({ file, rows }: { file: number; rows: number }) =>
    Array.from(
      { length: Math.ceil(rows / mostRowsOfPart) },
      (_, part) => `files/${file}/rows?from=${part * mostRowsOfPart}`,
    ),
  )
  const waiting = ['payments', ...parts]
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await ask('GET', `/analysis/${id}/${path}`)
  }
  await Promise.all([work(), work(), work(), work()])
}

/** What an order, its line, its payment and its finding take, with the indexes. */
async function tellBytes(postgres: PostgresServer | undefined, orders: number): Promise<void> {
  if (!postgres) return
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  const { rows } = await client.query(
    `select relname, round(pg_total_relation_size(relid) / $1::numeric) as bytes, round(pg_indexes_size(relid) / $1::numeric) as indexes
    from pg_stat_user_tables where relname = any($2) and schemaname = 'public'`,
    [orders, tables],
  )
  console.table(rows)
  await client.end()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}

function ordersOf(marketplace: ClosingMarketplace, month: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const order: Order = {
      orderId: idOf(month, index),
      status: 'Concluído',
      cancelReason: '',
      line: index + 2,
      createdAt: '2026-03-01 17:15',
      completedOn: '2026-03-12',
      units: 1,
      lines: 1,
      ...amounts[marketplace].expected,
      items: [
        { name: 'Kit 3 Camisetas de algodão', variation: 'Preta,M', sku: `KIT-${index % 300}`, units: 1 },
      ],
    }
    return writeStatedOrder({ order })
  })
}

function paymentsOf(marketplace: ClosingMarketplace, month: string, count: number) {
  const { paidParts } = closingOf(marketplace).rules
  return Array.from({ length: count }, (_, index) => {
    const paid = amounts[marketplace].paid(cents(index % 5 === 0 ? 7000 : 7304))
    const about = { orderId: idOf(month, index), releasedOn: '2026-03-14', line: index + 7 }
    const number = marketplace === 'shopee' ? {} : { number: `F${idOf(month, index)}` }
    const payment: Payment = { ...paid, ...about, ...number }
    return writeStatedPayment({ payment, isUnread: false }, paidParts)
  })
}

function idOf(month: string, index: number): string {
  return `${month.slice(0, 6)}${String(index).padStart(8, '0')}`
}
