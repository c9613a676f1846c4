import {
  type ClosingFigures,
  leftOutReasons,
  mostAdjustments,
  mostAudited,
  mostSettled,
} from '@vendaclara/core/closing'
import { toCents } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count, reais, version } from '../amounts.ts'
import { endpoint, largestBody } from '../endpoint.ts'
import { wireAuditedOrder } from './fees.ts'
import { closingReceipts } from './files/receipts.ts'
import { wireAdjustment } from './findings.ts'
import { filePlace, type GivenFile, givenFile, mostRowsOfPart } from './ledger/given-files.ts'
import { statedOrder } from './ledger/order-rows.ts'
import { orderMark } from './marks.ts'
import { readMonth, wireMonth } from './month-names.ts'
import { type Analysis, wireFigures, wireMarketplace } from './wire-figures.ts'
import { wireDifference, wireDue, wireUnmatched } from './wire-rows.ts'

/** The most orders, differences or unmatched orders in one call of another client. */
export const mostSentRows = 10_000

/**
 * One closing in the list. `year` has two digits. `duplicate` is true for every closing of a month and marketplace
 * except the oldest. `mes` is the month's name again; the list is sorted by it.
 */
export const analysis = z.object({
  id: z.uuid(),
  ...wireMonth,
  marketplace: wireMarketplace,
  duplicate: z.boolean(),
  mes: wireMonth.month,
})

/** One closing in the list with its figures. */
export const listedAnalysis = analysis.extend({ figures: wireFigures })
/** The same in the code, as `readAnalysis` returns it. */
export interface ListedAnalysis extends Analysis {
  readonly figures: ClosingFigures
}

const results = z.object({
  errors: z.array(wireDifference),
  quantity: count,
  unmatched: z.array(wireUnmatched),
  totalErrors: reais,
})

/** An order row as another client sends it; its keys are the Portuguese column names of the orders file. */
export const orderRow = z.record(z.string(), z.json())

/** A complete closing. `quantity` counts the matched orders, `totalErrors` is the sum of the differences in reais. */
export const closing = analysis
  .extend(results.shape)
  .extend({ requests: z.array(z.union([statedOrder, orderRow])), revision: version })
export type Closing = z.infer<typeof closing>

const byId = z.object({ id: z.string() })

/**
 * What a screen shows first of a closing. No row is read for it. `receipts` are those of files that an earlier version
 * read; both are null if there are none.
 */
export const getAnalysisSummary = endpoint({
  method: 'GET',
  path: '/analysis/:id/summary',
  summary: 'One closing with its figures and its files',
  access: 'session',
  params: byId,
  answer: listedAnalysis.extend({ files: z.array(givenFile), receipts: closingReceipts }),
})
/** The same in the code, as `readAnalysis` returns it. */
export interface AnalysisSummary extends ListedAnalysis {
  readonly files: readonly GivenFile[]
  readonly receipts: z.infer<typeof closingReceipts>
}

/** A `SettledOrder` on the wire: paid as expected, but late or refunded, or paid although left out. */
export const wireSettled = z.strictObject({
  orderId: z.string(),
  createdAt: z.string(),
  amount: cents,
  refunded: cents.exactOptional(),
  due: wireDue.exactOptional(),
  paidOn: z.iso.date().exactOptional(),
  leftOut: z.enum(leftOutReasons).exactOptional(),
})

/** The results that another client or an earlier version sent of a closing. */
export const getSentResults = endpoint({
  method: 'GET',
  path: '/analysis/:id/results',
  largeAnswer: 'whole',
  summary: 'The results that were sent of a closing without its files',
  access: 'session',
  params: byId,
  answer: z.object({
    errors: z.array(wireDifference),
    unmatched: z.array(wireUnmatched),
    adjustments: z.array(wireAdjustment).max(mostAdjustments).default([]),
    audited: z.array(wireAuditedOrder).max(mostAudited).default([]),
    paidLate: z.array(wireSettled).max(mostSettled).default([]),
  }),
})

/** The seller's marks of a closing. */
export const getMarks = endpoint({
  method: 'GET',
  path: '/analysis/:id/orders',
  largeAnswer: 'whole',
  summary: "The seller's marks of the orders of a closing",
  access: 'session',
  params: byId,
  answer: z.array(orderMark),
})

export const getAnalyses = endpoint({
  method: 'GET',
  path: '/analysis',
  summary: 'Every closing with its figures, oldest month first',
  access: 'session',
  answer: z.array(listedAnalysis),
})

export const createAnalysis = endpoint({
  method: 'POST',
  path: '/analysis',
  summary: 'Create the closing of a month',
  access: 'tools',
  body: z.object({
    token: z.string().optional(),
    ...wireMonth,
    marketplace: wireMarketplace.default('shopee'),
  }),
  answer: z.object({ id: z.uuid() }),
})

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/analysis/:id',
  summary: 'One closing with its orders and results',
  largeAnswer: 'whole',
  access: 'session',
  params: byId,
  answer: closing,
})

/** A change of a closing: orders, or the four results together. */
export const closingChange = z.union([
  z.strictObject({ requests: z.array(orderRow).max(mostSentRows) }),
  z.strictObject({
    ...results.shape,
    errors: results.shape.errors.max(mostSentRows),
    unmatched: results.shape.unmatched.max(mostSentRows),
  }),
])

/**
 * Two uses:
 *
 * - With `file` and `from`: a part of the orders of an announced file, at most {@link mostRowsOfPart}; `from` is the place
 *   of the first among all rows of the file.
 * - Without: orders or results of a month that has no files here. They are kept and answered as they were sent. Results
 *   of a month that has files are only compared with what its files come to.
 */
export const putAnalysis = endpoint({
  method: 'PUT',
  path: '/analysis/:id',
  summary: 'Store orders of a closing, or its results',
  access: 'tools',
  params: byId,
  query: z.object({
    file: z.coerce.number().int().min(1).optional(),
    from: z.coerce.number().pipe(filePlace).optional(),
  }),
  body: closingChange,
  bodyLimit: largestBody,
  answer: z.object({ id: z.uuid(), revision: version }),
})

/** The orders of a part, as {@link putAnalysis} takes them with `file`. */
export const ordersOfPart = z.array(statedOrder).max(mostRowsOfPart)

export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/analysis/:id',
  summary: 'Delete a closing',
  access: 'tools',
  params: byId,
  answer: z.object({ id: z.uuid() }),
})

/**
 * Another closing that changes if this one is deleted. `orders` counts its orders that lose a payment. The sum of the
 * differences, in reais, changes from `totalErrors` to `totalWithout`.
 */
const dependentClosing = z.object({
  closing: z.uuid(),
  ...wireMonth,
  orders: count,
  totalErrors: z.number(),
  totalWithout: z.number(),
})
export type DependentClosing = ReturnType<typeof readDependent>

/** The same in the code, with amounts in centavos. */
export function readDependent({ totalErrors, totalWithout, ...closing }: z.infer<typeof dependentClosing>) {
  return {
    ...readMonth(closing),
    totalDifference: toCents(totalErrors),
    totalWithout: toCents(totalWithout),
  }
}

/** `file` asks for one file of the closing, which is about to be taken back, instead of all of them. */
export const getDependentClosings = endpoint({
  method: 'GET',
  path: '/analysis/:id/dependents',
  summary: 'Which other closings change, and how, once this one or one of its files goes',
  access: 'session',
  params: byId,
  query: z.object({ file: z.coerce.number().int().min(1).optional() }),
  answer: z.array(dependentClosing),
})
