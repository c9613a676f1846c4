import { expect, test } from 'vitest'
import { describeAccess } from './access-banner.tsx'

test.each([
  [7, 'Seu período grátis acaba em 7 dias'],
  [2, 'Seu período grátis acaba em 2 dias'],
  [1, 'Seu período grátis acaba em 1 dia'],
])('with %i days left the trial is said in the right number', (daysOfTrial, headline) => {
  expect(describeAccess({ subscription: null, trial: true, daysOfTrial })).toEqual({ headline, plans: true })
})

test('a trial that is over is called over', () => {
  expect(describeAccess({ subscription: null, trial: false, daysOfTrial: 0 })).toEqual({
    headline: 'Seu período grátis acabou',
    plans: true,
  })
})

test.each([
  ['pending', 'Seu pagamento está em análise', false],
  ['overdue', 'Seu pagamento está atrasado', true],
  ['canceled', 'Sua assinatura terminou', true],
] as const)('a subscription that is %s goes before the trial', (subscription, headline, plans) => {
  expect(describeAccess({ subscription, trial: true, daysOfTrial: 3 })).toEqual({
    headline,
    detail: 'Seu período grátis acaba em 3 dias',
    plans,
  })
  expect(describeAccess({ subscription, trial: false, daysOfTrial: 0 })).toEqual({
    headline,
    detail: 'Seu período grátis acabou',
    plans,
  })
})

test.each([true, false])('an active subscription says nothing, with a running trial: %s', (trial) => {
  expect(describeAccess({ subscription: 'active', trial, daysOfTrial: trial ? 3 : 0 })).toBeNull()
})
