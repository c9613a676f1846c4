import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type FileSlot, writeStatedOrder, writeStatedPayment } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { closingOf } from '@vendaclara/core/closing'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { askOperator } from '@vendaclara/testing/operator'
import { startPostgres } from '@vendaclara/testing/postgres-server'
import { ServerProcess, simulatorKey } from '@vendaclara/testing/server-process'
import { connectDatabase } from '../../src/database/connect-database.ts'
import { lastMigration } from '../../src/database/migrate-database.ts'
import { readRows, settleTexts, tablesOf } from '../../src/database/table-rows.ts'
import { pixOrder } from '../buyer.ts'
import { someOrder, somePayment } from '../closing/ledger.ts'
import { movementFile } from '../closing/open-closing.ts'

// Run by hand before a migration is added: keeps what the product of now stores after one seller's calls, for `every-schema.test.ts`.

const results = {
  errors: [
    {
      'ID do pedido': '260330AAA',
      Diferenca: -10.01,
      info: 'Possível problema em SUBTOTAL DO FRETE',
      'Data de criação do pedido': '2026-03-30 10:00',
    },
  ],
  quantity: 1,
  unmatched: [
    {
      'ID do pedido': '260330BBB',
      info: 'Pedido não concluído',
      statusPedido: 'A caminho',
      subtotal: 57.9,
      taxaComissao: 14.01,
      taxaServico: 6.02,
      cupomVendedor: 1.3,
      'Data de criação do pedido': '2026-03-30 10:00',
    },
  ],
  totalErrors: -10.01,
}

const kept = new URL('every-schema.jsonl', import.meta.url)
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-schema-'))
const postgres = await startPostgres()
const databaseUrl = postgres.url('postgres')
try {
  await storeSomething()
  const { database, close } = await connectDatabase({ databaseUrl, dataDir }, () => {})
  const tables: Record<string, string[]> = {}
  await database.transaction(async (transaction) => {
    await settleTexts(transaction)
    for (const table of await tablesOf(transaction)) {
      const all: string[] = []
      for await (const rows of readRows(transaction, table)) all.push(...rows)
      tables[table] = all
    }
  })
  const schema = await lastMigration(database)
  await close()
  const others = fs.readFileSync(kept, 'utf8').trim().split('\n')
  const lines = [
    ...others.filter((line) => JSON.parse(line).schema !== schema),
    JSON.stringify({ schema, tables }),
  ]
  fs.writeFileSync(kept, `${lines.join('\n')}\n`)
  process.stdout.write(`${schema}\n`)
} finally {
  await postgres.stop()
  fs.rmSync(dataDir, { recursive: true })
}

async function storeSomething(): Promise<void> {
  const variables = {
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  }
  const server = await new ServerProcess(variables).listening()
  const { token } = await confirmedSeller(server, dataDir, 'rita@loja.com.br')
  const call = async (method: string, url: string, body?: object) => {
    const { status, json } = await server.call(method, url, { token, ...(body && { body }) })
    if (status !== 200) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(json)}`)
    return json
  }
  await call('PUT', '/user/config', { monthlyBilling: 50000 })
  const listing = { id: 'a1', title: 'Vaso de "barro"; 30%', productCost: 61.25, salePrice: 99.9 }
  await call('PUT', '/advertisingShopee', listing)
  await call('PUT', '/advertisingMeli', { id: 'b1', title: 'Panela 💰', productCost: 30.1 })
  await call('PUT', '/advertisingShein', { id: 'c1', title: 'Saia midi', productCost: 18.9 })
  const fees = await call('GET', '/advertising/fees')
  await call('PUT', '/advertising/fees', {
    ...fees,
    chosen: { ...(fees.chosen as object), shopee: 'shopee-2026-03' },
  })
  const { id } = await call('POST', '/analysis', { month: 'Março', year: 26 })
  await call('PUT', `/analysis/${id}`, {
    requests: [order('260330AAA', 100.1), order('260330BBB', 57.9, 'A caminho'), order('260330CCC', 80)],
  })
  await call('PUT', `/analysis/${id}`, results)
  const mark = { state: 'contestado', note: 'falei com eles', recovered: 0, date: '2026-04-05' }
  await call('PUT', `/analysis/${id}/orders`, { orders: [{ orderId: '260330AAA', version: 0, ...mark }] })
  const february = await call('POST', '/analysis', { month: 'Fevereiro', year: 26 })
  await call('PUT', `/analysis/${february.id}`, { ...results, errors: [], totalErrors: 0 })
  const april = await call('POST', '/analysis', { month: 'Abril', year: 26 })
  await giveFiles(call, `/analysis/${april.id}`)
  await call('PUT', '/movements', movementFile)
  await call('GET', '/pages/vendas')
  await call('POST', '/user/second-factor', { password: 'uma senha bem boa' })
  await askOperator(dataDir, 'coupon', 'add', 'VOLTA10', '10')
  await call('POST', '/feedback', {
    feedback: { estrelas: 5, comentario: 'muito bom', data: '2026-11-22T10:00:00.000Z' },
  })
  await call('POST', '/subscription', pixOrder({ nextDueDate: brazilianDay(new Date()) }))
  const atGateway = { headers: { access_token: simulatorKey } }
  const payments = `${server.origin}/simulator/asaas/v3/payments`
  const { data } = (await (await fetch(payments, atGateway)).json()) as { data: { id: string }[] }
  const sandbox = payments.replace(/payments$/, `sandbox/payment/${data[0]?.id}/confirm`)
  await fetch(sandbox, { method: 'POST', ...atGateway })
  while (
    (await server.call('POST', '/auth/verify-token', { body: { token } })).json.subscription !== 'active'
  ) {
    await new Promise((next) => setTimeout(next, 50))
  }
  await server.end('SIGTERM')
}

type Call = (method: string, url: string, body?: object) => Promise<Record<string, unknown>>

/** Gives a month a file of orders and one of income, with one row each. */
async function giveFiles(call: Call, month: string): Promise<void> {
  const left = { withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 }
  const counts = { rows: 1, used: 1, orders: 1, unreadableValues: 0, leftOut: left }
  const give = async (slot: FileSlot, sha256: string, send: (file: unknown) => Promise<unknown>) => {
    const receipt = { fileName: `${slot}.xlsx`, sheet: slot, ...counts }
    const { file } = await call('POST', `${month}/files`, { slot, sha256: sha256.repeat(64), receipt })
    await send(file)
    await call('PUT', `${month}/files`, { add: [{ file, rows: 1 }], remove: [] })
  }
  await give('orders', 'a', (file) =>
    call('PUT', `${month}?file=${file}&from=0`, {
      requests: [writeStatedOrder(someOrder('260430DDD', 5790))],
    }),
  )
  const payment = writeStatedPayment(somePayment('260430DDD', 4657), closingOf('shopee').rules.paidParts)
  await give('income', 'b', (file) =>
    call('PUT', `${month}/files/${file}/rows`, { from: 0, payments: [payment] }),
  )
}

function order(id: string, subtotal: number, status = 'Concluído') {
  return {
    'ID do pedido': id,
    'Status do pedido': status,
    'Subtotal do produto': subtotal,
    'Taxa de comissão': 14.01,
    'Taxa de serviço': 6.02,
    'Cupom do vendedor': 1.3,
    'Data de criação do pedido': '2026-03-30 10:00',
    'Status da Devolução / Reembolso': '',
  }
}
