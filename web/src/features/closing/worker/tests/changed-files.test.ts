import {
  ClosingProblem,
  closeMonth,
  closingMarketplaces,
  combineIncome,
  readSheets,
  type Sheet,
} from '@vendaclara/core/closing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { texts } from '../../files/cards/texts.ts'
import { refusalSentence } from '../../files/texts.ts'
import { mergeIncome, mergeOrders } from '../reading/file-receipts.ts'
import { changes } from './file-changes.ts'
import { type Month, makeMonth, type Report } from './make-month.ts'

type Slot = keyof Month

const slots: readonly Slot[] = ['orders', 'income']

const order = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  fate: fc.constantFrom('paid', 'paid', 'less', 'freight', 'missing', 'cancelled', 'returned'),
  subtotals: fc.array(fc.integer({ min: 3001, max: 250_000 }), { minLength: 1, maxLength: 3 }),
  less: fc.integer({ min: 10, max: 2500 }),
})
const month = fc
  .array(order, { minLength: 3, maxLength: 7 })
  .map((some) => makeMonth([{ day: 3, fate: 'paid', subtotals: [9990], less: 10 }, ...some]))

const sheetsOf = ({ header, lines, more }: Report): Sheet[] => [
  { name: 'dados', rows: [header, ...lines] },
  ...more,
]

/** The result of a month, and what the seller is told about its files. */
function close({ orders, income }: Month): { answer: unknown; said: string } {
  let slot: Slot = 'orders'
  try {
    const read = readSheets(sheetsOf(orders), closingMarketplaces.shopee.files.locateOrders)
    slot = 'income'
    const paid = readSheets(sheetsOf(income), closingMarketplaces.shopee.files.locateIncome)
    const receipts = [
      ...mergeOrders([{ fileName: 'pedidos.xlsx', sha256: '', content: read }]),
      ...mergeIncome(closingMarketplaces.shopee.rules, [
        { fileName: 'renda.xlsx', sha256: '', content: paid },
      ]),
    ]
    const { differences, unmatched, matched, totalDifference } = closeMonth(
      closingMarketplaces.shopee,
      read.orders,
      combineIncome(closingMarketplaces.shopee.rules, [paid]).kept,
    )
    const answer = {
      differences: differences.map(({ orderId, difference, info }) => [orderId, difference, info].join()),
      unmatched: unmatched.map(({ orderId, info }) => [orderId, info].join()),
      ...{ matched, totalDifference },
    }
    answer.differences.sort()
    answer.unmatched.sort()
    const warnings = receipts.flatMap((receipt) => receipt.warnings ?? [])
    return { answer, said: warnings.map((one) => texts.receipt.warnings[one.kind](one)).join(' ') }
  } catch (error) {
    if (!(error instanceof ClosingProblem)) throw error
    return { answer: null, said: refusalSentence(error.fault, slot, 'shopee') }
  }
}

test.each(Object.entries(changes))(
  '%s: the month closes as before, or the seller reads of it',
  (_, change) => {
    const pick = fc.record({
      slot: fc.constantFrom(...slots),
      column: fc.nat(30),
      row: fc.nat(30),
      word: fc.nat(11),
    })
    fc.assert(
      fc.property(month, pick, (good, chosen) => {
        const changed = structuredClone(good)
        const says = change(changed[chosen.slot], chosen)
        fc.pre(says !== null)
        const [before, after] = [close(good), close(changed)]
        expect(before).toMatchObject({ answer: expect.anything(), said: '' })
        if (JSON.stringify(after.answer) !== JSON.stringify(before.answer)) expect(after.said).toMatch(says)
      }),
    )
  },
)
