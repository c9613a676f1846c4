import {
  type ClosingRows,
  closeMonth,
  closingOf,
  type Income,
  type LeftOutOrder,
  type Order,
} from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { someDifference, someOrder, someUnmatched } from '../../../../../test/closing-rows.ts'
import { AllOrders } from './find-orders.ts'

const amounts = {
  subtotal: cents(10_000),
  sellerCoupon: cents(0),
  commission: cents(1400),
  serviceFee: cents(600),
}
const order = (orderId: string, part: Partial<Order> = {}) =>
  someOrder(orderId, {
    items: [{ name: `Camiseta ${orderId}`, variation: '', sku: '', units: 1 }],
    ...part,
  })
const shown: ClosingRows = {
  differences: [someDifference('2603LESS01', -841)],
  unmatched: [
    someUnmatched('2603WAIT01', { due: { on: '2026-03-20', basis: 'stated' } }),
    someUnmatched('2603OPEN01', { status: 'Não pago' }),
  ],
  settled: [
    { orderId: '2603LATE01', createdAt: '', amount: cents(8000), paidOn: '2026-04-20' },
    { orderId: '2603BACK01', createdAt: '', amount: cents(0), refunded: cents(8000) },
  ],
}
const ids = ['2603LESS01', '2603WAIT01', '2603OPEN01', '2603LATE01', '2603BACK01', '2603PAID01', '2603PAID02']
const leftOut: LeftOutOrder[] = [
  { orderId: '2603GONE01', why: 'cancelled', status: 'Comprador desistiu', product: 'Vaso' },
  { orderId: '2603PART01', why: 'partly', status: 'Devolução em andamento', product: '' },
]
const shopee = new AllOrders(
  'shopee',
  ids.map((id) => order(id)),
  leftOut,
)
const counts = { unpaid: 1, paidLate: 1, refunded: 1, cancelled: 1, returned: 0 }
const asOf = { counts, today: '2026-11-24' }
const find = (text: string) => shopee.find(text, shown, asOf)

test('every order of the month says what became of it, also where no list has it', () => {
  const outcomes = Object.fromEntries(ids.map((id) => [id, find(id).rows[0]?.outcome]))
  expect(outcomes).toEqual({
    '2603LESS01': { kind: 'difference', amount: -841 },
    '2603WAIT01': { kind: 'awaited', amount: 8000, state: 'overdue', due: shown.unmatched[0]?.due },
    '2603OPEN01': { kind: 'awaited', amount: 8000, state: 'unpaid' },
    '2603LATE01': { kind: 'paid-late', amount: 8000, paidOn: '2026-04-20' },
    '2603BACK01': { kind: 'refunded', amount: 0, refunded: 8000 },
    '2603PAID01': { kind: 'paid', amount: 8000 },
    '2603PAID02': { kind: 'paid', amount: 8000 },
  })
})

test('an order is not called paid as expected where not all rows of those paid late or refunded are kept', () => {
  const found = (late: typeof counts | undefined, settled = shown.settled) =>
    shopee.find('PAID01', { ...shown, ...(settled && { settled }) }, { ...asOf, counts: late }).rows[0]
      ?.outcome
  const notKnown = { kind: 'no-difference', amount: 8000 }
  expect(found({ ...counts, paidLate: 2 })).toEqual(notKnown)
  expect(found({ ...counts, refunded: 2 })).toEqual(notKnown)
  expect(found(undefined)).toEqual(notKnown)
  const { refunded: _, ...before } = counts
  expect(found(before as typeof counts)).toEqual(notKnown)
  const late = { orderId: '2603SLOW01', createdAt: '', amount: cents(8000) }
  expect(found({ ...counts, paidLate: 2 }, [...(shown.settled ?? []), late])).toEqual({
    ...notKnown,
    kind: 'paid',
  })
})

test('an order that its file leaves out is found with the words of the file, and listed with the orders without money', () => {
  const outcome = { kind: 'left-out', why: 'cancelled', status: 'Comprador desistiu' }
  expect(find('gone01').rows).toEqual([{ orderId: '2603GONE01', createdAt: '', product: 'Vaso', outcome }])
  expect(find('2603').count).toBe(9)
  const rows = leftOut.map(({ why: _, ...row }) => row)
  expect(shopee.withoutDue(shown)).toEqual(rows)
})

