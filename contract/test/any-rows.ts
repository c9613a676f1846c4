import {
  type ClosingMarketplace,
  closingMarketplaceIds,
  closingOf,
  dueBases,
  type FeeCheck,
  type NamesOf,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { differenceReasons } from '../src/closing/findings.ts'

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents)

function partsOf<Parts>(names: readonly string[], always: readonly string[]): fc.Arbitrary<Parts> {
  const amounts = Object.fromEntries(names.map((name) => [name, amount]))
  return fc.record(amounts, { requiredKeys: [...always] }) as fc.Arbitrary<object> as fc.Arbitrary<Parts>
}

/** The parts that an order of a marketplace can have, and those that can be paid for it. */
export function expectedOf<Id extends ClosingMarketplace>(id: Id): fc.Arbitrary<NamesOf[Id]['expected']> {
  const { expectedParts, alwaysExpected } = closingOf(id).rules
  return partsOf(expectedParts, alwaysExpected)
}
function paidOf(id: ClosingMarketplace) {
  const { paidParts, alwaysPaid } = closingOf(id).rules
  return partsOf<NamesOf[typeof id]['paid']>(paidParts, alwaysPaid)
}

const anyExpected = fc.oneof(...closingMarketplaceIds.map(expectedOf))
const anyPaid = fc.oneof(...closingMarketplaceIds.map(paidOf))
const anyReason = fc.record(
  {
    kind: fc.constantFrom(...closingMarketplaceIds.flatMap((id) => closingOf(id).claims.reasons)),
    amount,
    basis: fc.constantFrom('stated' as const, 'matches' as const),
    expectedRate: fc.constant(18),
    chargedRate: fc.constant(20),
    fee: amount,
    units: fc.nat(9),
  },
  { requiredKeys: ['kind', 'amount', 'basis'] },
)
const otherInfo = fc.record({ text: fc.string({ maxLength: 12 }) })
const word = fc.string({ maxLength: 12 })
const anyItems = fc.array(fc.record({ name: word, variation: word, sku: word, units: fc.nat(20) }), {
  maxLength: 3,
})
const text = fc.constantFrom('', 'Peso', 'Custo por vender')
const line = fc.integer({ min: 1, max: 90_000 })
const numbers = fc.array(fc.constantFrom('2000009007000051', '3000000001'), { maxLength: 3 })
const anyFees = fc.constantFrom<FeeCheck>(
  { table: 'shopee-2026-10', charged: cents(3112), due: cents(3729), deviation: { kind: 'pix-unsaid' } },
  { table: 'shopee-2026-10', charged: cents(3112), due: cents(3112), pix: cents(617) },
  { unchecked: 'no-day' },
)
const anyFee = fc.record(
  { number: text, name: text, amount, isInvoiced: fc.constant(true), isReversed: fc.constant(true), line },
  { requiredKeys: ['number', 'name', 'amount'] },
)
/** What differences and unmatched orders have alike. */
const ofBoth = {
  items: anyItems,
  numbers,
  deliveredOn: fc.constant('2026-03-09'),
  fees: anyFees,
  billed: fc.array(anyFee, { maxLength: 3 }),
  unread: fc.constant(true as const),
  takenBack: amount,
}
export const anyDifference = fc.record(
  {
    orderId: fc.string(),
    createdAt: fc.string(),
    difference: amount,
    info: fc.oneof(fc.constantFrom('freight-subtotal' as const, 'unknown' as const), otherInfo),
    expected: anyExpected,
    paid: anyPaid,
    reason: fc.constantFrom(...differenceReasons),
    reasons: fc.array(anyReason, { maxLength: 3 }),
    payments: fc.array(fc.record({ day: fc.constantFrom('2026-03-20', ''), amount }), { maxLength: 3 }),
    named: numbers,
    freight: fc.record(
      { expected: amount, charged: amount, reason: text, line },
      { requiredKeys: ['expected', 'charged', 'reason'] },
    ),
    ...ofBoth,
  },
  { requiredKeys: ['orderId', 'createdAt', 'difference', 'info'] },
)
export const anyUnmatched = fc
  .tuple(
    fc.record(
      {
        orderId: fc.string(),
        createdAt: fc.string(),
        status: fc.string(),
        units: fc.nat(20),
        ...ofBoth,
        due: fc.record({ on: fc.constant('2026-03-18'), basis: fc.constantFrom(...dueBases) }),
        lowered: fc.record({ pix: amount, campaign: amount }),
        info: fc.oneof(
          fc.constantFrom('not-completed', 'not-in-income', 'on-the-way', 'not-invoiced'),
          otherInfo,
        ),
      },
      { requiredKeys: ['orderId', 'createdAt', 'status', 'info'] },
    ),
    anyExpected,
  )
  .map(([row, parts]): UnmatchedOrder => ({ ...row, ...parts }))
