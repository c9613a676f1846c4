import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, closingMarketplaces, combineIncome, combineOrders, readSheets } from './index.ts'

type Line = readonly [id: string, status: string, subtotal: number]
type Paid = readonly [id: string, day: string, released: number]

const orderHeader = [
  ...['ID do pedido', 'Status do pedido', 'Subtotal do produto'],
  ...['Taxa de comissão', 'Taxa de serviço', 'Cupom do vendedor', 'Status da Devolução / Reembolso'],
]
const incomeHeader = [
  ...['ID do pedido', 'Data de conclusão do pagamento', 'Quantia total lançada (R$)'],
  ...['Valor Reembolsado ao Comprador', 'ID do reembolso', 'SKU'],
]
const orders = (...lines: Line[]) =>
  readSheets([table(orderHeader, lines)], closingMarketplaces.shopee.files.locateOrders)
const income = (...rows: Paid[]) =>
  readSheets([table(incomeHeader, rows)], closingMarketplaces.shopee.files.locateIncome)
const table = (header: Cell[], rows: readonly (readonly Cell[])[]) => ({ name: 'x', rows: [header, ...rows] })

describe('orders of several files', () => {
  it('stand as the newest file says, also where it leaves them out', () => {
    const march = orders(['A', 'Enviado', 10], ['B', 'Enviado', 20], ['C', 'Enviado', 30])
    const april = orders(['B', 'Cancelado', 20], ['C', 'Concluído', 30], ['C', 'Concluído', 5])
    const { kept, files } = combineOrders([march, april])
    expect(kept.map(({ orderId, subtotal }) => [orderId, subtotal])).toEqual([
      ['A', 1000],
      ['C', 3500],
    ])
    expect(files).toEqual([
      { used: 1, repeated: 2, cancelled: 0, returned: 0 },
      { used: 1, repeated: 0, cancelled: 1, returned: 0 },
    ])
  })

  it('that are cancelled or returned are counted once, and not where a newer file has them again', () => {
    const march = orders(['A', 'Cancelado', 10], ['B', 'Cancelado', 20], ['C', 'Enviado', 30])
    const april = orders(['B', 'Cancelado', 20], ['A', 'Enviado', 10])
    const may = orders(['C', 'Cancelado', 30], ['D', 'Enviado', 1])
    const counts = combineOrders([march, april, may]).files.map(({ cancelled }) => cancelled)
    expect(counts).toEqual([0, 1, 1])
  })

  it('of one file are all of it', () => {
    const march = orders(['A', 'Enviado', 10])
    expect(combineOrders([march])).toEqual({
      kept: march.orders,
      files: [{ used: 1, repeated: 0, cancelled: 0, returned: 0 }],
    })
  })
})

describe('income of several files', () => {
  it('counts a payment once that two files have, and sums what is another payment', () => {
    const march = income(['A', '2026-03-30', 50], ['B', '2026-03-31', 20])
    const april = income(['B', '2026-03-31', 20], ['B', '2026-04-02', -5], ['C', '2026-04-03', 7])
    const { kept, files } = combineIncome(closingMarketplaces.shopee.rules, [march, april])
    expect(kept.map(({ orderId, released }) => [orderId, released])).toEqual([
      ['A', 5000],
      ['B', 1500],
      ['C', 700],
    ])
    expect(files).toEqual([
      { used: 2, repeated: 0 },
      { used: 2, repeated: 1 },
    ])
  })

  it('counts twice what one file has twice', () => {
    const twice = income(['A', '2026-03-30', 50], ['A', '2026-03-30', 50])
    expect(combineIncome(closingMarketplaces.shopee.rules, [twice, twice]).kept).toEqual(twice.income)
    expect(twice.income.map(({ released }) => released)).toEqual([10_000])
  })

  it('comes to the same however often and in whatever order the same files are given', () => {
    const payment = fc.tuple(
      fc.constantFrom('A', 'B', 'C'),
      fc.constantFrom('2026-03-30', '2026-04-01'),
      fc.integer({ min: 1, max: 3 }),
    )
    const files = fc.array(fc.array(payment, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
    const sums = (given: readonly (readonly Paid[])[]) =>
      new Map(
        combineIncome(
          closingMarketplaces.shopee.rules,
          given.map((rows) => income(...rows)),
        ).kept.map((one) => [one.orderId, one.released]),
      )
    fc.assert(
      fc.property(files, (given) => {
        expect(sums([...given, ...given])).toEqual(sums(given))
        expect(sums(given.toReversed())).toEqual(sums(given))
      }),
    )
  })
})
