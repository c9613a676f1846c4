import { describe, expect, it, test } from 'vitest'
import { orders, shopeeId } from '../../../test/closing/written-files.ts'
import { cents, noCents } from '../../money/index.ts'
import { closeMonth, closingMarketplaces, closingOf, type Order } from '../index.ts'
import type { ShopeeNames } from '../model/names/shopee.ts'
import { estimatedDay, usualDays } from './usual-days.ts'

const { shopee } = closingMarketplaces
const createdAt = '2026-03-01 17:15'
const returnUntil = 'O comprador pode pedir uma devolução até 2026-08-05'
const refundUntil = 'O comprador pode solicitar reembolso até 25/08/2026'

test.each<[string, Partial<Order<ShopeeNames>>, string | null]>([
  ['completed', { completedOn: '2026-03-31' }, '2026-04-01 stated'],
  ['completed on the last day of the year', { completedOn: '2026-12-31' }, '2027-01-01 stated'],
  ['open for a return', { status: returnUntil, deliveredOn: '2026-07-29' }, '2026-08-06 stated'],
  ['open for a refund', { status: refundUntil }, '2026-08-26 stated'],
  [
    'open for a refund, in accents that stand apart',
    { status: refundUntil.normalize('NFD') },
    '2026-08-26 stated',
  ],
  ['delivered', { deliveredOn: '2026-03-10' }, '2026-03-18 rule'],
  ['delivered before a 29 February', { deliveredOn: '2028-02-21' }, '2028-02-29 rule'],
  ['delivered at the end of a month', { deliveredOn: '2027-02-21' }, '2027-03-01 rule'],
  ['on its way', { status: 'Enviado' }, null],
  ['delivered on a day that is not said', {}, null],
  [
    'open for a return until a day that does not exist',
    { status: 'pode pedir uma devolução até 2026-02-31' },
    null,
  ],
])('on Shopee an order that is %s has its day by the file, a rule or not', (_, order, due) => {
  const found = shopee.rules.dueDay({ status: 'Entregue', createdAt, ...order })
  expect(found && `${found.on} ${found.basis}`).toBe(due)
})

test('on Mercado Livre it is an estimate from the delivery on, and on Shein no file says it', () => {
  const order = { status: 'Concluído', createdAt }
  const dueDays = (['mercadoLivre', 'shein'] as const).map((id) => {
    const { dueDay } = closingOf(id).rules
    return [dueDay(order), dueDay({ ...order, deliveredOn: '2026-03-20' })]
  })
  expect(dueDays).toEqual([
    [null, { on: '2026-04-01', basis: 'estimated' }],
    [null, null],
  ])
})

test.each([
  'Não pago',
  'NÃO PAGO',
  'Na\u0303o pago',
  'Aguardando pagamento',
  'Pagamento pendente',
  'Aguardando o pagamento do comprador',
  'Pendente de pagamento',
  'Unpaid',
])('%j is not paid by its buyer', (status) => {
  for (const { rules } of Object.values(closingMarketplaces)) expect(rules.isUnpaid(status)).toBe(true)
})

test.each([
  'Concluído',
  'A Enviar',
  'Enviado',
  'Entregue',
  'Frete',
  'Pedido Recebido',
  'A caminho',
  '',
  'Aguardando envio',
  'O comprador pode pedir uma devolução até 2026-08-05',
  'Mediação finalizada. Te demos o dinheiro.',
])('%j is paid by its buyer', (status) => {
  for (const { rules } of Object.values(closingMarketplaces)) expect(rules.isUnpaid(status)).toBe(false)
})

describe('what is usual in a month', () => {
  it('is how long 99 of 100 paid orders took', () => {
    expect(usualDays([...Array(98).fill(5), 9, 30])).toBe(9)
    expect(usualDays([...Array(19).fill(5), 9])).toBe(9)
  })

  it('is not known for fewer than 20', () => {
    expect(usualDays(Array(19).fill(5))).toBeNull()
  })

  it('gives orders without a day an estimate, over a 29 February too', () => {
    expect(estimatedDay('2028-02-20 23:59', 9)).toEqual({ on: '2028-02-29', basis: 'estimated' })
    expect(estimatedDay('', 9)).toBeNull()
    expect(estimatedDay('2028-02-20', null)).toBeNull()
  })
})

test('in a month each order awaited has the day its file says, or else the usual one; an unpaid one has none', () => {
  const [sold] = orders({}).orders
  const of = (orderId: string, more: Partial<Order<ShopeeNames>> = {}) => ({
    ...(sold as Order<ShopeeNames>),
    createdAt,
    orderId,
    ...more,
  })
  const paid = Array.from({ length: 20 }, (_, index) => shopeeId(index))
  const freight = { freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents }
  const { unmatched } = closeMonth(
    shopee,
    [
      ...paid.map((id) => of(id)),
      of('DITO', { completedOn: '2026-03-12' }),
      of('COSTUME', { status: 'Enviado' }),
      of('SEM DATA', { createdAt: '' }),
      of('NAO PAGO', { status: 'Não pago', completedOn: '2026-03-12' }),
    ],
    paid.map((orderId) => ({
      orderId,
      releasedOn: '2026-03-15',
      released: cents(7100),
      refunded: noCents,
      ...freight,
    })),
  )
  expect(unmatched.map(({ orderId, due }) => [orderId, due])).toEqual([
    ['DITO', { on: '2026-03-13', basis: 'stated' }],
    ['COSTUME', { on: '2026-03-15', basis: 'estimated' }],
    ['SEM DATA', undefined],
    ['NAO PAGO', undefined],
  ])
})
