import { expect, test } from 'vitest'
import { resendLock, secondsLocked } from './resend-lock.ts'

const now = Date.UTC(2026, 10, 20, 12)
const email = 'rita@loja.com.br'

test('G02 a lock that the last version stored is read with the address its e-mail went to', () => {
  expect(resendLock.keyOf('u-1')).toBe('vendaclara.account.u-1.confirmation-lock')
  expect(resendLock.parse('{"email":"rita@loja.com.br","end":1795176000000}')).toEqual({
    email,
    end: 1_795_176_000_000,
  })
})

test.each([
  ['nothing', null],
  ['what is no JSON', 'ontem'],
  ['another shape', '{"end":"amanhã"}'],
  ['a bare number', String(now)],
])('G02 of %s no lock is read', (_, stored) => {
  expect(resendLock.parse(stored)).toBeNull()
})

test.each([
  [60_000, 60],
  [59_999, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-5_000, 0],
  [60_001, 0],
])('G02 %i ms before its end a lock counts %i s', (left, seconds) => {
  expect(secondsLocked({ email, end: now + left }, now)).toBe(seconds)
})

test('G02 without a lock there is nothing to wait for', () => {
  expect(secondsLocked(null, now)).toBe(0)
})
