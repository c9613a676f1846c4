import {
  type ClosingFigures,
  mostAdjustments,
  mostAudited,
  mostLeftOut,
  mostSettled,
} from '@vendaclara/core/closing'
import { z } from 'zod'
import { count, mostVersion, reais, version } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { wireAuditedOrder } from './fees.ts'
import { type ClosingReceipts, closingReceipts, receiptsChange } from './files/receipts.ts'
import { wireAdjustment } from './findings.ts'
import { wireLatePayment, wireRepeated, wireSettled } from './late.ts'
import { orderMark } from './marks.ts'
import { wireMonth } from './month-names.ts'
import { orderRow, wireLeftOut } from './stored-orders.ts'
import {
  type Analysis,
  lossOf,
  wireDifference,
  wireFigures,
  wireMarketplace,
  wireSums,
  wireUnmatched,
} from './wire-rows.ts'

/** The largest body of a closing that is accepted, in bytes of decompressed JSON. */
export const closingBodyLimit = 64 * 1024 * 1024
/** The most orders, differences or unmatched orders of a closing. */
export const mostClosingRows = 250_000

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
  errors: z.array(wireDifference).max(mostClosingRows),
  quantity: count,
  unmatched: z.array(wireUnmatched).max(mostClosingRows),
  totalErrors: reais,
})

/**
 * A complete closing. `quantity` counts the matched orders, `totalErrors` is the sum of the differences in reais.
 * `outdated` is true if the orders were replaced after the comparison, so that the results are of the older file.
 */
export const closing = analysis.extend(results.shape).extend({
  requests: z.array(orderRow),
  outdated: z.boolean(),
  revision: version,
})
export type Closing = z.infer<typeof closing>

const byId = z.object({ id: z.string() })

/** What a screen shows first of a closing. No row is read for it. */
export const getAnalysisSummary = endpoint({
  method: 'GET',
  path: '/analysis/:id/summary',
  summary: 'One closing with its figures and the receipts of its files',
  access: 'session',
  params: byId,
  answer: listedAnalysis.extend({ receipts: closingReceipts }),
})
/** The same in the code, as `readAnalysis` returns it. */
export interface AnalysisSummary extends ListedAnalysis {
  readonly receipts: ClosingReceipts
}

/**
 * The rows of the closing's own files, the payments of other income for them, and the seller's marks. `monthRows` of
 * core combines rows and payments.
 */
export const getAnalysisResults = endpoint({
  method: 'GET',
  path: '/analysis/:id/results',
  largeAnswer: 'whole',
  summary:
    'The differences and unmatched orders of a closing, what is kept about them, and what other months paid',
  access: 'session',
  params: byId,
  answer: z.object({
    marketplace: wireMarketplace.default('shopee'),
    errors: z.array(wireDifference),
    unmatched: z.array(wireUnmatched),
    orders: z.array(orderMark),
    late: z.array(wireLatePayment),
    repeated: z.array(wireRepeated).default([]),
    adjustments: z.array(wireAdjustment).default([]),
    audited: z.array(wireAuditedOrder).default([]),
    paidLate: z.array(wireSettled).default([]),
  }),
})
export type AnalysisResults = z.infer<typeof getAnalysisResults.answer>

/**
 * The orders as they were sent, and the orders left out of the comparison. Only needed to compare again and to search.
 */
export const getAnalysisRequests = endpoint({
  method: 'GET',
  path: '/analysis/:id/requests',
  largeAnswer: 'whole',
  summary: 'The orders of a closing',
  access: 'session',
  params: byId,
  answer: z.object({ requests: z.array(orderRow), leftOut: z.array(wireLeftOut).default([]) }),
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

/**
 * A change of a closing; one call sends one of:
 *
 * - after reading the orders file: its orders and the orders it leaves out;
 * - after reading the income file: the four results together, the month's sums and adjustments, the orders with other
 *   fees than their tables, and those paid late or refunded (`paidLate`);
 * - after either: the receipts.
 *
 * Another client may send just the orders or the four results.
 */
export const closingChange = z.union([
  z.strictObject({
    requests: z.array(orderRow).max(mostClosingRows),
    leftOut: z.array(wireLeftOut).max(mostLeftOut).optional(),
  }),
  z.strictObject({
    ...results.shape,
    sums: wireSums.optional(),
    adjustments: z.array(wireAdjustment).max(mostAdjustments).optional(),
    audited: z.array(wireAuditedOrder).max(mostAudited).optional(),
    paidLate: z.array(wireSettled).max(mostSettled).optional(),
  }),
  z.strictObject({ receipts: receiptsChange }),
])
export type ClosingChange = z.infer<typeof closingChange>

/**
 * `repeated` counts the orders that another month also has in its orders file and was paid for, awaits or claims;
 * absent if there are none. If `revision` is sent and another tab has stored something since, the call is refused with
 * 409. Without `revision` the last call wins.
 */
export const putAnalysis = endpoint({
  method: 'PUT',
  path: '/analysis/:id',
  summary: 'Store the orders of a closing, its results, or the receipts of its files',
  access: 'tools',
  params: byId,
  query: z.object({ revision: z.coerce.number().int().min(0).max(mostVersion).optional() }),
  body: closingChange,
  bodyLimit: closingBodyLimit,
  sums: { errors: lossOf },
  answer: z.object({
    id: z.uuid(),
    outdated: z.boolean(),
    revision: version,
    repeated: count.exactOptional(),
  }),
})

export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/analysis/:id',
  summary: 'Delete a closing',
  access: 'tools',
  params: byId,
  answer: z.object({ id: z.uuid() }),
})
