import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import { type Cells, income, orders, shopeeId } from '../../../../../test/closing/written-files.ts'
import { type Cell, closeMonth, closingMarketplaces, combineBeside } from '../../../index.ts'
import type { IncomeColumns, OrdersColumns } from '../columns.ts'

type Payment = Cells<IncomeColumns>

const { shopee } = closingMarketplaces
const second = shopeeId(2)
const close = (order: Cells<OrdersColumns>, ...paid: Payment[]) =>
  closeMonth(shopee, orders(order).orders, income(...paid).income)
const paid = (...rows: Payment[]) => {
  const { income: read, warnings } = income(...rows)
  return { paid: read.map(({ released }) => released), said: warnings.map(({ kind }) => kind) }
}

describe('an amount below 0', () => {
  const released = (...amounts: Cell[]) =>
    paid(...amounts.map((amount, at) => ({ orderId: shopeeId(at + 1), released: amount })))

  it.each(['-5,25', '\u20135,25', '5,25-', '(5,25)', 'R$ (5,25)', '-R$\u00a05,25'])(
    'is read from %s',
    (amount) => {
      expect(released('71,00', amount)).toEqual({ paid: [7100, -525], said: [] })
    },
  )

  it('is what went back to the buyer, which is named where it is above 0', () => {
    const said = (refunded: string) =>
      income({ refunded }).warnings.map(({ kind, columns }) => [kind, ...columns])
    expect([said('-7.30'), said('0')]).toEqual([[], []])
    const named = ['other-net', 'Valor Reembolsado ao Comprador']
    expect(said('7.30')).toEqual([named])
    const rows = (refunded: string) =>
      [1, 2, 3, 4, 5, 6].map((one) => ({
        ...income.row(one),
        productPrice: '100.00',
        commission: '-29.00',
        ...(one === 2 && { released: '63.70', refunded }),
      }))
    const saidOf = (refunded: string) =>
      income(...rows(refunded)).warnings.map(({ kind, columns }) => [kind, ...columns])
    expect([saidOf('-7.30'), saidOf('-73.00'), saidOf('-0.73')]).toEqual([[], [named], [named]])
  })

  it('is a guess where nothing else says whether its mark groups thousands, and missing where a cell has two', () => {
    expect(released('(1.299)', '2.500-')).toEqual({ paid: [-129_900, -250_000], said: ['guessed-thousands'] })
    expect(released('71,00', '12 50')).toEqual({ paid: [7100, 0], said: ['unreadable-values'] })
  })
})

describe('the difference', () => {
  it.each([
    [71, 0, undefined],
    [71.09, 0, undefined],
    [70.91, 0, undefined],
    [71.1, 0, 10],
    [70.9, 0, -10],
    [60, 0, -1100],
    [60, -11, undefined],
    [71, 10, -1000],
    [0, 0, -7100],
  ])('of %d released and %d refunded is %s centavos', (released, refunded, difference) => {
    const { differences, matched } = close({}, { released, refunded })
    expect(differences.map((one) => one.difference)).toEqual(difference === undefined ? [] : [difference])
    expect(matched).toBe(1)
  })

  it('that equals the sum of the three freight fields points at the freight subtotal', () => {
    const freight = { freightPaidForSeller: -12, freightDiscount: 4, freightPaidByBuyer: 3 }
    const infoOf = (released: number) => close({}, { ...freight, released }).differences[0]?.info
    expect([infoOf(66), infoOf(65.99)]).toEqual(['freight-subtotal', 'unknown'])
  })

  it('compares with the sum of the income rows of one order', () => {
    expect(close({}, { released: 30 }, { released: '41.00' }).differences).toEqual([])
  })
})

it.each([
  ['Frete', 'not-completed'],
  ['FRETE ', 'not-completed'],
  ['Concluído', 'not-in-income'],
])("an order without a counterpart and with the status '%s' is noted as %s", (status, info) => {
  const { unmatched, matched } = close({ status }, { orderId: second })
  expect(unmatched.map((one) => one.info)).toEqual([info])
  expect(matched).toBe(0)
})

