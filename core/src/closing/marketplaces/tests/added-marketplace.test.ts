import { expect, expectTypeOf, it } from 'vitest'
import {
  type Cell,
  ClosingProblem,
  claimOf,
  closeMonth,
  combineIncome,
  combineOrders,
  readSheets,
  resultFigures,
} from '../../index.ts'
import type { ClosingMarketplace, KnownNames } from '../../model/names/known-names.ts'
import { closingMarketplaces } from '../../registry/closing-marketplaces.ts'
import { closingFormats } from '../../registry/known-files.ts'
import type { MarketplaceClosing } from '../marketplace-closing.ts'
import { claims, type FairNames, files, rules, sold, swapped } from './fair.ts'

const fair = { rules, claims, fees: null, listingFees: null }

const sheet = (rows: Cell[][]) => [{ name: 'feira', rows }]
const orderRows = [
  ['Encomendas de março'],
  [],
  ['Mercadoria', 'Encomenda', 'Feita em', 'Andamento', 'Preço da peça', 'Aluguel da banca'],
  ['Chapéu', 'FEIRA-0001', '02/03/2026', 'Entregue', '40,00', '4,00'],
  ['Rede', 'FEIRA-0001', '02/03/2026', 'Entregue', '60,00', '6,00'],
  ['Panela', 'FEIRA-0002', '13/03/2026', 'Entregue', '80,00', '8,00'],
  ['Chapéu', 'FEIRA-0003', '14/03/2026', 'Desfeita', '40,00', '4,00'],
  ['Cesto', 'feira-0004', '15/03/2026', 'Entregue', '30,00', '3,00'],
  ['Cesto', 'FEIRA-0005', '31/03/2026', 'Entregue', '30,00', '3,00'],
]
const transferHeader = ['Repasse', 'Multa retida', 'Encomenda', 'Dia']
const firstLot = [
  transferHeader,
  ['50,00', null, 'FEIRA-0001', '2026-03-09'],
  ['64,50', '-7,50', 'FEIRA-0002', '2026-03-16'],
]
const secondLot = [
  transferHeader,
  ['64,50', '-7,50', 'FEIRA-0002', '2026-03-16'],
  ['40,00', null, 'FEIRA-0001', '2026-03-23'],
  ['25,00', null, 'FEIRA-0004', '2026-03-23'],
]
const nextMonth = [transferHeader, ['26,00', null, 'FEIRA-0005', '2026-04-06']]

const orders = () => combineOrders([readSheets(sheet(orderRows), files.locateOrders)]).kept
const income = (...lots: Cell[][][]) =>
  combineIncome(
    rules,
    lots.map((lot) => readSheets(sheet(lot), files.locateIncome)),
  )

const counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }
const sums = { expected: 21600, refunded: 0, otherOrders: 0, otherReceived: 0, counts }

it('closes a month by its own columns, expected amount, reasons and sentences', () => {
  const { kept, files: receipts } = income(firstLot, secondLot)
  expect(receipts).toEqual([
    { used: 2, repeated: 0 },
    { used: 2, repeated: 1 },
  ])
  const { outcomes, ...result } = closeMonth(fair, orders(), kept)
  expect(outcomes.map(({ state }) => state)).toEqual(['paid', 'difference', 'difference', 'unmatched'])
  expect(result).toEqual({
    matched: 3,
    totalDifference: -950,
    sums: { ...sums, received: 17950, awaited: 2700, explained: 750 },
    differences: [
      {
        orderId: 'FEIRA-0002',
        createdAt: '2026-03-13',
        difference: -750,
        info: 'ask-at-the-gate',
        expected: { price: 8000, rent: 800 },
        paid: { transferred: 6450, fine: -750 },
        reason: 'fine',
        reasons: [{ kind: 'fine', amount: -750, basis: 'stated' }],
        items: [sold('Panela')],
        payments: [{ day: '2026-03-16', amount: 6450 }],
      },
      {
        orderId: 'FEIRA-0004',
        createdAt: '2026-03-15',
        difference: -200,
        info: 'ask-at-the-gate',
        expected: { price: 3000, rent: 300 },
        paid: { transferred: 2500 },
        reason: 'unexplained',
        reasons: [],
        items: [sold('Cesto')],
        payments: [{ day: '2026-03-23', amount: 2500 }],
      },
    ],
    unmatched: [
      {
        orderId: 'FEIRA-0005',
        createdAt: '2026-03-31',
        status: 'Entregue',
        info: 'in-the-next-lot',
        price: 3000,
        rent: 300,
        units: 1,
        items: [sold('Cesto')],
        due: { on: '2026-04-07', basis: 'rule' },
      },
    ],
  })
})

it('compares by its rules what another month paid', () => {
  const found = closeMonth(fair, orders(), income(firstLot, secondLot, nextMonth).kept)
  expect(found.unmatched).toEqual([])
  expect(found.differences.at(-1)).toMatchObject({ orderId: 'FEIRA-0005', difference: -100 })
  expect(resultFigures(found)).toMatchObject({
    matched: 4,
    totalDifference: -1050,
    differences: 3,
    lost: 1050,
  })
})

it('says by its own rules what may be claimed', () => {
  const { differences, unmatched } = closeMonth(fair, orders(), income(firstLot, secondLot).kept)
  const claimed = [...differences, ...unmatched].map((row) => {
    const claim = claimOf(fair, row, '2026-04-10')
    return claim && [claim.reason, claim.rule.contest, claim.amount]
  })
  expect(claimed).toEqual([
    ['fine', 'no', 750],
    ['unexplained', 'yes', 200],
    ['in-the-next-lot', 'later', 2700],
  ])
})

it('is chosen at run time as any other, and each refuses the files of another', () => {
  type Names = KnownNames | FairNames
  const entries: Record<ClosingMarketplace | 'fair', MarketplaceClosing<Names>> = {
    ...closingMarketplaces,
    fair: { files, rules, claims, fees: null, listingFees: null },
  }
  const totals = (['shopee', 'fair'] as const).map((id) => {
    const entry = entries[id]
    try {
      const read = readSheets(sheet(orderRows), entry.files.locateOrders)
      const paid = readSheets(sheet(firstLot), entry.files.locateIncome)
      const { kept } = combineIncome(entry.rules, [paid])
      return closeMonth(entry, read.orders, kept).totalDifference
    } catch (error) {
      return error instanceof ClosingProblem && error.fault.kind
    }
  })
  expect(totals).toEqual(['unknown', -4750])
  expect(() => readSheets(sheet(firstLot), files.locateOrders)).toThrow(
    expect.objectContaining({ fault: { ...swapped, file: 'income' } }),
  )
})

it('does not compile as long as its entry or its files are missing from the records', () => {
  expectTypeOf<keyof typeof closingMarketplaces>().toEqualTypeOf<ClosingMarketplace>()
  // @ts-expect-error: one marketplace is missing.
  const incomplete: Record<ClosingMarketplace | 'fair', unknown> = closingMarketplaces
  expect(incomplete).not.toHaveProperty('fair')
  // @ts-expect-error: the files of one marketplace are missing.
  const withoutFiles: Record<ClosingMarketplace | 'fair', unknown> = closingFormats
  expect(withoutFiles).not.toHaveProperty('fair')
})
