import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { NearWorker } from '../../../../test/near-worker.ts'
import { readJson } from '../../../api/compress-json.ts'
import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import type { CarriedErrors, WorkerCalls } from '../../../workers/worker-calls.ts'
import { noMarks } from '../model/marks.ts'
import { noFilters } from '../results/filters.ts'
import { resultsCalls, resultsErrors } from '../results/results-calls.ts'
import { ResultsClient } from '../results/results-client.ts'
import { incomeCalls } from '../worker/closing-calls.ts'
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

const near = <Calls extends WorkerCalls>(calls: Calls, errors: CarriedErrors) =>
  new NearWorker(calls, errors) as unknown as globalThis.Worker
const signal = new AbortController().signal
const noneStored = () => Promise.reject(new Error('the API has no orders'))

/** A closing whose rows are read from files. */
class OpenMonth {
  readonly results = new ResultsClient(
    () => {},
    () => near(resultsCalls(), resultsErrors),
  )
  readonly client = new ReconcilerClient('shopee', this.results, () => near(incomeCalls(), fileRefusals))

  readOrders(chosen: File, stop = signal) {
    return this.client.readOrders([chosen], { signal: stop })
  }

  async compare(chosen: File, stop = signal, stored: () => Promise<Blob> = noneStored) {
    const sent = await this.client.readIncome([chosen], { signal })
    return this.client.compareIncome([chosen], sent, stored, { signal: stop })
  }

  async body(version: number) {
    const body = await this.client.ordersBody(version)
    return body && ((await readJson(body)) as { requests: { subtotal: string }[] }).requests
  }

  /** The differences shown, by order. */
  async shown() {
    const range = { from: 0, to: 9 }
    const view = await this.results.differences(
      { filters: noFilters, sort: 'file', selected: [], range },
      noMarks,
    )
    return Object.fromEntries(view.rows.map((row) => [row.orderId, row.difference]))
  }
}

test('new orders are compared with the income that was compared last', async () => {
  const month = new OpenMonth()
  const first = await month.readOrders(await orders({ A: 10 }))
  expect(first.comparison).toBeNull()
  expect(await month.body(first.version)).toHaveLength(1)
  expect(await month.compare(await income({ A: 9 }))).toMatchObject({ comparison: 1 })
  const next = await month.readOrders(await orders({ A: 12 }))
  expect(next.comparison).toBe(2)
  expect(await month.shown()).toEqual({ A: -300 })
  expect(await month.body(next.version)).toHaveLength(1)
  expect(await month.body(first.version)).toBeNull()
})

test('orders that are refused or cancelled leave those of before, and the rows shown', async () => {
  const month = new OpenMonth()
  const kept = await month.readOrders(await orders({ A: 10, B: 20 }))
  await month.compare(await income({ A: 10, B: 18 }))
  const before = { B: -200 }
  await expect(month.readOrders(new File(['no workbook'], 'pedidos.xlsx'))).rejects.toThrow(FileRefused)
  expect(await month.shown()).toEqual(before)
  const cancelling = new AbortController()
  const reading = month.readOrders(await orders({ A: 99 }), cancelling.signal)
  await month.results.worker.ask('held', undefined)
  cancelling.abort(new Error('cancelled'))
  await expect(reading).rejects.toThrow('cancelled')
  expect(await month.shown()).toEqual(before)
  expect(await month.body(kept.version)).toHaveLength(2)
  await month.compare(await income({ A: 9, B: 18 }))
  expect(await month.shown()).toEqual({ A: -100, B: -200 })
})

test('an income that is refused or cancelled leaves the one of before', async () => {
  const month = new OpenMonth()
  await month.readOrders(await orders({ A: 10 }))
  await month.compare(await income({ A: 9 }))
  const cancelled = AbortSignal.abort(new Error('cancelled'))
  await expect(month.compare(await income({ A: 1 }), cancelled)).rejects.toThrow('cancelled')
  await expect(month.compare(new File(['no workbook'], 'renda.xlsx'))).rejects.toThrow(FileRefused)
  expect(await month.shown()).toEqual({ A: -100 })
  await month.readOrders(await orders({ A: 12 }))
  expect(await month.shown()).toEqual({ A: -300 })
})

test('the income of an earlier visit is read again for new orders, and stored orders are fetched for a new income', async () => {
  const month = new OpenMonth()
  month.client.setIncomeFiles([await income({ A: 9 })])
  await month.readOrders(await orders({ A: 10 }))
  expect(await month.shown()).toEqual({ A: -100 })
  const { version } = await month.readOrders(await orders({ A: 11 }))
  const body = await month.client.ordersBody(version)
  month.client.stop()
  await month.compare(await income({ A: 8 }), signal, async () => body ?? new Blob())
  expect(await month.shown()).toEqual({ A: -300 })
})

test('what is under way when all is dropped is refused, and the next files are read', async () => {
  const month = new OpenMonth()
  const reading = month.readOrders(await orders({ A: 10 }))
  const refused = expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await Promise.resolve()
  month.client.forget()
  await refused
  await month.readOrders(await orders({ A: 10 }))
  await month.compare(await income({ A: 8 }))
  expect(await month.shown()).toEqual({ A: -200 })
})
