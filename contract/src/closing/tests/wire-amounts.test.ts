import type { ExpectedParts, PaidParts } from '@vendaclara/core/closing'
import { closingMarketplaceIds, closingOf } from '@vendaclara/core/closing'
import { cents, noCents, toCents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedOf } from '../../../test/any-rows.ts'
import { isPaidOf, writeUnmatched } from '../index.ts'

const order = { orderId: '2603012ZPHDF8J', createdAt: '2026-03-01 17:15', status: 'Frete' }

test.each(closingMarketplaceIds)(
  'a row of %s comes in the four amounts to what is expected',
  (marketplace) => {
    fc.assert(
      fc.property(expectedOf(marketplace), (parts: ExpectedParts) => {
        const row = writeUnmatched({ ...order, note: 'not-released', ...parts })
        const sum = row.subtotal - row.taxaComissao - row.taxaServico - row.cupomVendedor
        expect(toCents(sum)).toBe(closingOf(marketplace).rules.expectedAmount(parts))
      }),
    )
  },
)

test('what was paid is in the amounts of one marketplace, and what nobody knows in those of none', () => {
  const amountsOf: PaidParts[] = [
    {
      ...{ released: cents(5000), refunded: noCents, commission: cents(-10) },
      ...{ freightPaidForSeller: cents(-2505), freightDiscount: cents(500), freightPaidByBuyer: noCents },
    },
    { payment: cents(100), refund: cents(-20) },
    { received: cents(100), returnFee: cents(5) },
    { transferred: cents(100) } as PaidParts,
  ]
  const isOf = amountsOf.map((one) =>
    closingMarketplaceIds.filter((marketplace) => isPaidOf(marketplace, one)),
  )
  expect(isOf).toEqual([['shopee'], ['mercadoLivre'], ['shein'], []])
})
