import { expect, it } from 'vitest'
import { faultOf } from '../../../../test/closing/fault-of.ts'
import { type Cells, sheinId, units } from '../../../../test/closing/written-files.ts'
import { combineOrders } from '../../index.ts'
import type { UnitsColumns } from './columns.ts'

type Unit = Cells<UnitsColumns>

const [first, second, third] = [sheinId(1), sheinId(2), sheinId(3)] as const
/** A unit that names no item. */
const bare = (price: string, orderId = first): Unit => ({ itemId: '', price, orderId })
const named = (itemId: string, more: Unit = {}): Unit => ({ itemId, ...more })
const said = (...rows: Unit[]) => units(...rows).warnings.map(({ kind, orderIds }) => [kind, orderIds])
const equal = [['equal-rows', [first]]]

it('sums the units of an order, each item once, also where its number became one with decimals', () => {
  const file = units(named('1'), named('2', { price: '30,00' }), named('1.0'))
  expect(file.orders).toMatchObject([
    {
      orderId: first,
      price: 8000,
      coupon: 200,
      commission: 2000,
      freight: 1000,
      storage: 100,
      units: 2,
      createdAt: '2026-09-11 18:31',
    },
  ])
  expect(file.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
})

it('counts units of one product, variation, SKU and price as one item, with the ids of Shein', () => {
  const cup = {
    productName: 'Caneca',
    variation: 'Azul',
    sku: 'CAN-A',
    listing: 'sc240812',
    variationId: 'I2a',
  }
  const other = { ...cup, sku: 'CAN-B', listing: '', variationId: '' }
  const rows = [cup, cup, other, { ...cup, price: '12,00' }].map((row, at) => named(`${at}`, row))
  const { productName: name, ...blue } = cup
  expect(units(...rows).orders[0]?.items).toEqual([
    { name, ...blue, units: 2, price: 5000 },
    { name, variation: 'Azul', sku: 'CAN-B', units: 1, price: 5000 },
    { name, ...blue, units: 1, price: 1200 },
  ])
})

it('sums equal units without an item, in any writing, and says so', () => {
  const otherwise = { createdAt: '2026-09-11 18:31', price: 50, coupon: 1, commission: 10, freight: 5 }
  for (const again of [{}, { ...otherwise, campaign: 0, storage: 0.5 }]) {
    const { orders, warnings, linesLeftOut } = units(
      bare('50,00'),
      { ...bare('50,00'), ...again },
      bare('30,00'),
      bare('20,00', second),
    )
    expect(orders[0]).toMatchObject({ price: 13_000, units: 3 })
    expect(warnings).toMatchObject([{ kind: 'equal-rows', count: 1, orderIds: [first] }])
    expect(linesLeftOut.copies).toBe(0)
  }
})

it('says that a unit without an item may be the copy of one', () => {
  expect(said(named('1'), bare('50,00'))).toEqual(equal)
  expect(said(named('1'), bare('30,00'))).toEqual([])
})

it('refuses a file that was pasted twice where nothing numbers its units', () => {
  const sold = [bare('50,00'), bare('30,00', second), bare('20,00', third)]
  const doubled = { kind: 'pasted-twice', rows: 3 }
  expect(faultOf(() => units(...sold, ...sold))).toMatchObject(doubled)
  expect(faultOf(() => units(...sold.flatMap((row) => [row, row])))).toMatchObject(doubled)
  expect(said(...sold, bare('30,00', second))).toEqual([['equal-rows', [second]]])
  const numbered = [named('1'), named('2', { orderId: second })]
  expect(units(...numbered, ...numbered).orders).toHaveLength(2)
})

it('refuses a doubled item with other amounts, or with one of them cancelled', () => {
  const doubled = { kind: 'doubled-rows', orders: 1 }
  expect(faultOf(() => units({}, { price: '40,00' }))).toMatchObject(doubled)
  expect(faultOf(() => units({}, { status: 'Cancelado' }))).toMatchObject(doubled)
  expect(units({}, { orderId: second, price: '40,00' }).orders).toHaveLength(2)
})

it('refuses units whose id is in a merged cell above them, and leaves out totals', () => {
  const lost = { kind: 'rows-without-id', rows: 1 }
  expect(faultOf(() => units({}, named('2', { orderId: '' })))).toEqual(lost)
  expect(units({}, named('', { orderId: '', status: 'Total' })).linesLeftOut.withoutId).toBe(1)
})

it('says which amounts and statuses look wrong', () => {
  const rows = [{ price: '-50,00', status: '' }, { orderId: second, price: null }, { orderId: third }]
  expect(units(...rows).warnings).toEqual([
    { kind: 'blank-amounts', count: 1, columns: ['Preço do produto'], orderIds: [second] },
    { kind: 'blank-status', count: 1, columns: ['Status do pedido'], orderIds: [first] },
    { kind: 'negative-amounts', count: 1, columns: ['Preço do produto'], orderIds: [first] },
  ])
  const other = { orderId: second, net: '', pieces: '' }
  expect(said({ net: '33,50', pieces: '1' }, other)).toEqual([])
  expect(said({ net: '38,50', pieces: 2 }, { ...other, net: '33.50' })).toEqual([
    ['several-pieces', [first]],
    ['other-net', [first]],
  ])
})

it('leaves out cancelled orders, and the whole order where one unit is cancelled', () => {
  const file = units(
    { status: 'CANCELLED' },
    { orderId: second },
    named('2', { orderId: second, status: 'Cancelado' }),
    { orderId: third },
  )
  expect(file.orders.map(({ orderId }) => orderId)).toEqual([third])
  expect(file.leftOut).toMatchObject([
    { orderId: first, why: 'cancelled', status: 'CANCELLED' },
    { orderId: second, why: 'partly', status: 'Cancelado' },
  ])
  expect(file.linesLeftOut).toMatchObject({ cancelled: 1, partly: 2 })
})

it('sums units of one order that are in two exports, at the end of one and the beginning of the other', () => {
  const file = (...items: readonly [orderId: string, itemId: string][]) =>
    units(...items.map(([orderId, itemId]) => ({ orderId, itemId })))
  const march = file([second, '2'], [first, '1'])
  const april = file([first, '3'], [third, '4'])
  const prices = (...files: ReturnType<typeof file>[]) =>
    combineOrders(files).kept.map(({ orderId, price }) => [orderId, price])
  expect(prices(march, april)).toEqual([
    [second, 5000],
    [first, 10_000],
    [third, 5000],
  ])
  expect(prices(march, march)).toEqual(prices(march))
})
