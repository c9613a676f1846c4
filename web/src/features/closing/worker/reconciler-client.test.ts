import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { NearWorker } from '../../../../test/near-worker.ts'
import { readJson } from '../../../api/compress-json.ts'
import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import { closingCalls } from './closing-calls.ts'
import { type ResultsTransfer, receiveRows } from './messages.ts'
import { ReconcilerClient } from './reconciler-client.ts'

const file = async (name: string, rows: (string | number)[][]) => {
  const bytes = await writeXlsx({ sheets: [{ name: 'dados', rows }] })
  return new File([Uint8Array.from(bytes)], name)
}
const orders = (subtotals: Readonly<Record<string, number>>) =>
  file('pedidos.xlsx', [
    [
      ...['ID do pedido', 'Status do pedido', 'Subtotal do produto', 'Taxa de comissão', 'Taxa de serviço'],
      ...['Data de criação do pedido', 'Cupom do vendedor', 'Status da Devolução / Reembolso'],
    ],
    ...Object.entries(subtotals).map(([id, subtotal]) => [id, 'Concluído', subtotal, 0, 0, '2026-03-30']),
  ])
const income = (paid: Readonly<Record<string, number>>) =>
  file('renda.xlsx', [
    [
      ...['ID do pedido', 'Quantia total lançada (R$)', 'Data de conclusão do pagamento'],
      ...['Valor Reembolsado ao Comprador', 'ID do reembolso', 'SKU'],
    ],
    ...Object.entries(paid).map(([id, amount]) => [id, amount, '2026-03-31']),
  ])

const open = () =>
  new ReconcilerClient(
    'shopee',
    () => new NearWorker(closingCalls(), fileRefusals) as unknown as globalThis.Worker,
  )

/** What was shown last, by order; or the error of a screen that cannot show it. */
function screen(refusal?: unknown) {
  const shown: { differences?: Record<string, number> } = {}
  const show = async ({ rows }: ResultsTransfer) => {
    const { differences } = await receiveRows(rows)
    if (refusal) throw refusal
    shown.differences = Object.fromEntries(differences.map((row) => [row.orderId, row.difference]))
    return 1
  }
  return { shown, watch: { signal: new AbortController().signal, show } }
}
const signal = new AbortController().signal
const noneStored = () => Promise.reject(new Error('the API has no orders'))

async function compare(
  client: ReconcilerClient,
  chosen: File,
  { watch } = screen(),
  stored: () => Promise<Blob> = noneStored,
) {
  const sent = await client.readIncome([chosen], { signal })
  return client.compareIncome([chosen], sent, stored, watch)
}
const bodyOf = async (client: ReconcilerClient, version: number) => {
  const body = await client.ordersBody(version)
  return body && ((await readJson(body)) as { requests: { subtotal: string }[] }).requests
}

const whyNotShown = [
  ['cancelled', new DOMException('cancelled', 'AbortError')],
  ['refused', new FileRefused({ kind: 'unexpected' })],
] as const

test('new orders are compared with the income that was compared last', async () => {
  const client = open()
  const first = await client.readOrders([await orders({ A: 10 })], screen().watch)
  expect(first.comparison).toBeNull()
  expect(await bodyOf(client, first.version)).toHaveLength(1)
  expect(await compare(client, await income({ A: 9 }))).toMatchObject({ comparison: 1 })
  const { shown, watch } = screen()
  const next = await client.readOrders([await orders({ A: 12 })], watch)
  expect(shown.differences).toEqual({ A: -300 })
  expect(await bodyOf(client, next.version)).toHaveLength(1)
  expect(await bodyOf(client, first.version)).toBeNull()
})

test.each(whyNotShown)(
  'orders whose comparison is %s while it is shown leave those of before',
  async (_, why) => {
    const client = open()
    const kept = await client.readOrders([await orders({ A: 10, B: 20 })], screen().watch)
    await compare(client, await income({ A: 10, B: 20 }))
    const reading = client.readOrders([await orders({ A: 99 })], screen(why).watch)
    await expect(reading).rejects.toBe(why)
    const stored = async () => (await client.ordersBody(kept.version)) ?? noneStored()
    expect(await bodyOf(client, kept.version)).toHaveLength(2)
    const after = screen()
    await compare(client, await income({ A: 9, B: 18 }), after, stored)
    expect(after.shown.differences).toEqual({ A: -100, B: -200 })
  },
)

test.each(whyNotShown)('an income that is %s while it is shown leaves the one of before', async (_, why) => {
  const client = open()
  await client.readOrders([await orders({ A: 10 })], screen().watch)
  await compare(client, await income({ A: 9 }))
  await expect(compare(client, await income({ A: 1 }), screen(why))).rejects.toBe(why)
  const { shown, watch } = screen()
  await client.readOrders([await orders({ A: 12 })], watch)
  expect(shown.differences).toEqual({ A: -300 })
})

test('what is under way when all is dropped is refused, and the next files are read', async () => {
  const client = open()
  const reading = client.readOrders([await orders({ A: 10 })], screen().watch)
  const refused = expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await Promise.resolve()
  client.forget()
  await refused
  await client.readOrders([await orders({ A: 10 })], screen().watch)
  const { shown, watch } = screen()
  await compare(client, await income({ A: 8 }), { shown, watch })
  expect(shown.differences).toEqual({ A: -200 })
})
