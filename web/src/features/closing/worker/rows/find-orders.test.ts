import { closeMonth, closingOf, type LeftOutOrder, type Order, type Payment } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { someDifference, someOrder, somePayment, someUnmatched } from '../../../../../test/closing-rows.ts'
import { AllOrders, findListed } from './find-orders.ts'

const today = '2026-11-24'
const delivered = { deliveredOn: '2026-03-02' }
const order = (orderId: string, part: Partial<Order> = {}) =>
  someOrder(orderId, {
    items: [{ name: `Camiseta ${orderId}`, variation: '', sku: '', units: 1 }],
    ...part,
  })
const orders = [
  order('2603LESS01'),
  order('2603WAIT01', delivered),
  order('2603OPEN01', { status: 'Não pago' }),
  order('2603LATE01', delivered),
  order('2603BACK01'),
  order('2603PAID01', delivered),
]
const payments = [
  somePayment('2603LESS01', 7159),
  somePayment('2603LATE01', 8000, { releasedOn: '2026-04-20' }),
  somePayment('2603BACK01', 0, { refunded: cents(-8000) }),
  somePayment('2603PAID01', 7995, { releasedOn: '2026-03-04' }),
]
const leftOut: LeftOutOrder[] = [
  { orderId: '2603PART01', why: 'partly', status: 'Devolução em andamento', product: '' },
  { orderId: '2603GONE01', why: 'cancelled', status: 'Comprador desistiu', product: 'Vaso' },
]
const paidOfGone = somePayment('2603GONE01', 300)
const monthOf = (
  some: readonly Order[],
  paid: readonly Payment[],
  gone: readonly LeftOutOrder[] = [],
  marketplace: 'shopee' | 'mercadoLivre' = 'shopee',
) => new AllOrders(marketplace, some, gone, closeMonth(closingOf(marketplace), some, paid, undefined, gone))
const shopee = monthOf(orders, [...payments, paidOfGone], leftOut)

test('every order of the month says what became of it, also where no list has it', () => {
  const due = { on: '2026-03-10', basis: 'rule' }
  expect(shopee.compared(today).map(({ order: { orderId }, outcome }) => [orderId, outcome])).toEqual([
    ['2603LESS01', { kind: 'difference', amount: -841 }],
    ['2603WAIT01', { kind: 'awaited', amount: 8000, state: 'overdue', due }],
    ['2603OPEN01', { kind: 'awaited', amount: 8000, state: 'unpaid' }],
    ['2603LATE01', { kind: 'paid-late', amount: 8000, paidOn: '2026-04-20' }],
    ['2603BACK01', { kind: 'refunded', amount: 0, refunded: 8000 }],
    ['2603PAID01', { kind: 'paid', amount: 7995 }],
  ])
})

test('an order that its file leaves out is found and listed with the words of the file, and with what it was paid', () => {
  const gone = { orderId: '2603GONE01', status: 'Comprador desistiu', product: 'Vaso', paid: 300 }
  const outcome = { kind: 'left-out', why: 'cancelled', status: gone.status, paid: 300 }
  expect(shopee.find('gone01', today).rows).toEqual([
    { orderId: gone.orderId, createdAt: '', product: 'Vaso', outcome },
  ])
  expect(shopee.find('2603', today).count).toBe(8)
  const partly = { orderId: '2603PART01', status: 'Devolução em andamento', product: '' }
  expect(shopee.withoutDue()).toEqual([gone, partly])
})

test('an order without a list is shown whole: its products, what was expected and paid, and the money that went back', () => {
  const one = (id: string) => shopee.one(id, today)
  expect(one('2603PAID01')).toMatchObject({
    orderId: '2603PAID01',
    createdAt: '2026-03-01 10:00',
    deliveredOn: '2026-03-02',
    items: [{ name: 'Camiseta 2603PAID01', units: 1 }],
    expected: { subtotal: 10_000, commission: 1400, serviceFee: 600, sellerCoupon: 0 },
    outcome: { kind: 'paid', amount: 7995 },
    paid: { released: 7995 },
    payments: [{ day: '2026-03-04', amount: 7995 }],
  })
  expect(one('2603BACK01')).toMatchObject({ settled: { amount: 0, refunded: 8000 } })
  expect(one('2603GONE01')).toMatchObject({
    createdAt: '',
    expected: null,
    items: [{ name: 'Vaso', variation: '', sku: '', units: 0 }],
    outcome: { kind: 'left-out', why: 'cancelled' },
  })
  expect(one('2603PAID')).toBeNull()
})

test('a part of an ID, in any case and with spaces around it, finds the order, and an order of another month is not found', () => {
  expect(shopee.find(' paid0 ', today)).toMatchObject({
    count: 1,
    rows: [{ product: 'Camiseta 2603PAID01' }],
  })
  expect(shopee.find('2604', today)).toEqual({ count: 0, rows: [] })
})

test('of a month without files, the orders of its lists are found', () => {
  const rows = { differences: [someDifference('A1', -500)], unmatched: [someUnmatched('A2')] }
  expect(findListed(closingOf('shopee').rules, rows, ' a', today)).toMatchObject({
    count: 2,
    rows: [
      { orderId: 'A1', outcome: { kind: 'difference', amount: -500 } },
      { orderId: 'A2', outcome: { kind: 'awaited', amount: 8000, state: 'undated' } },
    ],
  })
})

test('of many the first are shown, and all are counted', () => {
  const many = Array.from({ length: 30 }, (_, index) => order(`2603MANY${index}`))
  const { count, rows } = monthOf(many, []).find('MANY', today)
  expect([count, rows.length]).toEqual([30, 8])
})

test('a sale of Mercado Livre is found by the number of a product of its package; one that came to 0 is refunded where its payment was taken back, and otherwise left out', () => {
  const sale = (orderId: string, total: number, numbers: readonly string[] = []) =>
    ({ ...order(orderId), status: 'Entregue', total: cents(total), numbers }) as Order
  const taken = { orderId: '2000009003', payment: cents(9000), refund: cents(-9000) }
  const paid = { orderId: '2000009001', payment: cents(5000), refund: cents(0) }
  const sales = monthOf(
    [sale('2000009001', 5000, ['2000008123']), sale('2000009002', 0), sale('2000009003', 0)],
    [paid, taken] as object[] as Payment[],
    [],
    'mercadoLivre',
  )
  const found = (text: string) => sales.find(text, today).rows[0]
  expect(found('8123')).toMatchObject({ orderId: '2000009001', outcome: { kind: 'paid', amount: 5000 } })
  expect(found('9002')?.outcome).toEqual({ kind: 'left-out', status: 'Entregue', why: null })
  expect(found('9003')?.outcome).toEqual({ kind: 'refunded', amount: 0, refunded: 9000 })
  expect(sales.withoutDue().map(({ orderId }) => orderId)).toEqual(['2000009002'])
})
