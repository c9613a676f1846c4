import { writeXlsx } from 'hucre/xlsx'
import { expect, test, vi } from 'vitest'
import type { ReadingProgress } from '../messages.ts'
import { BothWorkers } from './both-workers.ts'

const orderHeader = [
  'ID do pedido',
  'Status do pedido',
  'Subtotal do produto',
  'Taxa de comissão',
  'Taxa de serviço',
  'Data de criação do pedido',
  'Cupom do vendedor',
  'Status da Devolução / Reembolso',
]
const incomeHeader = [
  'ID do pedido',
  'Quantia total lançada (R$)',
  'Data de conclusão do pagamento',
  'Valor Reembolsado ao Comprador',
  'ID do reembolso',
  'SKU',
]
const line = (id: string, subtotal: number, status = 'Concluído') => [
  id,
  status,
  subtotal,
  1,
  1,
  '2026-03-30',
]

async function file(name: string, lastModified: number, rows: (string | number)[][]): Promise<File> {
  const bytes = await writeXlsx({ sheets: [{ name: 'dados', rows }] })
  return new File([Uint8Array.from(bytes)], name, { lastModified })
}

const march = () =>
  file('marco.xlsx', 1000, [orderHeader, line('A', 10), line('B', 20), line('X', 5, 'Cancelado')])
const april = () => file('abril.xlsx', 2000, [orderHeader, line('B', 20, 'Cancelado'), line('C', 30)])
const paidInMarch = () => file('renda-marco.xlsx', 1000, [incomeHeader, ['A', 8, '2026-03-31']])
const paidInApril = () =>
  file('renda-abril.xlsx', 2000, [
    incomeHeader,
    ['A', 8, '2026-03-31'],
    ['A', -3, '2026-04-02'],
    ['U', 71, '2026-04-03'],
  ])

test('months that overlap are one closing, chosen in either order', async () => {
  const chosen = [await april(), await march()]
  const workers = new BothWorkers('shopee')
  const { orders, receipts } = await workers.readOrderFiles(chosen)
  expect(orders.map(({ orderId }) => orderId)).toEqual(['A', 'C'])
  expect(receipts).toMatchObject([
    { fileName: 'marco.xlsx', sheet: 'dados', rows: 3, used: 1, orders: 1 },
    { fileName: 'abril.xlsx', rows: 2, used: 1, orders: 1 },
  ])
  expect(receipts.map(({ leftOut }) => leftOut)).toMatchObject([
    { cancelled: 1, repeated: 1 },
    { cancelled: 1, repeated: 0 },
  ])
  const income = await workers.readIncomeFiles([await paidInMarch(), await paidInApril()])
  expect(income.results.differences).toMatchObject([{ orderId: 'A', difference: -300 }])
  expect(income.receipts).toMatchObject([
    { fileName: 'renda-marco.xlsx', rows: 1, used: 1, orders: 1 },
    { fileName: 'renda-abril.xlsx', rows: 3, used: 2, leftOut: { repeated: 1 } },
  ])
})

test('every row of every file is used or left out for a reason', async () => {
  const { receipts } = await new BothWorkers('shopee').readOrderFiles([await march(), await april()])
  for (const { rows, used, leftOut } of receipts) {
    expect(Object.values(leftOut).reduce((sum: number, count = 0) => sum + count, used)).toBe(rows)
  }
})

test('one that is refused is named, and what was read before stays', async () => {
  const workers = new BothWorkers('shopee')
  await workers.readOrderFiles([await march()])
  await expect(workers.readOrderFiles([await april(), await paidInMarch()])).rejects.toMatchObject({
    fileName: 'renda-marco.xlsx',
    refusal: { kind: 'swapped', marketplace: 'shopee', file: 'income' },
  })
  const { results } = await workers.readIncomeFiles([await paidInMarch()])
  expect(results.unmatched).toMatchObject([{ orderId: 'B' }])
})

test('a reading that takes a while reports which file it is in and how many rows there were', async () => {
  const reported: ReadingProgress[] = []
  const workers = new BothWorkers('shopee', (progress) => reported.push(progress))
  const files = [await march(), await april()]
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    await workers.readOrderFiles(files)
    expect(reported).toEqual([])
    let clock = 0
    now.mockImplementation(() => {
      clock += 300
      return clock
    })
    await workers.readOrderFiles(files)
  } finally {
    now.mockRestore()
  }
  expect(reported[0]).toMatchObject({ fileName: 'marco.xlsx', file: 1, files: 2 })
})

test('adjustments of overlapping income files count once, and stay where the orders are chosen again', async () => {
  const header = ['Data de conclusão do ajuste', 'Tipo/Descrição do ajuste', 'Valor do ajuste']
  const adjusted = async (name: string, lastModified: number, rows: (string | number)[][]) => {
    const sheets = [
      { name: 'Renda', rows: [incomeHeader, ['A', 8, '2026-03-31']] },
      {
        name: 'Adjustment',
        rows: [
          ['Detalhes da Lista de Transações e Ajustes'],
          [...header, 'Número do pedido relacionado'],
          ...rows,
        ],
      },
    ]
    return new File([Uint8Array.from(await writeXlsx({ sheets }))], name, { lastModified })
  }
  const tax = ['2026-03-31', 'DIFAL', -12.34, 'A']
  const files = [
    await adjusted('marco.xlsx', 1000, [['2026-03-02', 'Recarga Automática', -50, '-'], tax]),
    await adjusted('abril.xlsx', 2000, [tax, ['2026-04-02', 'Compensação', 37.1, '-']]),
  ]
  const workers = new BothWorkers('shopee')
  await workers.readOrderFiles([await march()])
  const { results } = await workers.readIncomeFiles(files)
  expect(results.adjustments?.map(({ amount }) => amount)).toEqual([-5000, -1234, 3710])
  expect(results.sums.adjustments).toEqual({ count: 3, amount: -2524 })
  const again = await workers.readOrderFiles([await april()])
  expect(again.results.sums.adjustments).toEqual({ count: 3, amount: -2524 })
})

test('files that are given in any order, or twice, come to the same month', async () => {
  const close = async (...steps: readonly ['orders' | 'income', ...File[]][]) => {
    const workers = new BothWorkers('shopee')
    let closed: Awaited<ReturnType<typeof workers.readOrderFiles>> | undefined
    for (const [slot, ...files] of steps) {
      closed = await (slot === 'orders' ? workers.readOrderFiles(files) : workers.readIncomeFiles(files))
    }
    const { matched, differences, unmatched, sums } = closed?.results ?? {}
    return { matched, differences, unmatched, sums }
  }
  const orders = [await march(), await april()]
  const income = [await paidInMarch(), await paidInApril()]
  const closed = await close(['orders', ...orders], ['income', ...income])
  expect(closed).toMatchObject({ matched: 1, differences: [{ orderId: 'A', difference: -300 }] })
  expect(await close(['orders', ...orders.toReversed()], ['income', ...income.toReversed()])).toEqual(closed)
  expect(await close(['orders', ...orders, ...orders], ['income', ...income, ...income])).toEqual(closed)
  expect(
    await close(['orders', ...orders], ['income', ...income], ['orders', ...orders.toReversed()]),
  ).toEqual(closed)
})
