import type { OrderMark } from '@vendaclara/contract/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { someDifference, someUnmatched } from '../../../../../test/closing-rows.ts'
import type { ResultRow } from '../../model/differences.ts'
import { noMarks, withMarks } from '../../model/marks.ts'
import { type KnownOrder, listedOrder } from '../../worker/rows/find-orders.ts'
import { type HistoryOf, historyOf } from './order-history.tsx'

const closing = { month: 3, year: 26, marketplace: 'shopee' } as const
const parts = { lines: [], freight: [], expected: cents(14810), received: cents(12999) }
const difference = someDifference('A', -1811, {
  createdAt: '2026-03-15 04:52',
  payments: [{ day: '2026-03-20', amount: cents(12999) }],
})
const eventsOf = ({ row = difference, ...part }: Partial<HistoryOf> & { readonly row?: ResultRow }) =>
  historyOf({ order: listedOrder(row), closing, parts, marks: noMarks, ...part }).map(({ title, detail }) =>
    [title, detail].filter(Boolean).join(' · ').replaceAll('\u00a0', ' '),
  )

test('an order was made, expected, paid on a day in a file of a month, and is short', () => {
  expect(eventsOf({})).toEqual([
    'Pedido feito · 15/03/2026 04:52',
    'Esperado: R$ 148,10 · pelo arquivo Meus Pedidos',
    'Pago: R$ 129,99 · em 20/03/2026, pelo arquivo Minha Renda',
    'Faltam R$ 18,11',
  ])
})

test('what was paid in part, and what was taken back, each has its day', () => {
  const payments = [
    { day: '2026-03-20', amount: cents(10000) },
    { day: '2026-03-25', amount: cents(4000) },
    { day: '', amount: cents(-1001) },
  ]
  expect(eventsOf({ row: { ...difference, payments } }).slice(2, 5)).toEqual([
    'Pago em parte: R$ 100,00 · em 20/03/2026, pelo arquivo Minha Renda',
    'Pago em parte: R$ 40,00 · em 25/03/2026, pelo arquivo Minha Renda',
    'Descontado: R$ 10,01 · pelo arquivo Minha Renda',
  ])
})

test('a payment without a day, and what the seller did about the rest', () => {
  const { payments: _, ...late } = difference
  const mark: OrderMark = {
    orderId: 'A',
    version: 1,
    state: 'recuperado',
    note: '',
    recovered: cents(1811),
    date: '2026-05-02',
  }
  const freight: OrderMark = { ...mark, subject: 'freight', state: 'contestado', date: '2026-05-03' }
  const returned: OrderMark = { ...freight, subject: 'return', state: 'perdido', date: '2026-05-04' }
  expect(eventsOf({ row: late, marks: withMarks(noMarks, [returned, freight, mark]) }).slice(2)).toEqual([
    'Pago: R$ 129,99 · pelo arquivo Minha Renda',
    'Faltam R$ 18,11',
    'Recuperado: R$ 18,11 · 02/05/2026',
    'Frete da Carteira · Contestado · 03/05/2026',
    'Devolução · Perdido · 04/05/2026',
  ])
})

test('an order without a payment says so, and an order from before the parts were kept says what is known', () => {
  const row = someUnmatched('U', { createdAt: '2026-03-15', status: 'Enviado' })
  const asked: OrderMark = {
    orderId: 'U',
    version: 1,
    state: 'contestado',
    note: '',
    recovered: cents(0),
    date: null,
  }
  expect(eventsOf({ row, marks: withMarks(noMarks, [asked]) }).at(-1)).toBe('Contestado')
  expect(eventsOf({ row }).at(-1)).toBe('Ainda sem pagamento · status “Enviado” no arquivo')
  const due = { on: '2026-04-02', basis: 'estimated' } as const
  expect(eventsOf({ row: { ...row, due } }).at(-1)).toBe(
    'Ainda sem pagamento · esperado por volta de 02/04/2026, status “Enviado” no arquivo',
  )
  expect(eventsOf({ row: { ...difference, deliveredOn: '2026-03-18' } })[2]).toBe(
    'Entregue ao comprador · 18/03/2026',
  )
  const { payments: _, ...old } = difference
  expect(eventsOf({ row: old, parts: undefined })).toEqual([
    'Pedido feito · 15/03/2026 04:52',
    'Faltam R$ 18,11',
  ])
})

test('an order that no list has was paid, perhaps back to its buyer, or nothing was due for it', () => {
  const order: KnownOrder = {
    orderId: 'A',
    createdAt: '2026-03-15 04:52',
    deliveredOn: '2026-03-18',
    outcome: { kind: 'paid', amount: cents(14810) },
    payments: [{ day: '2026-05-02', amount: cents(14810) }],
  }
  const eventsOfOther = (part: Partial<KnownOrder>) => eventsOf({ order: { ...order, ...part } }).slice(-2)
  expect(eventsOfOther({})).toEqual([
    'Entregue ao comprador · 18/03/2026',
    'Pago: R$ 148,10 · em 02/05/2026, pelo arquivo Minha Renda',
  ])
  const back = { orderId: 'A', createdAt: '', amount: cents(4810), refunded: cents(10000) }
  expect(eventsOfOther({ settled: back })).toEqual([
    'Pago: R$ 148,10 · em 02/05/2026, pelo arquivo Minha Renda',
    'Reembolsado ao comprador: R$ 100,00',
  ])
  const gone = { outcome: { kind: 'left-out', why: 'cancelled', status: 'Cancelado' } } as const
  expect(eventsOf({ order: { ...order, ...gone }, parts: null }).at(-1)).toBe('Nada a receber: Cancelado')
})
