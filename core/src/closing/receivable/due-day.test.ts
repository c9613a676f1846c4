import { describe, expect, it, test } from 'vitest'
import { cents, noCents } from '../../money/index.ts'
import { closeMonth, closingMarketplaces, type Order, readSheets } from '../index.ts'
import type { MercadoLivreNames } from '../model/names/mercado-livre.ts'
import type { SheinNames } from '../model/names/shein.ts'
import type { ShopeeNames } from '../model/names/shopee.ts'
import { estimatedDay, usualDays } from './usual-days.ts'

const { shopee, mercadoLivre, shein } = closingMarketplaces

const made = {
  ...{ orderId: 'P1', status: 'Concluído', cancelReason: '', createdAt: '2026-03-01 17:15' },
  ...{ items: [], units: 1, lines: 1 },
}
const sold = { subtotal: cents(10_000), commission: noCents, serviceFee: noCents, sellerCoupon: noCents }

describe('on Shopee', () => {
  const dueDay = (order: Partial<Order<ShopeeNames>>) => shopee.rules.dueDay({ ...made, ...sold, ...order })

  test.each([
    ['completed', { completedOn: '2026-03-31' }, '2026-04-01', 'stated'],
    ['completed on the last day of the year', { completedOn: '2026-12-31' }, '2027-01-01', 'stated'],
    [
      'open for a return',
      { status: 'O comprador pode pedir uma devolução até 2026-08-05', deliveredOn: '2026-07-29' },
      '2026-08-06',
      'stated',
    ],
    [
      'open for a refund',
      { status: 'O comprador pode solicitar reembolso até 25/08/2026' },
      '2026-08-26',
      'stated',
    ],
    [
      'open for a refund, in accents that stand apart',
      { status: 'O comprador pode solicitar reembolso até 25/08/2026'.normalize('NFD') },
      '2026-08-26',
      'stated',
    ],
    ['delivered', { status: 'Entregue', deliveredOn: '2026-03-10' }, '2026-03-18', 'rule'],
    [
      'delivered before a 29 February',
      { status: 'Entregue', deliveredOn: '2028-02-21' },
      '2028-02-29',
      'rule',
    ],
    [
      'delivered at the end of a month',
      { status: 'Entregue', deliveredOn: '2027-02-21' },
      '2027-03-01',
      'rule',
    ],
  ] as const)('an order that is %s', (_, order, on, basis) => {
    expect(dueDay(order)).toEqual({ on, basis })
  })

  test.each([
    ['on its way', { status: 'Enviado' }],
    ['delivered on a day that is not said', { status: 'Entregue' }],
    [
      'open for a return until a day that does not exist',
      { status: 'pode pedir uma devolução até 2026-02-31' },
    ],
  ])('an order that is %s has no day', (_, order) => {
    expect(dueDay(order)).toBeNull()
  })
})

test('a day of delivery that cannot be read, or is before that of its order, is none, and said on Shopee', () => {
  const header = [
    'ID do pedido',
    'Status do pedido',
    'Status da Devolução / Reembolso',
    'Subtotal do produto',
  ]
  const fees = ['Cupom do vendedor', 'Taxa de comissão', 'Taxa de serviço', 'Data de criação do pedido']
  const row = (id: string, delivered: string) => [id, 'Entregue', '', 10, 0, 1, 1, '2026-03-01', delivered]
  const rows = [
    [...header, ...fees, 'Domestic Delivered Date'],
    row('A', '2026-03-10'),
    row('B', 'ontem'),
    row('C', '-'),
    row('D', '2026-02-28'),
    row('E', '2026-03-01'),
  ]
  const file = readSheets([{ name: 'orders', rows }], shopee.files.locateOrders)
  expect(file.orders.map(({ deliveredOn }) => deliveredOn)).toEqual([
    ...['2026-03-10', undefined, undefined, undefined, '2026-03-01'],
  ])
  expect(file.warnings.map(({ kind, orderIds }) => [kind, orderIds])).toEqual([
    ['unreadable-dates', ['B']],
    ['other-days', ['D']],
  ])
})

