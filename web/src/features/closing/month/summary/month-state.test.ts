import type { ClosingFigures } from '@vendaclara/core/closing'
import { cents, noCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { someFigures, someSums } from '../../../../../test/closing-rows.ts'
import type { MonthOutlook } from '../../worker/rows/month-calls.ts'
import { monthState } from './month-state.ts'

const today = '2026-05-20'
const none: MonthOutlook = {
  toDo: null,
  asked: { count: 0, amount: noCents },
  comesOn: null,
  regained: { less: noCents, awaited: noCents, count: 0 },
}
const claims = { count: 2, endless: 2, amount: cents(900), firstDay: null, isExact: true }

/** Of 100,00 expected, so much is awaited of two orders and so much was paid too little. */
function figures(awaited: number, lost: number, explained = 0): ClosingFigures {
  return someFigures({
    matched: 3,
    totalDifference: cents(-lost),
    differences: lost > 0 ? 1 : 0,
    unmatched: awaited > 0 ? 2 : 0,
    lost: cents(lost),
    sums: someSums({
      expected: cents(10_000),
      received: cents(10_000 - awaited - lost),
      awaited: cents(awaited),
      ...(explained > 0 && { explained: cents(explained) }),
    }),
  })
}

const state = (of: ClosingFigures, outlook: Partial<MonthOutlook> = {}, toClose: string | null = '2026-04') =>
  monthState({ figures: of, outlook: { ...none, ...outlook }, toClose, today, hasIncome: true })

test('what can be claimed comes first, then the orders whose money did not appear', () => {
  expect(state(figures(500, 900), { toDo: claims })).toEqual({ kind: 'claim', claims })
  const orders = { count: 2, amount: 500 }
  expect(state(figures(500, 900))).toEqual({ kind: 'send', month: '2026-04', ...orders })
  expect(state(figures(500, 0), {}, '2026-06')).toEqual({ kind: 'wait', month: '2026-06', ...orders })
  expect(state(figures(500, 0), {}, null)).toEqual({ kind: 'unseen', ...orders })
  expect(state(figures(500, 0), { comesOn: '2026-05-25' })).toEqual({
    kind: 'coming',
    on: '2026-05-25',
    ...orders,
  })
})

test('a month without payments of its own asks for these first', () => {
  const known = { outlook: { ...none, toDo: claims }, toClose: '2026-04', today, hasIncome: false }
  expect(monthState({ ...known, figures: figures(500, 0) })).toEqual({ kind: 'own' })
})

test('then what was asked for, what cannot be asked for, and that everything came', () => {
  const asked = { count: 1, amount: cents(900) }
  expect(state(figures(0, 900), { asked })).toEqual({ kind: 'asked', ...asked })
  expect(state(figures(0, 900, 900))).toEqual({ kind: 'explained', amount: 900 })
  expect(state({ ...figures(0, 900), regained: { less: cents(900), awaited: noCents, count: 0 } })).toEqual({
    kind: 'all',
  })
  expect(state(figures(0, 0))).toEqual({ kind: 'all' })
  expect(state({ ...figures(0, 0), sums: null })).toEqual({ kind: 'again' })
})
