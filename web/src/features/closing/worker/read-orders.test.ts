import { closingChange, noteSentence, writeOrder, writeResults } from '@vendaclara/contract/closing'
import type { Reconciliation } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import expected2026 from '../../../../../samples/closing/layout-2026/expected.json'
import income2026 from '../../../../../samples/closing/layout-2026/income.xlsx?url&inline'
import orders2026 from '../../../../../samples/closing/layout-2026/orders.xlsx?url&inline'
import expectedSpecified from '../../../../../samples/closing/layout-specification/expected.json'
import incomeSpecified from '../../../../../samples/closing/layout-specification/income.xlsx?url&inline'
import ordersSpecified from '../../../../../samples/closing/layout-specification/orders.xlsx?url&inline'
import { BothWorkers } from './tests/both-workers.ts'

const samples = [
  { layout: '2026', orders: orders2026, income: income2026, expected: expected2026 },
  { layout: 'specification', orders: ordersSpecified, income: incomeSpecified, expected: expectedSpecified },
]

const fetchFile = async (url: string) => new File([await (await fetch(url)).blob()], url.slice(-20))
const newWorkers = () => new BothWorkers('shopee')
const swapped = (file: 'orders' | 'income') => ({
  refusal: { kind: 'swapped', marketplace: 'shopee', file },
})
const refusal = (kind: string) => expect.objectContaining({ refusal: expect.objectContaining({ kind }) })

function comparable({ differences, unmatched, matched, totalDifference }: Reconciliation) {
  return {
    errors: differences.map(({ orderId, difference, note }) => ({
      ...{ id: orderId, diff: toReais(difference), info: noteSentence(note) },
    })),
    unmatched: unmatched.map(({ orderId, note }) => ({ id: orderId, info: noteSentence(note) })),
    quantity: matched,
    totalErrors: toReais(totalDifference),
  }
}

describe.each(samples)('the $layout sample', ({ orders, income, expected }) => {
  let files: { orders: File; income: File }
  beforeAll(async () => {
    files = { orders: await fetchFile(orders), income: await fetchFile(income) }
  })

  test('gives exactly the known answer', async () => {
    const workers = newWorkers()
    const { receipts, partlyLeftOut, results: none } = await workers.readOrderFiles([files.orders])
    const { results } = await workers.readIncomeFiles([files.income])
    expect(none).toBeNull()
    expect(comparable(results)).toEqual(expected)
    expect(receipts).toMatchObject([
      {
        rows: 459,
        used: 415,
        orders: 364,
        cancelled: 19,
        returned: 16,
        leftOut: { cancelled: 24, refunded: 17, partly: 3 },
      },
    ])
    expect(partlyLeftOut).toEqual(['260323RJXQNR70'])
  })

  test('gives it from stored orders too, as after a reload', async () => {
    const { orders: read } = await newWorkers().readOrderFiles([files.orders])
    const stored = JSON.parse(JSON.stringify(read.map(writeOrder)))
    const { results } = await newWorkers().readIncomeFiles([files.income], stored)
    expect(comparable(results)).toEqual(expected)
  })

  test('is compared again at once when new orders come after the income', async () => {
    const workers = newWorkers()
    const { orders: read } = await workers.readOrderFiles([files.orders])
    await workers.readIncomeFiles([files.income])
    const { results } = await workers.readOrderFiles([files.orders])
    expect(results && comparable(results)).toEqual(expected)
    const restarted = await newWorkers().readOrderFiles([files.orders], [files.income])
    expect(restarted.results && comparable(restarted.results)).toEqual(expected)
    expect(read).toHaveLength(364)
  })

  test('is sent as the contract wants it', async () => {
    const workers = newWorkers()
    const { orders: read } = await workers.readOrderFiles([files.orders])
    const { results } = await workers.readIncomeFiles([files.income])
    for (const body of [{ requests: read.map(writeOrder) }, writeResults(results)]) {
      expect(closingChange.parse(body)).toEqual(body)
    }
  })

  test('is told apart before there are orders, too', async () => {
    await expect(newWorkers().checkIncome([files.orders])).rejects.toMatchObject(swapped('orders'))
    await expect(newWorkers().checkIncome([files.income])).resolves.toBeUndefined()
  })

  test('is refused when the two files are swapped, and what was read before stays', async () => {
    const workers = newWorkers()
    await workers.readOrderFiles([files.orders])
    await expect(workers.readOrderFiles([files.income])).rejects.toMatchObject(swapped('income'))
    await expect(workers.readIncomeFiles([files.orders])).rejects.toMatchObject(swapped('orders'))
    expect(comparable((await workers.readIncomeFiles([files.income])).results)).toEqual(expected)
  })
})

describe('other workbooks', () => {
  const header = [
    'ID do pedido',
    'Status do pedido',
    'Subtotal do produto',
    'Taxa de comissão',
    'Taxa de serviço',
    'Cupom do vendedor',
    'Status da Devolução / Reembolso',
  ]

  test('an empty one is never a read file', async () => {
    await expect(newWorkers().readOrderFiles([await workbook([])])).rejects.toEqual(refusal('empty'))
  })

  test('an unknown one is refused with what it is headed by', async () => {
    const file = await workbook([['Cliente', 'Telefone']])
    await expect(newWorkers().readOrderFiles([file])).rejects.toMatchObject({
      refusal: { kind: 'unknown', header: ['Cliente', 'Telefone'] },
    })
  })

  test('one with a header only, and one with nothing but cancelled orders, say so', async () => {
    await expect(newWorkers().readOrderFiles([await workbook([header])])).rejects.toEqual(refusal('no-rows'))
    const cancelled = await workbook([header, ['A', 'Cancelado', 10, 1, 1]])
    await expect(newWorkers().readOrderFiles([cancelled])).rejects.toMatchObject({
      refusal: { kind: 'nothing-to-compare', leftOut: 1 },
    })
  })

  test('one with a single wrong bit is damaged', async () => {
    const bytes = new Uint8Array(await (await workbook([header, ['A', 'Frete', 10, 1, 1]])).arrayBuffer())
    const sheet = new TextDecoder('latin1').decode(bytes).indexOf('xl/worksheets/sheet1.xml') + 60
    bytes[sheet] = (bytes[sheet] ?? 0) ^ 1
    await expect(newWorkers().readOrderFiles([new File([bytes], 'a.xlsx')])).rejects.toEqual(
      refusal('damaged'),
    )
  })

  test('one that spans 17 thousand million cells is refused for what heads it', async () => {
    const rows: string[][] = [['a']]
    const cells = new Map([['1048575,16383', { value: 'b' }]])
    const file = await writeXlsx({ sheets: [{ name: 'a', rows, cells }] })
    await expect(
      newWorkers().readOrderFiles([new File([Uint8Array.from(file)], 'a.xlsx')]),
    ).rejects.toMatchObject({
      refusal: { kind: 'unknown', header: ['a'] },
    })
  })

  async function workbook(rows: (string | number)[][]): Promise<File> {
    const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] })
    return new File([Uint8Array.from(bytes)], 'a.xlsx')
  }
})
