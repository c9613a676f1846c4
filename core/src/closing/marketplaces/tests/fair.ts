import { addDays } from '../../../calendar/index.ts'
import { addCents, type Cents, noCents, subtractCents } from '../../../money/index.ts'
import { incomeFile, OrdersLeftOut, ordersFile } from '../../files/assemble-files.ts'
import type { ClosingFiles, IncomeFile, OrdersFile } from '../../files/closing-files.ts'
import { type ClaimRule, claimRules } from '../../model/claim-rule.ts'
import type { ClosingMarketplace } from '../../model/names/known-names.ts'
import type { Order } from '../../model/order.ts'
import type { Payment } from '../../model/payments.ts'
import type { ClosingRules } from '../../model/rules.ts'
import type { FileRows } from '../../reading/file-rows.ts'
import { any, formatOf, once, required } from '../../reading/format.ts'
import { locateFile } from '../../reading/locate-file.ts'

// An invented marketplace. Its orders file has one row per piece, with the price and the rent of the stall. Its
// transfers file has the amounts transferred, and the fines that were kept back.

export interface FairNames {
  readonly expected: Readonly<Record<'price' | 'rent', Cents>>
  readonly paid: Readonly<Record<'transferred', Cents> & Partial<Record<'fine', Cents>>>
  readonly reason: 'fine'
  readonly differenceInfo: 'ask-at-the-gate'
  readonly unmatchedInfo: 'in-the-next-lot'
  readonly claimWay: 'gate'
}

const orderId = /^FEIRA-\d{4}$/
const pieces = formatOf({
  usual: { sheet: 0, row: 2 },
  orderId,
  columns: {
    orderId: required('id', 'Encomenda'),
    status: required('word', 'Andamento'),
    createdAt: once('day', 'Feita em'),
    product: any('text', 'Mercadoria'),
    price: required('amount', 'Preço da peça', 'Preço'),
    rent: required('amount', 'Aluguel da banca'),
  },
})
const transfers = formatOf({
  usual: { sheet: 0, row: 0 },
  orderId,
  columns: {
    orderId: required('id', 'Encomenda'),
    day: required('day', 'Dia'),
    transferred: required('amount', 'Repasse'),
    fine: once('amount', 'Multa retida'),
  },
})

export const sold = (name: string) => ({ name, variation: '', sku: '', units: 1 })

function readPieces(file: FileRows<typeof pieces.columns>): OrdersFile<FairNames> {
  const orders = new Map<string, Order<FairNames>>()
  const leftOut = new OrdersLeftOut()
  for (const line of file.linesOfOrders(() => false)) {
    const { orderId: id } = line
    const [status, product] = [line.text('status'), line.text('product')]
    if (status === 'Desfeita') {
      leftOut.add({ orderId: id, why: 'cancelled', status, product }, 1)
      continue
    }
    const known = orders.get(id)
    const [price, rent] = [line.amount('price'), line.amount('rent')]
    orders.set(id, {
      orderId: id,
      status,
      cancelReason: '',
      createdAt: line.moment('createdAt'),
      items: [...(known?.items ?? []), sold(product)],
      units: (known?.units ?? 0) + 1,
      lines: (known?.lines ?? 0) + 1,
      price: known ? addCents(known.price, price) : price,
      rent: known ? addCents(known.rent, rent) : rent,
    })
  }
  return ordersFile(file, { orders: [...orders.values()], leftOut, copies: 0 })
}

function readTransfers(file: FileRows<typeof transfers.columns>): IncomeFile<FairNames> {
  const payments = file
    .linesOfOrders(() => false)
    .map((line): Payment<FairNames> => {
      return {
        orderId: line.orderId,
        releasedOn: line.moment('day'),
        transferred: line.amount('transferred'),
        ...(!line.isBlank('fine') && { fine: line.amount('fine') }),
      }
    })
  return incomeFile(file, { payments, names: rules.paidParts, copies: 0 })
}

export const swapped = { kind: 'swapped', marketplace: 'fair' as ClosingMarketplace } as const
export const files: ClosingFiles<FairNames> = {
  locateOrders: (heads) =>
    locateFile(
      heads,
      { format: pieces, others: [{ format: transfers, fault: { ...swapped, file: 'income' } }] },
      readPieces,
    ),
  locateIncome: (heads) =>
    locateFile(
      heads,
      { format: transfers, others: [{ format: pieces, fault: { ...swapped, file: 'orders' } }] },
      readTransfers,
    ),
}

export const rules: ClosingRules<FairNames> = {
  expectedParts: ['price', 'rent'],
  alwaysExpected: ['price', 'rent'],
  paidParts: ['transferred', 'fine'],
  statedTwice: [],
  alwaysPaid: ['transferred'],
  expectedAmount: ({ price, rent }) => subtractCents(price, rent),
  receivedAmount: ({ transferred }) => transferred,
  refundedAmount: () => noCents,
  isAwaited: () => true,
  isUnpaid: (status) => status === 'Fiado',
  dueDay: ({ createdAt }) => ({ on: addDays(createdAt, 7), basis: 'rule' }),
  isRefunded: () => false,
  differenceInfo: () => 'ask-at-the-gate',
  unmatchedInfo: () => 'in-the-next-lot',
  explain: ({ difference, paid: { fine } }) =>
    fine === difference
      ? { reason: 'fine', reasons: [{ kind: 'fine', amount: fine, basis: 'stated' }] }
      : { reason: 'unexplained', reasons: [] },
}

const atTheGate: ClaimRule<FairNames> = {
  contest: 'yes',
  advice: 'unexplained',
  way: 'gate',
  periods: [],
  page: null,
  basis: 'unknown',
}
export const claims = claimRules<FairNames>({
  reasons: { fine: { ...atTheGate, contest: 'no' }, unexplained: atTheGate },
  missing: { 'in-the-next-lot': { ...atTheGate, contest: 'later' } },
})
