import { cents } from '@vendaclara/core/money'
import { plans } from '@vendaclara/core/subscription'
import { expect, test } from 'vitest'
import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { purchaseFailure, savingOfAYear } from './order.ts'

const problem = (status: number, code: ApiProblem['code'], more = {}) =>
  new ApiProblem({ status, code, message: 'Em palavras.', ...more })

test('B05 a declined card says so in the words of the bank, and what stays typed', () => {
  const failure = purchaseFailure(problem(402, 'card_declined'))
  expect(failure).toMatchObject({ kind: 'refused', isCard: true, isCoupon: false })
  expect(failure.reason).toBe('Em palavras. O que você digitou continua aqui, menos o número e o código.')
})

test.each([
  ['a lost connection', new ConnectionProblem(new TypeError('Failed to fetch'))],
  ['an answer that was lost at the gateway', problem(503, 'payment_unknown')],
  ['a gateway that could not be asked', problem(503, 'gateway_unavailable')],
  ['a failure of the server', problem(500, 'internal_error')],
  ['the page of a proxy', problem(502, 'unreadable_answer')],
  ['a success that cannot be read', problem(200, 'unreadable_answer')],
])('after %s it is looked up whether it was bought', (_, error) => {
  expect(purchaseFailure(error).kind).toBe('unknown')
})

test('a second subscription cannot be bought', () => {
  expect(purchaseFailure(problem(409, 'already_subscribed')).kind).toBe('owned')
})

test('too many tries say how long to wait, in the words of the server, and what stays typed', () => {
  expect(purchaseFailure(problem(429, 'too_many_requests')).reason).toBe(
    'Em palavras. O que você digitou continua aqui.',
  )
})

test('a coupon that is no longer valid is separated from other refusals', () => {
  expect(purchaseFailure(problem(404, 'not_found', { field: 'coupon' }))).toMatchObject({ isCoupon: true })
  expect(purchaseFailure(problem(400, 'invalid_request', { field: 'value' }))).toMatchObject({
    isCoupon: false,
  })
})

test('B01 a year of the yearly plan saves what twelve months of the monthly one cost more', () => {
  const offered = Object.values(plans)
  expect(savingOfAYear(plans.YEARLY, offered)).toBe(16_189)
  expect(savingOfAYear(plans.MONTHLY, offered)).toBe(0)
})

test('what a plan saves is found for any list of plans', () => {
  const quarterly = { months: 3, price: cents(7_500) }
  expect(savingOfAYear(quarterly, [...Object.values(plans), quarterly])).toBe(5_988)
})
