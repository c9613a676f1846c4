import { expect, test } from 'vitest'
import { mayUseTools } from './may-use-tools.ts'

test.each([
  [null, false, false],
  [null, true, true],
  ['pending', false, false],
  ['pending', true, true],
  ['overdue', false, false],
  ['canceled', false, false],
  ['active', false, true],
  ['active', true, true],
] as const)(
  'with the subscription %s and a running trial: %s, the tools are open: %s',
  (subscription, trial, open) => {
    expect(mayUseTools({ subscription, trial })).toBe(open)
  },
)
