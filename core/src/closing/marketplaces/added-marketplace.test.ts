import { expect, expectTypeOf, it } from 'vitest'
import { addDays } from '../../calendar/index.ts'
import { addCents, type Cents, noCents, subtractCents } from '../../money/index.ts'
import { type ClaimRule, claimRules } from '../claims/claim-rule.ts'
import {
  type Cell,
  ClosingProblem,
  claimOf,
  combineIncome,
  combineOrders,
  findLatePayments,
  monthFigures,
  monthRows,
  readSheets,
  reconcile,
  resultFigures,
} from '../index.ts'
import { type Payment, sumPayments } from '../payments.ts'
import { AmountReader } from '../reading/amount-reader.ts'
import { DateReader } from '../reading/date-reader.ts'
import { layoutOf } from '../reading/layout.ts'
import { locateFile, type Table } from '../reading/locate-file.ts'
import { OrderIds } from '../reading/order-ids.ts'
import { ReadingProblems } from '../reading/reading-problems.ts'
import { type Row, textOf } from '../reading/sheet.ts'
import type { Order } from '../rows.ts'
import type { ClosingFiles, IncomeFile, OrdersFile } from './closing-files.ts'
import { closingMarketplaces } from './closing-marketplaces.ts'
import type { ClosingRules, MarketplaceClosing } from './closing-rules.ts'
import type { ClosingMarketplace, KnownTerms } from './terms.ts'

// A marketplace that nobody has. Its file of orders has a row for each piece, with a price and the rent of the stall; its file of
// transfers has what was transferred, and what was kept back as a fine.

interface FairTerms {
  readonly expected: Readonly<Record<'price' | 'rent', Cents>>
  readonly paid: Readonly<Record<'transferred', Cents> & Partial<Record<'fine', Cents>>>
  readonly cause: 'fine'
  readonly differenceNote: 'ask-at-the-gate'
  readonly unmatchedNote: 'in-the-next-lot'
}

const orderId = /^FEIRA-\d{4}$/
const pieces = layoutOf({
  columns: {
    orderId: ['Encomenda'],
    status: ['Andamento'],
    createdAt: ['Feita em'],
    product: ['Mercadoria'],
    price: ['Preço da peça', 'Preço'],
    rent: ['Aluguel da banca'],
  },
  required: ['orderId', 'status', 'price', 'rent'],
  single: ['price'],
  usual: { sheet: 0, row: 2 },
  orderId,
})
const transfers = layoutOf({
  columns: { orderId: ['Encomenda'], day: ['Dia'], transferred: ['Repasse'], fine: ['Multa retida'] },
  required: ['orderId', 'day', 'transferred'],
  single: ['transferred'],
  usual: { sheet: 0, row: 0 },
  orderId,
})

function readPieces(table: Table<keyof typeof pieces.columns>): OrdersFile<FairTerms> {
  const problems = new ReadingProblems()
  const ids = new OrderIds(table, problems)
  const amounts = new AmountReader(table, ['price', 'rent'], problems)
  const dates = new DateReader<keyof typeof pieces.columns>(table, 'createdAt', problems)
  const text = (row: Row, name: 'status' | 'product') => textOf(row[table.position[name] ?? -1])
  const orders = new Map<string, Order<FairTerms>>()
  const leftOut: string[] = []
  for (const row of table.rows) {
    const id = ids.read(row)
    if (id === '') continue
    if (text(row, 'status') === 'Desfeita') {
      leftOut.push(id)
      continue
    }
    const known = orders.get(id)
    const [price, rent] = [amounts.read(row, 'price', id), amounts.read(row, 'rent', id)]
    orders.set(id, {
      orderId: id,
      status: text(row, 'status'),
      cancelReason: '',
      createdAt: dates.read(row, id),
      items: [...(known?.items ?? []), sold(text(row, 'product'))],
      units: (known?.units ?? 0) + 1,
      lines: (known?.lines ?? 0) + 1,
      price: known ? addCents(known.price, price) : price,
      rent: known ? addCents(known.rent, rent) : rent,
    })
  }
  problems.throwFault()
  if (orders.size === 0) throw new ClosingProblem({ kind: 'no-rows' })
  return {
    sheet: table.sheet,
    orders: [...orders.values()],
    rows: table.rows.length - leftOut.length,
    leftOut,
    linesLeftOut: {
      ...{ cancelled: leftOut.length, refunded: 0, partly: 0, fees: 0, copies: 0 },
      ...{ withoutId: ids.withoutId, texts: ids.texts },
    },
    cancelled: leftOut,
    refunded: [],
    partlyLeftOut: [],
    unreadableValues: amounts.unreadable,
    warnings: problems.warnings(),
  }
}

