import { closingMarketplaceIds, closingOf, type Income, sumPayments } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buffersOf, packIncome, unpackIncome } from './income-columns.ts'

test.each(closingMarketplaceIds)('an income of %s comes out of its columns as it went in', (marketplace) => {
  const { paidParts } = closingOf(marketplace).rules
  const amount = fc.integer({ min: -1e12, max: 1e12 }).map(cents)
  const amounts = fc.tuple(...paidParts.map(() => fc.option(amount, { nil: undefined })))
  const payment = fc
    .record({
      orderId: fc.constantFrom('A1', 'B2', 'C3', 'ção\ud800 4'),
      releasedOn: fc.constantFrom('', '2026-03-01', '2026-04-02', 'amanhã'),
      ownId: fc.constantFrom(undefined, 'D4', 'E5'),
      amounts,
    })
    .map(({ amounts: some, ownId, ...row }) => {
      const parts = some.flatMap((one, place) => (one === undefined ? [] : [[paidParts[place], one]]))
      return { ...Object.fromEntries(parts), ...row, ...(ownId && { ownId }) }
    })
  fc.assert(
    fc.property(fc.array(payment), (payments) => {
      const income = sumPayments(payments, paidParts) as readonly Income[]
      const columns = packIncome(income, paidParts)
      const sent = structuredClone(columns, { transfer: buffersOf(columns) })
      expect(unpackIncome(sent, paidParts)).toStrictEqual(income)
    }),
  )
})
