import type { ExpectedParts, PaidParts } from '@vendaclara/core/closing'
import { closingMarketplaceIds, closingOf } from '@vendaclara/core/closing'
import { cents, toCents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeUnmatched } from '../index.ts'
import {
  differenceSentences,
  isExpectedOf,
  isPaidOf,
  readAmounts,
  unmatchedSentences,
  writeAmounts,
} from '../wire-amounts.ts'

const order = { orderId: '2603012ZPHDF8J', createdAt: '2026-03-01 17:15', status: 'Frete' }

test.each(closingMarketplaceIds)(
  'the four amounts of a row of %s come to what is expected',
  (marketplace) => {
    const { expectedParts, alwaysExpected } = closingOf(marketplace).rules
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents)
    const amounts = Object.fromEntries(expectedParts.map((name) => [name, amount]))
    fc.assert(
      fc.property(fc.record(amounts, { requiredKeys: [...alwaysExpected] }), (some) => {
        const parts = some as object as ExpectedParts
        const row = writeUnmatched({ ...order, info: 'not-released', ...parts })
        const sum = row.subtotal - row.taxaComissao - row.taxaServico - row.cupomVendedor
        expect(toCents(sum)).toBe(closingOf(marketplace).rules.expectedAmount(parts))
      }),
    )
  },
)

test.each(closingMarketplaceIds)(
  'the parts of %s, all or only those it always has, differ from those of every other marketplace',
  (marketplace) => {
    const { alwaysPaid, paidParts, alwaysExpected, expectedParts } = closingOf(marketplace).rules
    const partsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, cents(100)]))
    for (const names of [alwaysPaid, paidParts]) {
      const paid = partsOf(names) as PaidParts
      expect(closingMarketplaceIds.filter((one) => isPaidOf(one, paid))).toEqual([marketplace])
    }
    for (const names of [alwaysExpected, expectedParts]) {
      const expected = partsOf(names) as unknown as ExpectedParts
      expect(closingMarketplaceIds.filter((one) => isExpectedOf(one, expected))).toEqual([marketplace])
      expect(readAmounts(writeAmounts(expected), marketplace)).toEqual(expected)
    }
  },
)

test('an unknown amount is in the amounts of no marketplace', () => {
  const paid = { transferred: cents(100) } as PaidParts
  expect(closingMarketplaceIds.filter((one) => isPaidOf(one, paid))).toEqual([])
})

test('each info has a sentence of its own, by which it is known again', () => {
  for (const sentences of [differenceSentences, unmatchedSentences]) {
    expect(new Set(Object.values(sentences)).size).toBe(Object.keys(sentences).length)
  }
})
