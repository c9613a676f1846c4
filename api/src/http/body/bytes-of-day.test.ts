import { expect, test } from 'vitest'
import { BytesOfDay } from './bytes-of-day.ts'

test('an account that has sent enough in a day is refused until the next, and no other', () => {
  let now = new Date('2026-11-20T12:00:00Z')
  const bytes = new BytesOfDay(() => now, 1000)
  for (const [account, sent] of [
    ['a', 999],
    ['a', 400],
    ['b', 999],
  ] as const) {
    bytes.check(account)
    bytes.add(account, sent)
  }
  now = new Date('2026-11-20T18:00:00Z')
  expect(() => bytes.check('a')).toThrow('já enviou dados demais hoje')
  expect(() => bytes.check('b')).not.toThrow()
  now = new Date('2026-11-21T12:00:00Z')
  expect(() => bytes.check('a')).not.toThrow()
})
