import { closingMarketplaceIds, closingOf, type Payment } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buffersOf, packPayments, unpackPayments } from './income-columns.ts'

test.each(closingMarketplaceIds)(
  'payments of %s come out of their columns as they went in',
  (marketplace) => {
    const { paidParts } = closingOf(marketplace).rules
    const amount = fc.integer({ min: -1e12, max: 1e12 }).map(cents)
    const amounts = fc.tuple(...paidParts.map(() => fc.option(amount, { nil: undefined })))
    const payment = fc
      .record({
        orderId: fc.constantFrom('A1', 'B2', 'C3', 'ção\ud800 4'),
        releasedOn: fc.constantFrom('', '2026-03-01', '2026-04-02', 'amanhã'),
        ownId: fc.constantFrom(undefined, 'D4', 'E5'),
        number: fc.constantFrom(undefined, '91'),
        line: fc.constantFrom(undefined, 1, 70_000),
        amounts,
      })
      .map(({ amounts: some, ownId, number, line, ...row }) => {
        const parts = some.flatMap((one, place) => (one === undefined ? [] : [[paidParts[place], one]]))
        return {
          ...Object.fromEntries(parts),
          ...row,
          ...(ownId && { ownId }),
          ...(number && { number }),
          ...(line && { line }),
        } as Payment
      })
    fc.assert(
      fc.property(fc.array(payment), (payments) => {
        const columns = packPayments(payments, paidParts)
        const sent = structuredClone(columns, { transfer: buffersOf(columns) })
        expect(unpackPayments(sent, paidParts)).toStrictEqual(payments)
      }),
    )
  },
)
