import { negative, subtractCents, sumCents } from '../../../money/index.ts'
import type { IncomeFile } from '../../files/closing-files.ts'
import { type FileKind, fileKind } from '../../files/file-kind.ts'
import {
  basicPartNames,
  expectedPartNames,
  freightOf,
  paidPartNames,
  type ShopeeNames,
} from '../../model/names/shopee.ts'
import type { ClosingRules, StatedTwice } from '../../model/rules.ts'
import { columnNamed } from '../../reading/format.ts'
import { locateRows } from '../../reading/locate-file.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { wordOf } from '../../reading/sheet.ts'
import { saysUnpaid } from '../../receivable/order-states.ts'
import type { MarketplaceEntry } from '../marketplace-entry.ts'
import { shopeeClaims } from './claims.ts'
import { incomeFormat, ordersFormat } from './columns.ts'
import { dueDay } from './due-day.ts'
import { explainDifference } from './explain-difference.ts'
import { shopeeFees } from './fees/check-fees.ts'
import { movementFiles } from './movements/movement-files.ts'
import { locateOtherSheets } from './other-sheets/other-sheets.ts'
import { readIncome } from './read-income.ts'
import { readOrders } from './read-orders.ts'

/** 'Minha Renda', with the sheets that its workbook may have beside it. */
const incomeKind: FileKind<IncomeFile<ShopeeNames>> = {
  format: incomeFormat,
  locate: (heads, mistaken) => {
    const income = locateRows(heads, incomeFormat, mistaken)
    const others = locateOtherSheets(heads)
    const first = income.tables.length
    return {
      tables: [...income.tables, ...others.tables],
      read: (rows) => {
        const problems = new ReadingProblems()
        const beside = others.read(rows.slice(first), problems)
        return { ...readIncome(income.open(rows.slice(0, first), problems)), ...beside }
      },
    }
  },
}

const statedTwice: readonly StatedTwice<ShopeeNames>[] = [
  {
    reasons: ['product-price'],
    isFee: false,
    expected: ({ subtotal }) => subtotal,
    paid: ({ productPrice }) => productPrice,
  },
  {
    reasons: ['seller-coupon'],
    isFee: false,
    expected: ({ sellerCoupon }) => sellerCoupon,
    paid: ({ coupon }) => coupon,
  },
  {
    reasons: ['commission-rate'],
    isFee: true,
    expected: ({ commission }) => commission,
    paid: ({ commission }) => commission,
  },
  {
    reasons: ['service-fee', 'fixed-fee-per-unit'],
    isFee: true,
    expected: ({ serviceFee }) => serviceFee,
    paid: ({ serviceFee }) => serviceFee,
  },
]

/**
 * Expected = subtotal - (commission + service fee + seller coupon). Received = released - refunded to the buyer. A
 * difference is 'freight-subtotal' if it equals the sum of the three freight fields. An unmatched order is
 * 'not-completed' while its status is 'Frete'. Source: specification, section 5.
 */
const rules: ClosingRules<ShopeeNames> = {
  expectedParts: expectedPartNames,
  alwaysExpected: expectedPartNames,
  paidParts: paidPartNames,
  alwaysPaid: basicPartNames,
  statedTwice,
  columnOf: (file, part) => columnNamed(file === 'orders' ? ordersFormat : incomeFormat, part),
  expectedAmount: ({ subtotal, commission, serviceFee, sellerCoupon }) =>
    subtractCents(subtotal, sumCents([commission, serviceFee, sellerCoupon])),
  receivedAmount: ({ released, refunded }) => subtractCents(released, refunded),
  refundedAmount: ({ refunded }) => negative(refunded),
  isAwaited: () => true,
  isUnpaid: saysUnpaid,
  dueDay,
  differenceInfo: ({ difference, paid }) => (difference === freightOf(paid) ? 'freight-subtotal' : 'unknown'),
  unmatchedInfo: ({ status }) => (/^\W*frete\b/.test(wordOf(status)) ? 'not-completed' : 'not-in-income'),
  explain: explainDifference,
}

/** Orders from 'Meus Pedidos', income from 'Minha Renda'. */
export const shopee: MarketplaceEntry<ShopeeNames> = {
  files: { orders: [fileKind(ordersFormat, readOrders)], income: [incomeKind], movements: movementFiles },
  rules,
  claims: shopeeClaims,
  fees: shopeeFees,
  listingFees: null,
}
