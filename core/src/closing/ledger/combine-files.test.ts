import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, closingMarketplaces, combineIncome, combineOrders, readSheets } from '../index.ts'

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
    const { kept, leftOut, files } = combineOrders([march, april])
    expect(kept.map(({ orderId, subtotal }) => [orderId, subtotal])).toEqual([
      ['A', 1000],
      ['C', 3500],
    ])
    expect(leftOut).toEqual([{ orderId: 'B', why: 'cancelled', status: 'Cancelado', product: '', line: 2 }])
    expect(files).toEqual([
      { used: 1, repeated: 2, cancelled: 0, returned: 0 },
      { used: 1, repeated: 0, cancelled: 1, returned: 0 },
    ])
  })

  it('that are cancelled or returned are counted once, and not where a newer file has them again', () => {
    const march = orders(['A', 'Cancelado', 10], ['B', 'Cancelado', 20], ['C', 'Enviado', 30])
    const april = orders(['B', 'Cancelado', 20], ['A', 'Enviado', 10])
    const may = orders(['C', 'Cancelado', 30], ['D', 'Enviado', 1])
    const { files, leftOut } = combineOrders([march, april, may])
    expect(files.map(({ cancelled }) => cancelled)).toEqual([0, 1, 1])
    expect(leftOut.map(({ orderId }) => orderId)).toEqual(['B', 'C'])
  })

  it('of one file are all of it', () => {
    const march = orders(['A', 'Enviado', 10])
    expect(combineOrders([march])).toEqual({
      kept: march.orders,
      leftOut: [],
      files: [{ used: 1, repeated: 0, cancelled: 0, returned: 0 }],
      completed: new Set(),
    })
  })
})

describe('an order that two exports were cut within', () => {
  const pieces = [...orderHeader, 'Nome do Produto', 'Quantidade', 'Número de produtos pedidos']
  const lineOf = (product: string, subtotal: number, pieces = 2) => [
    ...['A', 'Enviado', subtotal, 20, 5, 0, '', product, 1, pieces],
  ]
  const part = (...lines: Cell[][]) =>
    readSheets([table(pieces, lines)], closingMarketplaces.shopee.files.locateOrders)

  it('is what their lines say together, its fees once', () => {
    const { kept, files, completed } = combineOrders([part(lineOf('Tênis', 100)), part(lineOf('Meia', 50))])
    expect(kept).toMatchObject([
      {
        orderId: 'A',
        subtotal: 15_000,
        commission: 2000,
        units: 2,
        lines: 2,
        items: [{ name: 'Tênis' }, { name: 'Meia' }],
      },
    ])
    expect(files).toMatchObject([
      { used: 1, repeated: 0 },
      { used: 1, repeated: 0 },
    ])
    expect([...completed]).toEqual(['A'])
  })

  it('stands as the newest file says where the other has no more than its own lines', () => {
    const of = (...files: ReturnType<typeof part>[]) =>
      combineOrders(files).kept.map(({ subtotal }) => subtotal)
    const whole = part(lineOf('Tênis', 100), lineOf('Meia', 50))
    expect(of(part(lineOf('Tênis', 100)), part(lineOf('Tênis', 100)))).toEqual([10_000])
    expect(of(part(lineOf('Tênis', 100)), whole)).toEqual([15_000])
    expect(of(whole, part(lineOf('Tênis', 100)))).toEqual([10_000])
  })
})

describe('the days of income', () => {
  const daysOf = (...rows: Paid[]) => income(...rows).income.map(({ releasedOn }) => releasedOn)

  it('are day first where an order was made on the day that the other way round would be', () => {
    expect(daysOf(['260607AAAAAAAA', '06/07/2026', 1], ['260601BBBBBBBB', '03/07/2026', 1])).toEqual([
      ...['2026-07-06', '2026-07-03'],
    ])
  })

  it('are month first where the orders would else be paid before they were made', () => {
    expect(daysOf(['260307AAAAAAAA', '04/01/2026', 1], ['251230BBBBBBBB', '01/02/2026', 1])).toEqual([
      ...['2026-04-01', '2026-01-02'],
    ])
  })
})

describe('income of several files', () => {
  it('counts a payment once, whatever else the files say of it', () => {
    const detailed = [...incomeHeader, 'Taxa de comissão líquida', 'Preço do produto']
    const rowOf = (day: Cell, fee: Cell) => ['A', day, 76, 0, '', '', fee, 100]
    const read = (header: Cell[], row: readonly Cell[]) =>
      readSheets([table(header, [row])], closingMarketplaces.shopee.files.locateIncome)
    const files = [
      read(detailed, rowOf('2026-03-15', -12)),
      read(detailed, rowOf('2026-03-15 00:00', -12)),
      read(detailed, rowOf('2026-03-15', '')),
      read(incomeHeader, rowOf('2026-03-15', '').slice(0, 6)),
      read(detailed, rowOf('', -12)),
      read(detailed, rowOf('15/03/26', -12)),
    ]
    for (const [index, one] of files.entries()) {
      for (const other of files.slice(index)) {
        const { kept } = combineIncome(closingMarketplaces.shopee.rules, [one, other])
        expect(kept.map(({ released }) => released)).toEqual([7600])
      }
    }
  })

  it.each(['="91"', "'91", '91.0', ' 91 ', 91])(
    'counts a payment once whose number one file writes %j',
    (number) => {
      const { files, rules } = closingMarketplaces.mercadoLivre
      const header = [
        'DATE',
        'SOURCE_ID',
        'DESCRIPTION',
        'NET_CREDIT_AMOUNT',
        'NET_DEBIT_AMOUNT',
        'ORDER_ID',
        'PACK_ID',
      ]
      const read = (source: Cell) =>
        readSheets(
          [table(header, [['2026-03-15', source, 'payment', '76.00', '0.00', '2000009007000014', null]])],
          files.locateIncome,
        )
      const paid = (...sources: Cell[]) =>
        combineIncome(rules, sources.map(read)).kept.map(({ payment }) => payment)
      expect(paid('91', number)).toEqual([7600])
      expect(paid('91', '92')).toEqual([15_200])
    },
  )

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
