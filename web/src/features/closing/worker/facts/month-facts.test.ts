import { type FileRows, ordersOfPart, putFileRows } from '@vendaclara/contract/closing'
import {
  adjustmentKinds,
  type ClosingMarketplace,
  closingMarketplaceIds,
  closingOf,
  leftOutReasons,
  type Order,
  type Payment,
} from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { somePayment } from '../../../../../test/closing-rows.ts'
import { readJson } from '../../../../api/compress-json.ts'
import { countRows, writePart } from './file-parts.ts'
import { closeFacts, type MonthFile, statedBy } from './month-facts.ts'

const amount = fc.integer({ min: -50_000, max: 500_000 }).map(cents)
const orderId = fc.constantFrom('A1', 'B2', 'C3', 'D4', 'E5')
const day = fc.constantFrom('2026-03-01', '2026-03-02 10:00', '')
const word = fc.string({ maxLength: 8 })
const line = fc.integer({ min: 1, max: 900 })

const amountsOf = (names: readonly string[], always: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, amount])), { requiredKeys: [...always] })
const orderOf = (marketplace: ClosingMarketplace) => {
  const { expectedParts, alwaysExpected } = closingOf(marketplace).rules
  const about = fc.record(
    {
      orderId,
      status: fc.constantFrom('Concluído', 'Enviado'),
      cancelReason: word,
      createdAt: fc.constant('2026-03-01 10:00'),
      units: fc.nat(9),
      lines: fc.nat(9),
      line,
      items: fc.array(fc.record({ name: word, variation: word, sku: word, units: fc.nat(3) }), {
        maxLength: 2,
      }),
      deliveredOn: fc.constant('2026-03-05'),
      numbers: fc.constant(['N1']),
      unread: fc.constant(true as const),
    },
    { requiredKeys: ['orderId', 'status', 'cancelReason', 'createdAt', 'units', 'lines', 'items'] },
  )
  return fc
    .tuple(about, amountsOf(expectedParts, alwaysExpected))
    .map(([one, parts]) => ({ ...one, ...parts }) as object as Order)
}
const paymentOf = (marketplace: ClosingMarketplace) => {
  const { paidParts, alwaysPaid } = closingOf(marketplace).rules
  const about = fc.record(
    { orderId, releasedOn: day, number: fc.constantFrom('91', 'F 2'), line },
    { requiredKeys: ['orderId', 'releasedOn'] },
  )
  return fc
    .tuple(about, amountsOf(paidParts, alwaysPaid))
    .map(([one, parts]) => ({ ...one, ...parts }) as object as Payment)
}
const cut = fc.record(
  { items: fc.array(word, { maxLength: 2 }), missing: fc.nat(3), summed: fc.constant(['subtotal']) },
  { requiredKeys: ['items', 'summed'] },
)
const leftOut = fc.record({
  orderId: fc.constantFrom('X1', 'X2'),
  why: fc.constantFrom(...leftOutReasons),
  status: word,
  product: word,
})
const adjustment = fc.record(
  {
    day: fc.constant('2026-03-09'),
    kind: fc.constantFrom(...adjustmentKinds),
    description: word,
    reason: word,
    orderId,
    amount,
  },
  { requiredKeys: ['kind', 'description', 'amount'] },
)
const billed = fc.array(
  fc.record(
    { number: word, name: word, amount, isReversed: fc.boolean() },
    { requiredKeys: ['number', 'name', 'amount'] },
  ),
  { maxLength: 2 },
)

const about = { sha256: '', lastDay: '2026-03-31', givenAt: 0, rows: 0, receipt: {} as never }

function monthOf(marketplace: ClosingMarketplace) {
  return fc
    .record({
      orders: fc.uniqueArray(orderOf(marketplace), { selector: (one) => one.orderId, maxLength: 5 }),
      cuts: fc.dictionary(orderId, cut),
      leftOut: fc.array(leftOut, { maxLength: 2 }),
      payments: fc.array(fc.tuple(paymentOf(marketplace), fc.boolean()), { maxLength: 6 }),
      // Of an order with an adjustment that could not be read, and no payment.
      unread: fc.array(orderId, { maxLength: 2 }),
      adjustments: fc.array(adjustment, { maxLength: 3 }),
      freight: fc.dictionary(orderId, fc.record({ expected: amount, charged: amount, reason: word })),
      billed: fc.dictionary(orderId, billed),
      takenBack: fc.array(fc.record({ orderId, refundId: word, day, amount }), { maxLength: 3 }),
    })
    .map(({ orders, cuts, payments, ...more }): readonly MonthFile[] => {
      const paid = payments.map(([payment]) => payment)
      return [
        {
          ...about,
          key: 'o',
          slot: 'orders',
          orders: { orders, leftOut: more.leftOut, cut: new Map(Object.entries(cuts)) },
        },
        {
          ...about,
          key: 'i',
          slot: 'income',
          income: {
            payments: paid,
            unread: [
              ...payments.flatMap(([{ orderId: id }, isUnread]) => (isUnread ? id : [])),
              ...more.unread,
            ],
            adjustments: more.adjustments,
            freight: new Map(Object.entries(more.freight)),
            billed: new Map(Object.entries(more.billed)),
            takenBack: more.takenBack,
          },
        },
      ]
    })
}

const none = { requests: [], leftOut: [], payments: [], takenBack: [], details: [] }

/** The file as it is read again of the parts that are sent of it. */
async function stored(marketplace: ClosingMarketplace, file: MonthFile) {
  const parts: FileRows[] = []
  for (let from = 0; from < countRows(marketplace, file); ) {
    const part = await writePart(marketplace, file, from)
    if (!part) throw new Error(`there is no part from ${from}`)
    from = part.next
    const body = await readJson(part.body)
    if (part.kind === 'orders') {
      parts.push({ ...none, requests: ordersOfPart.parse((body as { requests: unknown }).requests) })
    } else {
      const { from: _, ...lists } = putFileRows.body?.parse(body) ?? {}
      parts.push({ ...none, ...lists } as FileRows)
    }
  }
  const { orders: _, income: __, ...rest } = file
  return { file: { ...rest, ...statedBy(marketplace, file.slot, undefined, parts) }, parts: parts.length }
}

test.each(closingMarketplaceIds)(
  'a month of %s is the same after reading the parts that were sent',
  async (id) => {
    await fc.assert(
      fc.asyncProperty(monthOf(id), async (files) => {
        const again = await Promise.all(files.map((file) => stored(id, file)))
        const read = again.map(({ file }) => file)
        expect(closeFacts(id, { files: read, others: [] })).toEqual(closeFacts(id, { files, others: [] }))
      }),
      { numRuns: 60 },
    )
  },
)

test('a file of many rows is sent in several parts, each row once', async () => {
  const payments = Array.from({ length: 4500 }, (_, index) => somePayment(`A${index}`, 100))
  const income = { payments, takenBack: [] }
  const { file, parts } = await stored('shopee', { ...about, key: 'i', slot: 'income', income })
  expect(parts).toBe(3)
  expect(file.income?.payments).toEqual(payments)
})