function readTransfers(table: Table<keyof typeof transfers.columns>): IncomeFile<FairTerms> {
  const problems = new ReadingProblems()
  const ids = new OrderIds(table, problems)
  const amounts = new AmountReader(table, ['transferred', 'fine'], problems)
  const dates = new DateReader<keyof typeof transfers.columns>(table, 'day', problems)
  const payments = table.rows.map((row): Payment<FairTerms> => {
    const id = ids.read(row)
    return {
      orderId: id,
      releasedOn: dates.read(row, id),
      transferred: amounts.read(row, 'transferred', id),
      ...(!amounts.isBlank(row, 'fine') && { fine: amounts.read(row, 'fine', id) }),
    }
  })
  problems.throwFault()
  return {
    sheet: table.sheet,
    payments,
    income: sumPayments<FairTerms>(payments, rules.paidParts),
    rowsLeftOut: { withoutId: 0, texts: 0, details: 0, refunds: 0, copies: 0 },
    unreadableValues: amounts.unreadable,
    warnings: problems.warnings(),
  }
}

const swapped = { kind: 'swapped', marketplace: 'fair' as ClosingMarketplace } as const
const files: ClosingFiles<FairTerms> = {
  locateOrders: (heads) =>
    locateFile(
      heads,
      { layout: pieces, others: [{ layout: transfers, fault: { ...swapped, file: 'income' } }] },
      readPieces,
    ),
  locateIncome: (heads) =>
    locateFile(
      heads,
      { layout: transfers, others: [{ layout: pieces, fault: { ...swapped, file: 'orders' } }] },
      readTransfers,
    ),
}

const rules: ClosingRules<FairTerms> = {
  expectedParts: ['price', 'rent'],
  paidParts: ['transferred', 'fine'],
  expectedAmount: ({ price, rent }) => subtractCents(price, rent),
  receivedAmount: ({ transferred }) => transferred,
  refundedAmount: () => noCents,
  isAwaited: () => true,
  isUnpaid: (status) => status === 'Fiado',
  dueDay: ({ createdAt }) => ({ on: addDays(createdAt, 7), basis: 'rule' }),
  isRefunded: () => false,
  differenceNote: () => 'ask-at-the-gate',
  unmatchedNote: () => 'in-the-next-lot',
  explain: ({ difference, paid: { fine } }) =>
    fine === difference
      ? { reason: 'fine', causes: [{ kind: 'fine', amount: fine, basis: 'stated' }] }
      : { reason: 'unexplained', causes: [] },
}

const atTheGate: ClaimRule = {
  ...{ contest: 'yes', advice: 'unexplained', way: 'shopee-support' },
  ...{ terms: [], page: null, certainty: 'unknown' },
}
const claims = claimRules<FairTerms>({
  causes: { fine: { ...atTheGate, contest: 'no' }, unexplained: atTheGate },
  missing: { 'in-the-next-lot': { ...atTheGate, contest: 'later' } },
})

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
const sold = (name: string) => ({ name, variation: '', sku: '', units: 1 })
const income = (...lots: Cell[][][]) =>
  combineIncome(
    rules,
    lots.map((lot) => readSheets(sheet(lot), files.locateIncome)),
  )

const counts = { unpaid: 0, paidLate: 0, cancelled: 0, returned: 0 }
const sums = { expected: 21600, refunded: 0, otherOrders: 0, otherReceived: 0, counts }

