import { expect, test } from 'vitest'
import { readResendLock, secondsLocked } from './resend-lock.ts'

const now = Date.UTC(2026, 10, 20, 12)
const email = 'rita@loja.com.br'

test('G02 a kept lock is read with the address its e-mail went to', () => {
  expect(readResendLock(JSON.stringify({ email, end: now }))).toEqual({ email, end: now })
})

test.each([
  ['nothing', null],
  ['what is no JSON', 'ontem'],
  ['another shape', '{"end":"amanhã"}'],
  ['a bare number', String(now)],
])('G02 of %s no lock is read', (_, kept) => {
  expect(readResendLock(kept)).toBeNull()
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