describe('a row with a refund id', () => {
  it('is left out, so that its order is unmatched', () => {
    expect(income({ refundId: 'R-1' })).toMatchObject({ income: [], rowsLeftOut: { refunds: 1 } })
    expect(close({}, { refundId: 'R-1' }).unmatched).toHaveLength(1)
  })

  it.each<Cell>([
    '0',
    0,
    'Não',
    'NaT',
    '<NA>',
    'N/D',
    '(vazio)',
    'nan',
    'NULL',
    'None',
    '-',
    '–',
    '#N/A',
    false,
    '',
    null,
    '(em branco)',
  ])('counts as a row without one where the cell says %j, in both files', (word) => {
    expect(orders({ refundStatus: word }).orders).toHaveLength(1)
    expect(income({ refundId: word }).income).toHaveLength(1)
  })

  it('is refused with a word in place of the id, and named where most rows have an id, or all have the same', () => {
    const fault = { kind: 'lost-digits', column: 'ID do reembolso', example: 'talvez' }
    expect(faultOf(() => income({ refundId: 'talvez' }))).toMatchObject(fault)
    const kinds = (...ids: Cell[]) =>
      paid(
        ...ids.map((refundId, at) => ({
          orderId: `A${at}`,
          refundId,
          released: refundId === '-' ? '9' : back,
        })),
      ).said
    let back = '-9'
    const each = Array.from({ length: 20 }, (_, index) => `R-${index}`)
    const none = Array<Cell>(20).fill('-')
    expect(kinds(...each)).toEqual(['many-refunds'])
    expect(kinds(...Array<Cell>(20).fill('Sim'), ...none)).toEqual(['many-refunds'])
    expect(kinds(...each, ...none)).toEqual([])
    back = '9'
    expect(kinds('R-1', ...none)).toEqual([])
    expect(kinds('R-1', 'R-2', ...none)).toEqual(['many-refunds'])
  })

  it('names orders whose own row is not what the rows of their products come to', () => {
    const rows = (whole: string, ...parts: string[]) => [
      { view: 'Order', released: whole },
      ...parts.map((released, at) => ({ view: 'Sku', sku: `S-${at}`, released })),
    ]
    expect(paid(...rows('71.00', '40.00', '30.99')).said).toEqual([])
    expect(paid(...rows('71.00', '40.00', '13.00')).said).toEqual(['other-net'])
  })

  const sold = orders(...[1, 2, 3].map((one) => orders.row(one))).orders
  const month = (...rows: Payment[]) => {
    const file = income(...rows)
    return closeMonth(shopee, sold, file.income, combineBeside([file, file]))
  }
  const back = (amount: string, more: Payment = {}) => ({ refundId: '71', released: amount, ...more })

  it('is read with a single order that has an amount in no column, and not where it is ten times its parts', () => {
    const of = (released: string) => income({ released, productPrice: '20.00', commission: '-18.00' })
    expect(of('21.90').payments).toHaveLength(1)
    expect(faultOf(() => of('20.00'))).toMatchObject({ kind: 'other-scale', factor: 10 })
  })

  it('leaves out a row under the id of the last order that is the sum of all rows, also of those that do not count', () => {
    const worth = ['71.00', '30.50', '44.10', '12.99', '80.01', '25.40']
    const rows = worth.map((released, at) => ({ orderId: `26030${1 + at}AAAAAAA${at}`, released }))
    const last = rows[5]?.orderId ?? ''
    const { payments, warnings } = income(...rows, back('-20.00', { orderId: last }), {
      orderId: last,
      released: '244.00',
    })
    expect(payments).toHaveLength(6)
    expect(warnings).toMatchObject([{ kind: 'sum-rows', orderIds: [last] }])
  })

  it('doubts a month with many returned orders that were paid, and not one with a few', () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({ orderId: `26030${1 + (at % 9)}AAAAAA${10 + at}` }))
    const doubtOf = (returned: number) => {
      const sold = orders(
        ...rows.map(({ orderId }, at) => ({
          ...orders.row(1),
          orderId,
          refundStatus: at < returned ? 'Solicitação aprovada' : null,
        })),
      )
      return closeMonth(shopee, sold.orders, income(...rows).income, undefined, sold.leftOut).doubt
    }
    expect(doubtOf(4)).toBeUndefined()
    expect(doubtOf(8)).toEqual({ kind: 'most-differ', orders: 8, all: 8, reason: 'refunded' })
  })

  it('changes nothing that is compared, and is named at its order and in the sums, once for all files', () => {
    const { unmatched, settled, sums } = month({}, back('-71.00'), back('-5.00', { orderId: second }))
    expect(unmatched).toMatchObject([{ takenBack: -500 }, {}])
    expect(settled).toMatchObject([{ amount: 0, refunded: 7100 }])
    expect(sums).toMatchObject({ received: -500, refunded: 7600, otherOrders: 0, otherReceived: 0 })
  })

  it('takes back two refunds of one day twice, and a pasted copy once', () => {
    const twice = month(back('-5.00'), back('-5.00', { refundId: '72' }))
    expect(twice.unmatched[0]).toMatchObject({ takenBack: -1000 })
    expect(month(back('-5.00'), back('-5.00')).unmatched[0]).toMatchObject({ takenBack: -500 })
  })

  it('of another month is in what was paid for other orders', () => {
    const { sums } = month({}, back('-5.00', { orderId: '260203BBBBBBB1' }))
    expect(sums).toMatchObject({ otherOrders: 1, otherReceived: -500 })
  })
})

describe('the rows of one order', () => {
  const [one, other] = [
    { sequence: '1', transactionFee: '-1.20' },
    { sequence: '2', orderId: second },
  ]

  it("count only as 'Order' where the file splits them into 'Sku' rows", () => {
    const file = income({ view: 'Order' }, { view: 'Sku' })
    expect(file).toMatchObject({ income: [{ released: 7100 }], rowsLeftOut: { details: 1 } })
  })

  it('count once where a copy says less or more of the details', () => {
    for (const copy of [{ freightPaidForSeller: null }, { transactionFee: '-1.30' }]) {
      const found = paid(one, other, { ...one, ...copy })
      expect(found).toEqual({ paid: [7100, 7100], said: ['copied-rows'] })
    }
  })

  it.each<[string, Payment]>([
    ['day', { releasedOn: '2026-04-02' }],
    ['day, which is blank', { releasedOn: null }],
    ['amount', { released: '12.00' }],
  ])('get a warning where they have one number, but not one %s', (_, changed) => {
    expect(paid(one, other, { ...one, ...changed }).said).toEqual(['equal-rows'])
  })

  it('get a warning if they are before the order was made, or more than a year after', () => {
    expect(paid({ releasedOn: '2026-04-02' }).said).toEqual([])
    expect(paid({ releasedOn: new Date('2026-02-04T00:00:00Z') }).said).toEqual(['other-days'])
    expect(paid({ releasedOn: '2027-04-02' }).said).toEqual(['other-days'])
  })
})
