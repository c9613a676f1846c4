import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import { type Cells, saleId, sales } from '../../../../../test/closing/written-files.ts'
import type { Cell } from '../../../index.ts'
import type { SalesColumns } from '../columns.ts'

type Sale = Cells<SalesColumns>

const [first, second, third] = [saleId(1), saleId(2), saleId(3)] as const
const bare = { products: null, saleFee: null, total: null }
const item = (orderId: string, productName: string, more: Sale = {}): Sale => ({
  ...bare,
  units: 2,
  orderId,
  productName,
  ...more,
})
const pack: Sale = { state: 'Pacote de 2 produtos', total: 150 }
const packed = (...rows: readonly (readonly [says: Cell, sale: Sale])[]) =>
  sales(...rows.map(([says, sale]) => ({ ...sale, packed: says })))
const totals = ({ orders }: ReturnType<typeof sales>) => orders.map(({ total }) => total)
const doubled = { kind: 'doubled-rows', orders: 1 }

describe('a sale of several products', () => {
  it('is one, with its products and without their money', () => {
    const rows = [{ ...pack, orderId: second }, item(third, 'Bule'), item('2000009007000037', 'Copo')]
    expect(sales({ sku: 'CAN', variation: 'Azul' }, ...rows).orders).toMatchObject([
      {
        orderId: first,
        total: 8000,
        units: 1,
        createdAt: '2026-03-15 10:30',
        items: [{ name: 'Caneca', variation: 'Azul', sku: 'CAN', units: 1 }],
      },
      { orderId: second, total: 15_000, units: 4, lines: 3, items: [{ name: 'Bule' }, { name: 'Copo' }] },
    ])
  })

  it.each(['(vazio)', 'Não', 'N/D'])('has products without money where it is written %s', (word) => {
    const words = { products: word, saleFee: word, total: word }
    const rows = [pack, item(second, 'Bule', words), item(third, 'Copo', words)]
    expect(sales(...rows).orders).toMatchObject([{ orderId: first, total: 15_000, items: [{}, {}] }])
  })

  it('has no part where (vazio) is written in a column that not every file has', () => {
    const words = { priceIncrease: '(vazio)' }
    const { warnings, orders } = sales({ ...words }, { ...words, orderId: second })
    expect(warnings).toEqual([])
    expect(orders).toHaveLength(2)
  })

  it('counts once with its products where it was pasted twice', () => {
    const rows = [pack, item(second, 'Bule'), item(third, 'Copo')]
    const { orders, linesLeftOut, rows: used } = sales(...rows, ...rows)
    expect(orders).toMatchObject([{ orderId: first, total: 15_000, units: 4, lines: 3 }])
    expect([used, linesLeftOut.copies]).toEqual([3, 3])
  })

  it('is refused where its products have money too, or have no package', () => {
    const withMoney = { orderId: second, total: 75 }
    for (const says of ['Sim', null]) {
      expect(faultOf(() => packed(['Sim', pack], [says, withMoney]))).toMatchObject(doubled)
    }
    expect(faultOf(() => sales(pack, withMoney))).toMatchObject(doubled)
    expect(totals(packed(['Sim', pack], ['Não', withMoney]))).toEqual([15_000, 7500])
    const alone = { kind: 'only-details', orders: 1 }
    expect(faultOf(() => sales({}, item(second, 'Bule')))).toMatchObject(alone)
    expect(faultOf(() => packed(['Não', {}], ['Sim', item(second, 'Bule')]))).toMatchObject(alone)
  })

  it('is named where it has other rows than it says, as where the next sale would be taken for a product', () => {
    const kinds = (...rows: Sale[]) => sales(...rows).warnings.map(({ kind, orderIds }) => [kind, orderIds])
    const whole = [pack, item('2000009007000037', 'Bule'), item('2000009007000038', 'Copo')]
    const cancelled = { orderId: second, total: 0, state: 'Cancelada', products: 0, saleFee: 0 }
    const named = [['package-rows', [first]]]
    expect(kinds(...whole, cancelled)).toEqual([])
    expect(kinds(...whole.slice(0, 2), cancelled)).toEqual(named)
    expect(kinds(...whole.slice(0, 2))).toEqual(named)
  })

  const [bule, copo, later] = [
    item('2000009007000050', 'Bule'),
    item('2000009007000051', 'Copo'),
    '16 de março de 2026 08:00 hs.',
  ]

  it.each<[string, (one: Sale, other: Sale) => number]>([
    ['number, the highest first', (one, other) => String(other.orderId).localeCompare(String(one.orderId))],
    ['total', (one, other) => Number(one.total) - Number(other.total)],
    ['product', (one, other) => String(one.productName).localeCompare(String(other.productName))],
  ])('is the same where the rows were sorted by %s', (_, order) => {
    const one = { ...pack, orderId: third, createdAt: later, state: 'Pacote de 1 produto', total: 90 }
    const jarro = item('2000009007000061', 'Jarro', { createdAt: later })
    // Made in the same minute as the one of two products.
    const alike = { ...pack, orderId: '2000009007000070', state: 'Pacote de 1 produto', total: 40 }
    const prato = item('2000009007000080', 'Prato')
    const made = [{}, alike, prato, { ...pack, orderId: second }, bule, copo, one, jarro]
    const rows = made.map((row) => sales.row(1, row))
    const sortedIn = ({ orders, warnings }: ReturnType<typeof sales>) => ({
      warnings,
      orders: orders
        .toSorted((one, other) => one.orderId.localeCompare(other.orderId))
        .map(({ orderId, total, units, lines, items, numbers = [] }) => ({
          orderId,
          total,
          units,
          lines,
          numbers: numbers.toSorted(),
          names: items.map(({ name }) => name).toSorted(),
        })),
    })
    expect(sortedIn(sales(...rows.toSorted(order)))).toEqual(sortedIn(sales(...rows)))
  })

  it('is refused where two packages of one minute do not show whose the products are', () => {
    const one = { ...pack, state: 'Pacote de 1 produto' }
    const fault = faultOf(() => sales(one, { ...one, orderId: second }, bule, copo))
    expect(fault).toMatchObject({ kind: 'only-details', example: copo.orderId })
  })
})

