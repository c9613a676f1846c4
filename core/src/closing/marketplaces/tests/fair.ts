import { addDays } from '../../../calendar/index.ts'
import { addCents, type Cents, noCents, subtractCents } from '../../../money/index.ts'
import type { ClosingFiles, IncomeFile, OrdersFile } from '../../files/closing-files.ts'
import { type ClaimRule, claimRules } from '../../model/claim-rule.ts'
import type { LeftOutOrder, Order } from '../../model/order.ts'
import { type Payment, sumPayments } from '../../model/payments.ts'
import type { ClosingRules } from '../../model/rules.ts'
import type { ClosingMarketplace } from '../../model/terms/known-terms.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import { DateReader } from '../../reading/date-reader.ts'
import { layoutOf } from '../../reading/layout.ts'
import { locateFile, type Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { type Row, textOf } from '../../reading/sheet.ts'

// An invented marketplace. Its orders file has one row per piece, with the price and the rent of the stall. Its
// transfers file has the amounts transferred, and the fines that were kept back.

export interface FairTerms {
  readonly expected: Readonly<Record<'price' | 'rent', Cents>>
  readonly paid: Readonly<Record<'transferred', Cents> & Partial<Record<'fine', Cents>>>
  readonly cause: 'fine'
  readonly differenceNote: 'ask-at-the-gate'
  readonly unmatchedNote: 'in-the-next-lot'
  readonly claimWay: 'gate'
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

export const sold = (name: string) => ({ name, variation: '', sku: '', units: 1 })

function readPieces(table: Table<keyof typeof pieces.columns>): OrdersFile<FairTerms> {
  const problems = new ReadingProblems()
  const ids = new OrderIds(table, problems)
  const amounts = new AmountReader(table, ['price', 'rent'], problems)
  const dates = new DateReader<keyof typeof pieces.columns>(table, 'createdAt', problems)
  const text = (row: Row, name: 'status' | 'product') => textOf(row[table.position[name] ?? -1])
  const orders = new Map<string, Order<FairTerms>>()
  const leftOut: LeftOutOrder[] = []
  for (const row of table.rows) {
    const id = ids.read(row)
    if (id === '') continue
    if (text(row, 'status') === 'Desfeita') {
      leftOut.push({ orderId: id, why: 'cancelled', status: 'Desfeita', product: text(row, 'product') })
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

export const swapped = { kind: 'swapped', marketplace: 'fair' as ClosingMarketplace } as const
export const files: ClosingFiles<FairTerms> = {
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

export const rules: ClosingRules<FairTerms> = {
  expectedParts: ['price', 'rent'],
  alwaysExpected: ['price', 'rent'],
  paidParts: ['transferred', 'fine'],
  alwaysPaid: ['transferred'],
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

const atTheGate: ClaimRule<FairTerms> = {
  ...{ contest: 'yes', advice: 'unexplained', way: 'gate' },
  ...{ terms: [], page: null, certainty: 'unknown' },
}
export const claims = claimRules<FairTerms>({
  causes: { fine: { ...atTheGate, contest: 'no' }, unexplained: atTheGate },
  missing: { 'in-the-next-lot': { ...atTheGate, contest: 'later' } },
})