it('closes a month by its own columns, expected amount, reasons and notes', () => {
  const { kept, files: receipts } = income(firstLot, secondLot)
  expect(receipts).toEqual([
    { used: 2, repeated: 0 },
    { used: 2, repeated: 1 },
  ])
  const result = reconcile(rules, orders(), kept)
  expect(result).toEqual({
    matched: 3,
    totalDifference: -950,
    sums: { ...sums, received: 17950, awaited: 2700 },
    differences: [
      {
        ...{ orderId: 'FEIRA-0002', createdAt: '2026-03-13', difference: -750, note: 'ask-at-the-gate' },
        ...{ expected: { price: 8000, rent: 800 }, paid: { transferred: 6450, fine: -750 } },
        ...{ reason: 'fine', causes: [{ kind: 'fine', amount: -750, basis: 'stated' }] },
        ...{ items: [sold('Panela')], payments: [{ day: '2026-03-16', amount: 6450 }] },
      },
      {
        ...{ orderId: 'FEIRA-0004', createdAt: '2026-03-15', difference: -200, note: 'ask-at-the-gate' },
        ...{ expected: { price: 3000, rent: 300 }, paid: { transferred: 2500 } },
        ...{ reason: 'unexplained', causes: [] },
        ...{ items: [sold('Cesto')], payments: [{ day: '2026-03-23', amount: 2500 }] },
      },
    ],
    unmatched: [
      {
        ...{ orderId: 'FEIRA-0005', createdAt: '2026-03-31', status: 'Entregue', note: 'in-the-next-lot' },
        ...{ price: 3000, rent: 300, units: 1, items: [sold('Cesto')] },
        due: { on: '2026-04-07', basis: 'rule' },
      },
    ],
  })
})

it('compares by its rules what another month paid', () => {
  const own = reconcile(rules, orders(), income(firstLot, secondLot).kept)
  const awaited = own.unmatched.map(({ orderId }) => ({ closing: 'march', orderId }))
  const late = findLatePayments(rules, awaited, income(nextMonth).kept)
  expect(late).toEqual([
    {
      closing: 'march',
      orderId: 'FEIRA-0005',
      paid: { transferred: 2600 },
      payments: [{ day: '2026-04-06', amount: 2600 }],
    },
  ])
  const payments = late.map(({ orderId, paid }) => ({ orderId, paid, month: 4, year: 26 }))
  const month = monthRows(rules, own, payments)
  expect(month.unmatched).toEqual([])
  expect(month.differences.at(-1)).toMatchObject({ orderId: 'FEIRA-0005', difference: -100 })
  expect(monthFigures(resultFigures(own), month.late)).toEqual({
    ...{ matched: 4, totalDifference: -1050, differences: 3, unmatched: 0, lost: 1050, late: 1 },
    sums: { ...sums, received: 20550, awaited: 0 },
  })
})

it('says by its own rules what may be claimed', () => {
  const { differences, unmatched } = reconcile(rules, orders(), income(firstLot, secondLot).kept)
  const claimed = [...differences, ...unmatched].map((row) => {
    const claim = claimOf({ rules, claims }, row, '2026-04-10')
    return claim && [claim.reason, claim.rule.contest, claim.amount]
  })
  expect(claimed).toEqual([
    ['fine', 'no', 750],
    ['unexplained', 'yes', 200],
    ['in-the-next-lot', 'later', 2700],
  ])
})

it('is chosen at run time as any other, and each refuses the files of another', () => {
  type Terms = KnownTerms | FairTerms
  const entries: Record<ClosingMarketplace | 'fair', MarketplaceClosing<Terms>> = {
    ...closingMarketplaces,
    fair: { files, rules, claims, fees: null },
  }
  const totals = (['shopee', 'fair'] as const).map((id) => {
    const entry = entries[id]
    try {
      const read = readSheets(sheet(orderRows), entry.files.locateOrders)
      const paid = readSheets(sheet(firstLot), entry.files.locateIncome)
      return reconcile(entry.rules, read.orders, paid.income).totalDifference
    } catch (error) {
      return error instanceof ClosingProblem && error.fault.kind
    }
  })
  expect(totals).toEqual(['unknown', -4750])
  expect(() => readSheets(sheet(firstLot), files.locateOrders)).toThrow(
    expect.objectContaining({ fault: { ...swapped, file: 'income' } }),
  )
})

it('does not compile as long as its entry is missing from the record', () => {
  expectTypeOf<keyof typeof closingMarketplaces>().toEqualTypeOf<ClosingMarketplace>()
  // @ts-expect-error: one marketplace is missing.
  const incomplete: Record<ClosingMarketplace | 'fair', unknown> = closingMarketplaces
  expect(incomplete).not.toHaveProperty('fair')
})