describe('a sale', () => {
  it('counts once where it was pasted twice, and is refused with two totals', () => {
    const pasted = sales({}, { orderId: second, total: 20 }, {})
    expect(totals(pasted)).toEqual([8000, 2000])
    expect(pasted.warnings).toMatchObject([{ kind: 'copied-rows', count: 1, orderIds: [first] }])
    expect(faultOf(() => sales({}, { total: 90 }))).toMatchObject(doubled)
  })

  it('of one product without a total counts as 0, and the seller is told; a total of 0 is one', () => {
    const { orders, warnings } = packed(['Não', {}], ['Não', item(second, 'Bule')])
    expect(orders.map(({ total }) => total)).toEqual([8000, 0])
    expect(warnings).toMatchObject([{ kind: 'blank-amounts', orderIds: [second] }])
    expect(totals(sales({}, item(second, 'Bule', { total: 0 })))).toEqual([8000, 0])
  })

  it('is refused with its id in a merged cell above it, and the row of a total is left out', () => {
    const lost = { kind: 'rows-without-id', rows: 1 }
    expect(faultOf(() => sales({}, { orderId: '', total: 90 }))).toEqual(lost)
    expect(sales({}, { orderId: '', total: 170, state: 'Total' }).linesLeftOut.withoutId).toBe(1)
  })

  it('has no delivery that is before it, from which the money would be overdue', () => {
    const days = ['20 de março de 2026', '15 de março de 2026', '14 de março de 2026', null]
    const { orders } = sales(...days.map((deliveredOn, at) => ({ orderId: saleId(at + 1), deliveredOn })))
    const known = orders.map(({ deliveredOn }) => deliveredOn)
    expect(known).toEqual(['2026-03-20', '2026-03-15', undefined, undefined])
  })

  it('of a return has the state of the return, and not when the goods arrived', () => {
    const returned = 'Devolução finalizada com reembolso para o comprador'
    const statusOf = (state: string) => sales({ state, status: 'Chegou em 8 de setembro' }).orders[0]?.status
    expect(statusOf(returned)).toBe(returned)
    expect(statusOf('Entregue')).toBe('Chegou em 8 de setembro')
  })

  it('may have rows without money for an exchange, above or below it', () => {
    const exchange = { ...bare, productName: null, state: 'Troca entregue' }
    const empty = { ...exchange, state: null, units: null }
    for (const rows of [
      [exchange, {}],
      [{}, exchange],
      [empty, exchange, {}],
    ]) {
      const { orders, warnings } = packed(...rows.map((row) => ['Não', row] as const))
      expect(orders).toMatchObject([{ orderId: first, total: 8000, status: 'Entregue', units: 1 }])
      expect(warnings).toEqual([])
      expect(sales(...rows).orders).toMatchObject([{ orderId: first, total: 8000, units: 1 }])
    }
  })

  it.each([2, '2', '2,00', '2.0'])('counts its pieces where it says %j', (units) => {
    expect(sales({ units }).orders).toMatchObject([{ units: 2 }])
  })
})
