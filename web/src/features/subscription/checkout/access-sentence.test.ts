import type { Session } from '@vendaclara/contract/account'
import { expect, test } from 'vitest'
import { accessSentence, hasBought } from './access-sentence.ts'

const session: Session = {
  token: 'token',
  user: 'b3f6a7de-8a4d-4a53-9d5c-2f0a3f7f9f10',
  name: 'Rita Moura',
  email: 'rita@loja.com.br',
  confirmed: true,
  subscription: null,
  endsAt: null,
  trial: true,
  trialEndAt: '2026-11-27T12:00:00.000Z',
  daysOfTrial: 7,
  feedback: false,
}

test.each<[string, Partial<Session>, string]>([
  ['a trial of days', {}, 'Seu período grátis acaba em 7 dias.'],
  ['its last day', { daysOfTrial: 1 }, 'Seu período grátis acaba em 1 dia.'],
  ['its end', { trial: false, daysOfTrial: 0 }, 'Seu período grátis acabou.'],
  [
    'an address yet to be confirmed',
    { confirmed: false, trial: false, trialEndAt: null, daysOfTrial: 0 },
    'Seu período grátis começa quando você confirmar seu e-mail.',
  ],
  [
    'a late payment',
    { subscription: 'overdue', trial: false },
    'O pagamento da sua assinatura está atrasado.',
  ],
  [
    'paid time that will not be renewed',
    { subscription: 'active', endsAt: '2026-12-21T03:00:00.000Z', trial: false },
    'Seu acesso já pago vai até 20/12/2026.',
  ],
  [
    'a cancelled subscription',
    { subscription: 'canceled', trial: false },
    'Sua assinatura foi cancelada. O que',
  ],
  [
    'a late payment in the trial',
    { subscription: 'overdue' },
    'Seu período grátis continua por mais 7 dias.',
  ],
])('R07 the checkout says %s', (_, part, sentence) => {
  expect(accessSentence({ ...session, ...part })).toContain(sentence)
})

const endsAt = '2026-12-20T03:00:00Z'

test.each([
  [null, null, false, false],
  ['overdue', null, false, false],
  ['canceled', null, false, false],
  ['pending', null, true, true],
  ['active', null, false, true],
  ['active', null, true, true],
  ['active', endsAt, false, true],
  ['active', endsAt, true, false],
] as const)(
  'a subscription that is %s and ends at %s, asked for again: %s, leads home: %s',
  (subscription, end, again, leads) => {
    expect(hasBought({ subscription, endsAt: end }, again)).toBe(leads)
  },
)
