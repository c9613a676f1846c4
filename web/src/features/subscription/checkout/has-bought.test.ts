import { expect, test } from 'vitest'
import { hasBought } from './has-bought.ts'

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
