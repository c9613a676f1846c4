import type { Payment, Subscription } from '@vendaclara/contract/subscription'
import { expect, test } from 'vitest'
import { describeSubscription } from './describe-subscription.ts'

const none: Subscription = {
  state: null,
  isBeingBought: false,
  plan: null,
  renews: false,
  paidUntil: null,
  endsAt: null,
  nextCharge: null,
  withdrawal: null,
  payments: [],
}
const plan: Subscription['plan'] = {
  cycle: 'MONTHLY',
  billingType: 'CREDIT_CARD',
  value: 29.99,
  prices: { YEARLY: 197.99, MONTHLY: 29.99 },
  coupon: null,
  discount: 0,
  card: null,
}
const payable: Payment = {
  id: 'pay_1',
  state: 'pending',
  cycle: 'MONTHLY',
  value: 29.99,
  dueDate: '2026-11-20',
  paidOn: null,
  receiptUrl: null,
  isPayable: true,
}
const noTrial = { trial: false, daysOfTrial: 0, confirmed: true }
const inTrial = { trial: true, daysOfTrial: 5, confirmed: true }

test.each<[string, Partial<Subscription>, string, string, string | undefined]>([
  ['nothing bought', {}, 'Sem assinatura', 'Você ainda não assinou.', 'Ver planos'],
  ['a purchase under way', { isBeingBought: true }, 'Confirmando', 'em até 2 minutos', undefined],
  ['a Pix to pay', { state: 'pending', payments: [payable] }, 'Aguardando o Pix', 'Pix for pago', undefined],
  ['a card looked at', { state: 'pending', plan }, 'Pagamento em análise', 'O banco está', undefined],
  ['a paid time', { state: 'active', renews: true }, 'Ativa', 'Tudo aberto', undefined],
  [
    'a paid time that ends',
    { state: 'active', endsAt: '2026-12-21T03:00:00.000Z' },
    'Cancelada',
    'Você usa tudo até 20/12/2026',
    'Assinar de novo',
  ],
  ['a late card', { state: 'overdue', plan }, 'Pagamento atrasado', 'Troque o cartão', 'Ver planos'],
  [
    'a late Pix',
    { state: 'overdue', payments: [payable] },
    'Pagamento atrasado',
    'para liberar o acesso',
    'Ver planos',
  ],
  ['what is over', { state: 'canceled' }, 'Encerrada', 'continua guardado', 'Assinar de novo'],
])('of %s it says what is and what to do', (_, part, label, sentence, buy) => {
  const words = describeSubscription({ ...none, ...part }, noTrial)
  expect(words).toMatchObject({ label, sentence: expect.stringContaining(sentence) })
  expect(words.buy).toBe(buy)
})

test.each<[string, Partial<Subscription>, string]>([
  [
    'a Pix to pay',
    { state: 'pending', payments: [payable] },
    'Sua assinatura começa assim que o Pix for pago.',
  ],
  ['a late card', { state: 'overdue', plan }, 'Troque o cartão para a assinatura seguir.'],
  ['a late Pix', { state: 'overdue', payments: [payable] }, 'para a assinatura começar.'],
  ['a late charge that is gone', { state: 'overdue' }, 'Assine de novo quando quiser.'],
])(
  'of %s in the trial, which keeps the tools open, it does not say that they are closed',
  (_, part, sentence) => {
    const words = describeSubscription({ ...none, ...part }, inTrial).sentence
    expect(words).toContain(sentence)
    expect(words).toContain('período grátis continua por mais 5 dias.')
    expect(words).not.toContain('acesso')
  },
)

test('of a paid time it does not say that the tools are open before the e-mail is confirmed', () => {
  const active = { ...none, state: 'active', renews: true } as const
  expect(describeSubscription(active, { ...noTrial, confirmed: false }).sentence).toBe(
    'Confirme seu e-mail para abrir as ferramentas.',
  )
})

test('what is over in the trial leaves the trial', () => {
  const words = describeSubscription({ ...none, state: 'canceled' }, inTrial)
  expect(words.sentence).toBe('A assinatura terminou. Seu período grátis continua por mais 5 dias.')
})

test.each([
  [5, 'por mais 5 dias'],
  [1, 'por mais 1 dia,'],
])('a trial of %i days is said in the right number', (daysOfTrial, words) => {
  expect(describeSubscription(none, { ...inTrial, daysOfTrial }).sentence).toContain(words)
})
