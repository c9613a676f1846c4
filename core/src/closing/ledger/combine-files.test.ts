import { describe, expect, it } from 'vitest'
import { income, invoices, orders, releases, shopeeId } from '../../../test/closing/written-files.ts'
import { type Cell, closingMarketplaces, combineIncome, combineOrders } from '../index.ts'

const { shopee, mercadoLivre, shein } = closingMarketplaces

type Line = readonly [orderId: string, status: string, subtotal: number]
type Paid = readonly [orderId: string, releasedOn: string, released: number]
const sold = (...lines: Line[]) =>
  orders(...lines.map(([orderId, status, subtotal]) => ({ orderId, status, subtotal, createdAt: undefined })))
const paid = (...rows: Paid[]) =>
  income(...rows.map(([orderId, releasedOn, released]) => ({ view: 'Order', orderId, releasedOn, released })))

describe('orders of several files', () => {
  it('are what the newest file says, also where it leaves them out', () => {
    const march = sold(['A', 'Enviado', 10], ['B', 'Enviado', 20], ['C', 'Enviado', 30])
    const april = sold(['B', 'Cancelado', 20], ['C', 'Concluído', 30], ['C', 'Concluído', 5])
    const { kept, leftOut, files } = combineOrders([march, april])
    expect(kept.map(({ orderId, subtotal }) => [orderId, subtotal])).toEqual([
      ['A', 1000],
      ['C', 3500],
    ])
    expect(leftOut).toMatchObject([{ orderId: 'B', why: 'cancelled', status: 'Cancelado', line: 2 }])
    expect(files).toEqual([
      { used: 1, repeated: 2, cancelled: 0, returned: 0 },
      { used: 1, repeated: 0, cancelled: 1, returned: 0 },
    ])
  })

  it('that are cancelled or returned are counted once, and not where a newer file has them again', () => {
    const march = sold(['A', 'Cancelado', 10], ['B', 'Cancelado', 20], ['C', 'Enviado', 30])
    const april = sold(['B', 'Cancelado', 20], ['A', 'Enviado', 10])
    const may = sold(['C', 'Cancelado', 30], ['D', 'Enviado', 1])
    const { files, leftOut } = combineOrders([march, april, may])
    expect(files.map(({ cancelled }) => cancelled)).toEqual([0, 1, 1])
    expect(leftOut.map(({ orderId }) => orderId)).toEqual(['B', 'C'])
  })

  it('of one file are all kept', () => {
    const march = sold(['A', 'Enviado', 10])
    const files = [{ used: 1, repeated: 0, cancelled: 0, returned: 0 }]
    expect(combineOrders([march])).toEqual({ kept: march.orders, leftOut: [], files, completed: new Set() })
  })
})

describe('an order that is split over two exports', () => {
  const tenis = { units: 1, unitsOfOrder: 2 }
  const meia = { ...tenis, productName: 'Meia', subtotal: '50.00' }

  it('is what their lines say together, its fees once', () => {
    const { kept, files, completed } = combineOrders([orders(tenis), orders(meia)])
    expect(kept).toMatchObject([
      {
        subtotal: 15_000,
        commission: 1800,
        units: 2,
        lines: 2,
        items: [{ name: 'Tênis' }, { name: 'Meia' }],
      },
    ])
    expect(files.map(({ used, repeated }) => [used, repeated])).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect([...completed]).toEqual([shopeeId(1)])
  })

  it.each([
    ['the same lines', [[tenis], [tenis]], 10_000],
    ['fewer lines before', [[tenis], [tenis, meia]], 15_000],
    ['more lines before', [[tenis, meia], [tenis]], 10_000],
  ])('is what the newest file says where the other has only lines of it too: %s', (_, files, subtotal) => {
    const { kept } = combineOrders(files.map((lines) => orders(...lines)))
    expect(kept.map((order) => order.subtotal)).toEqual([subtotal])
  })
})

it.each<[string, [orderId: string, releasedOn: string][], string[]]>([
  [
    'day first, where an order was made on the day that the other way round would be',
    [
      ['260607AAAAAAAA', '06/07/2026'],
      ['260601BBBBBBBB', '03/07/2026'],
    ],
    ['2026-07-06', '2026-07-03'],
  ],
  [
    'month first, where the orders would else be paid before they were made',
    [
      ['260307AAAAAAAA', '04/01/2026'],
      ['251230BBBBBBBB', '01/02/2026'],
    ],
    ['2026-04-01', '2026-01-02'],
  ],
])('the days of income are %s', (_, rows, days) => {
  const read = income(...rows.map(([orderId, releasedOn]) => ({ orderId, releasedOn }))).income
  expect(read.map(({ releasedOn }) => releasedOn)).toEqual(days)
})

describe('income of several files', () => {
  it('counts a payment once, also with different details in the files', () => {
    const detailed = { productPrice: 100, commission: -12 }
    const files = [
      income(detailed),
      income({ ...detailed, releasedOn: '2026-04-20 00:00' }),
      income({ ...detailed, commission: '' }),
      income({}),
      income({ ...detailed, releasedOn: '' }),
      income({ ...detailed, releasedOn: '20/04/26' }),
    ]
    for (const [index, one] of files.entries()) {
      for (const other of files.slice(index)) {
        const { kept } = combineIncome(shopee.rules, [one, other])
        expect(kept.map(({ released }) => released)).toEqual([7100])
      }
    }
  })

  it.each<Cell[]>([
    ...['="91001"', "'91001", '91001.0', '91001,0', ' 91001 ', '91.001', '91 001', 91_001].map((one) => [
      one,
    ]),
    ...['', '9,1E+10'].map((one) => [one]),
  ])('counts a payment once where one file writes its number as %j', (number) => {
    const { kept } = combineIncome(
      mercadoLivre.rules,
      ['91001', number].map((operation) => releases({ operation })),
    )
    expect(kept).toMatchObject([{ payment: 8000 }])
  })

  it('tells two payments of one order, day and amount apart by their numbers', () => {
    const operations = ['91', '92'].map((operation) => releases({ operation }))
    expect(combineIncome(mercadoLivre.rules, operations).kept).toMatchObject([{ payment: 16_000 }])
    const received = (...numbers: string[]) => {
      const files = numbers.map((invoice) => invoices({ invoice }))
      return combineIncome(shein.rules, files).kept.map((one) => one.received)
    }
    expect([received('F1', 'F2'), received('F1', 'F1'), received('F1', '')]).toEqual([[6700], [3350], [3350]])
  })

  it('counts a payment of two files once, and sums different payments', () => {
    const march = paid(['A', '2026-03-30', 50], ['B', '2026-03-31', 20])
    const april = paid(['B', '2026-03-31', 20], ['B', '2026-04-02', -5], ['C', '2026-04-03', 7])
    const { kept, files } = combineIncome(shopee.rules, [march, april])
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
    const twice = paid(['A', '2026-03-30', 50], ['A', '2026-03-30', 50])
    expect(combineIncome(shopee.rules, [twice, twice]).kept).toEqual(twice.income)
    expect(twice.income.map(({ released }) => released)).toEqual([10_000])
  })
})