test('an order without a list is shown whole: its products, its expected amount, and the money that came late or went back', () => {
  const skus = [{ name: 'Camiseta', variation: 'M', sku: 'CAM-M', units: 1, price: cents(10_000) }]
  const delivered = order('2603PAID01', { items: skus, deliveredOn: '2026-03-10' })
  const months = new AllOrders('shopee', [delivered, order('2603BACK01')], leftOut)
  const one = (id: string) => months.one(id, shown, asOf)
  expect(one('2603PAID01')).toMatchObject({
    orderId: '2603PAID01',
    createdAt: '2026-03-01 10:00',
    deliveredOn: '2026-03-10',
    items: [{ name: 'Camiseta', sku: 'CAM-M', units: 1 }],
    expected: amounts,
    outcome: { kind: 'paid', amount: 8000 },
  })
  expect(one('2603BACK01')).toMatchObject({ settled: { amount: 0, refunded: 8000 } })
  expect(one('2603GONE01')).toEqual({
    orderId: '2603GONE01',
    createdAt: '',
    expected: null,
    items: [{ name: 'Vaso', variation: '', sku: '', units: 0 }],
    outcome: { kind: 'left-out', why: 'cancelled', status: 'Comprador desistiu' },
  })
  expect(one('2603PAID')).toBeNull()
})

test('a part of an ID, in any case and with spaces around it, finds the order, and an order of another month is not found', () => {
  expect(find(' paid0 ')).toMatchObject({ count: 2, rows: [{ product: 'Camiseta 2603PAID01' }, {}] })
  expect(find('2604')).toEqual({ count: 0, rows: [] })
})

test('of many the first are shown, and all are counted', () => {
  const many = Array.from({ length: 30 }, (_, index) => order(`2603MANY${index}`))
  const { count, rows } = new AllOrders('shopee', many, []).find('MANY', shown, asOf)
  expect([count, rows.length]).toEqual([30, 8])
})

test('a sale of Mercado Livre is found by the number of a product of its package, and one that came to nothing is not called paid', () => {
  const sale = (orderId: string, total: number, numbers: readonly string[] = []) =>
    ({
      orderId,
      status: 'Entregue',
      cancelReason: '',
      createdAt: '2026-03-01 10:00',
      lines: 1,
      units: 1,
      items: [{ name: 'Caneca', variation: '', sku: '', units: 1 }],
      total: cents(total),
      numbers,
    }) as Order
  const sales = new AllOrders(
    'mercadoLivre',
    [sale('2000009001', 5000, ['2000008123']), sale('2000009002', 0)],
    [],
  )
  const outcome = (text: string) => sales.find(text, { ...shown, differences: [] }, asOf).rows
  expect(outcome('8123')).toMatchObject([{ orderId: '2000009001', outcome: { kind: 'paid', amount: 5000 } }])
  expect(outcome('9002')).toMatchObject([{ outcome: { kind: 'left-out', status: 'Entregue' } }])
  expect(sales.withoutDue({ ...shown, differences: [] })).toMatchObject([
    { orderId: '2000009002', status: 'Entregue' },
  ])
})

test('a sale of Mercado Livre that came to 0 is refunded in the search where its payment was taken back, and in no list of what is left out', () => {
  const sale = (orderId: string, total: number) =>
    ({
      orderId,
      status: 'Entregue',
      cancelReason: '',
      createdAt: '2026-03-01 10:00',
      total: cents(total),
      items: [{ name: 'Caneca', variation: '', sku: '', units: 1 }],
      units: 1,
      lines: 1,
    }) as Order
  const sales = new AllOrders('mercadoLivre', [sale('2000009007000014', 0), sale('2000009007000025', 0)], [])
  const entry = closingOf('mercadoLivre')
  const order = { orderId: '2000009007000014', total: cents(0), status: 'Entregue', cancelReason: '' }
  const taken = { orderId: order.orderId, payment: cents(9000), refund: cents(-9000) }
  const found = closeMonth(
    entry,
    [{ ...order, createdAt: '2026-03-01 10:00', items: [], units: 1, lines: 1 } as Order],
    [taken] as Income[],
  )
  const outcomeOf = (id: string) => sales.find(id, found, asOf).rows[0]?.outcome
  expect(outcomeOf('2000009007000014')).toEqual({ kind: 'refunded', amount: 0, refunded: 9000 })
  expect(outcomeOf('2000009007000025')).toEqual({ kind: 'left-out', status: 'Entregue', why: null })
  expect(sales.withoutDue(found).map(({ orderId }) => orderId)).toEqual(['2000009007000025'])
})