test('on Mercado Livre it is an estimate from the delivery on, and on Shein no file says it', () => {
  const sale: Order<MercadoLivreNames> = { ...made, total: cents(9201) }
  expect(mercadoLivre.rules.dueDay({ ...sale, deliveredOn: '2026-03-20' })).toEqual({
    ...{ on: '2026-04-01', basis: 'estimated' },
  })
  expect(mercadoLivre.rules.dueDay(sale)).toBeNull()
  const none = { coupon: noCents, campaign: noCents, commission: noCents, freight: noCents, storage: noCents }
  const order: Order<SheinNames> = { ...made, price: cents(8993), ...none }
  expect(shein.rules.dueDay(order)).toBeNull()
})

test.each([
  'Não pago',
  'NÃO PAGO',
  'Na\u0303o pago',
  'Aguardando pagamento',
  'Aguardando o pagamento do comprador',
  'Pagamento pendente',
  'Pendente de pagamento',
  'Unpaid',
])('%j is not paid by its buyer', (status) => {
  for (const { rules } of [shopee, mercadoLivre, shein]) expect(rules.isUnpaid(status)).toBe(true)
})

test.each([
  ...['Concluído', 'A Enviar', 'Enviado', 'Entregue', 'Frete', 'Pedido Recebido', 'A caminho', ''],
  ...[
    'Aguardando envio',
    'O comprador pode pedir uma devolução até 2026-08-05',
    'Mediação finalizada. Te demos o dinheiro.',
  ],
])('%j is paid by its buyer', (status) => {
  for (const { rules } of [shopee, mercadoLivre, shein]) expect(rules.isUnpaid(status)).toBe(false)
})

const paidAfter = (days: readonly number[]) =>
  days.map((day) => ({
    createdAt: '2026-03-01 23:59',
    paidOn: `2026-03-${String(1 + day).padStart(2, '0')}`,
  }))

describe('what is usual in a month', () => {
  it('is how long 99 of 100 paid orders took', () => {
    expect(usualDays(paidAfter([...Array(98).fill(5), 9, 30]))).toBe(9)
    expect(usualDays(paidAfter([...Array(19).fill(5), 9]))).toBe(9)
  })

  it('is not known of fewer than 20, nor of days that nobody can read or that run backwards', () => {
    expect(usualDays(paidAfter(Array(19).fill(5)))).toBeNull()
    const unread = { createdAt: 'ontem', paidOn: '2026-03-09' }
    const backwards = { createdAt: '2026-03-09', paidOn: '2026-03-01' }
    expect(usualDays([...paidAfter(Array(19).fill(5)), unread, backwards])).toBeNull()
  })

  it('gives orders without a day an estimate, over a 29 February too', () => {
    expect(estimatedDay('2028-02-20 23:59', 9)).toEqual({ on: '2028-02-29', basis: 'estimated' })
    expect(estimatedDay('', 9)).toBeNull()
    expect(estimatedDay('2028-02-20', null)).toBeNull()
  })
})

describe('in a comparison', () => {
  const order = (orderId: string, more: Partial<Order<ShopeeNames>> = {}) => ({
    ...made,
    ...sold,
    orderId,
    ...more,
  })
  const freight = { freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents }
  const income = (orderId: string, releasedOn: string, released = 10_000) => ({
    ...{ orderId, releasedOn, released: cents(released), refunded: noCents, ...freight },
  })
  const paid = Array.from({ length: 20 }, (_, index) => `PAGO${index}`)

  it('each order awaited has the day its file says, or else the one usual in its month; an unpaid one has none', () => {
    const { unmatched } = closeMonth(
      shopee,
      [
        ...paid.map((id) => order(id)),
        order('DITO', { completedOn: '2026-03-12' }),
        order('COSTUME', { status: 'Enviado' }),
        order('SEM DATA', { createdAt: '' }),
        order('NAO PAGO', { status: 'Não pago', completedOn: '2026-03-12' }),
      ],
      paid.map((id) => income(id, '2026-03-15')),
    )
    expect(unmatched.map(({ orderId, due }) => [orderId, due])).toEqual([
      ['DITO', { on: '2026-03-13', basis: 'stated' }],
      ['COSTUME', { on: '2026-03-15', basis: 'estimated' }],
      ['SEM DATA', undefined],
      ['NAO PAGO', undefined],
    ])
  })
})
