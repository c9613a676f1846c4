import { z } from 'zod'
import { count, inCents, mostVersion, reais, version } from './amounts.ts'
import { differenceFindings } from './closing-findings.ts'
import { latePayment } from './closing-late.ts'
import { closingOrder } from './closing-order.ts'
import { closingReceipts } from './closing-receipt.ts'
import { endpoint } from './endpoint.ts'
import { monthNames } from './month-names.ts'

export { monthNames }

/** The largest closing taken, in bytes of JSON, inflated. */
export const closingBodyLimit = 64 * 1024 * 1024
/** The most orders, differences or unmatched orders of a closing. */
export const mostClosingRows = 250_000

const year = z.number().int().min(0).max(99)

/**
 * One closing in the list. `year` has two digits; `duplicate` is true for every closing of a month but the
 * oldest; `mes` is the name the list is ordered by.
 */
export const analysis = z.object({
  id: z.uuid(),
  month: z.enum(monthNames),
  year,
  duplicate: z.boolean(),
  mes: z.enum(monthNames),
})
export type Analysis = z.infer<typeof analysis>

/**
 * What a closing comes to, told without reading its rows. `lost` sums the differences below 0 and `recovered` what the seller
 * says came back, both in centavos and not negative. Orders that another closing's income paid are among `quantity` and the
 * differences as any other, and not `unmatched`; `late` counts them. `revision` grows with each storing of orders or results.
 */
export const closingFigures = z.object({
  hasOrders: z.boolean(),
  hasResults: z.boolean(),
  quantity: count,
  totalErrors: z.number(),
  differences: count,
  unmatched: count,
  lost: inCents(z.number().int()),
  recovered: inCents(z.number().int()),
  contested: count,
  late: count,
  outdated: z.boolean(),
  revision: version,
})
export type ClosingFigures = z.infer<typeof closingFigures>

/** One closing in the list with its figures. */
export const listedAnalysis = analysis.extend({ figures: closingFigures })
export type ListedAnalysis = z.infer<typeof listedAnalysis>

/** An order row, kept as it was sent: its keys are the Portuguese column names of the orders file. */
export const orderRow = z.record(z.string(), z.json())
export type OrderRow = z.infer<typeof orderRow>

/**
 * An order paid with another amount than expected; `Diferenca` in reais with 2 decimals, negative when less came. Why is
 * in further keys, absent where the closing was computed before there were any; `paidIn` is there where the income of another
 * month paid it.
 */
export const difference = z.looseObject({
  'ID do pedido': z.string(),
  Diferenca: reais,
  'Data de criação do pedido': z.string(),
  info: z.string(),
  ...differenceFindings.partial().shape,
  paidIn: latePayment.pick({ month: true, year: true }).optional(),
})
export type Difference = z.infer<typeof difference>

/** An order without a counterpart in the income file; amounts in reais, `units` how many pieces, absent where nobody said. */
export const unmatched = z.looseObject({
  'ID do pedido': z.string(),
  'Data de criação do pedido': z.string(),
  info: z.string(),
  subtotal: reais,
  taxaComissao: reais,
  taxaServico: reais,
  cupomVendedor: reais,
  statusPedido: z.string(),
  units: count.optional(),
})
export type Unmatched = z.infer<typeof unmatched>

const results = z.object({
  errors: z.array(difference).max(mostClosingRows),
  quantity: count,
  unmatched: z.array(unmatched).max(mostClosingRows),
  totalErrors: reais,
})

/**
 * One closing whole. `quantity` counts matched orders, `totalErrors` sums the differences in reais.
 * `outdated` is true when the orders were replaced after the comparison: the results are of the older file.
 */
export const closing = analysis.extend(results.shape).extend({
  requests: z.array(orderRow),
  outdated: z.boolean(),
  revision: version,
})
export type Closing = z.infer<typeof closing>

const byId = z.object({ id: z.string() })

/** What a screen shows first of a closing: no row of it is read. */
export const getAnalysisSummary = endpoint({
  method: 'GET',
  path: '/analysis/:id/summary',
  summary: 'One closing with its figures and the receipts of its files',
  access: 'session',
  params: byId,
  answer: listedAnalysis.extend({ receipts: closingReceipts }),
})
export type AnalysisSummary = z.infer<typeof getAnalysisSummary.answer>

/** The rows that a closing's own files gave, with what other income paid of them (`closing-month.ts` puts both together) and what the seller keeps. */
export const getAnalysisResults = endpoint({
  method: 'GET',
  path: '/analysis/:id/results',
  hasLargeAnswer: true,
  summary:
    'The differences and unmatched orders of a closing, what is kept about them, and what was paid late',
  access: 'session',
  params: byId,
  answer: z.object({
    errors: z.array(difference),
    unmatched: z.array(unmatched),
    orders: z.array(closingOrder),
    late: z.array(latePayment),
  }),
})
export type AnalysisResults = z.infer<typeof getAnalysisResults.answer>

/** The orders as they were sent: only a new comparison needs them. */
export const getAnalysisRequests = endpoint({
  method: 'GET',
  path: '/analysis/:id/requests',
  hasLargeAnswer: true,
  summary: 'The orders of a closing',
  access: 'session',
  params: byId,
  answer: z.object({ requests: z.array(orderRow) }),
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
  body: z.object({ token: z.string().optional(), month: z.enum(monthNames), year }),
  answer: z.object({ id: z.uuid() }),
})

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/analysis/:id',
  summary: 'One closing with its orders and results',
  hasLargeAnswer: true,
  access: 'session',
  params: byId,
  answer: closing,
})

/** After the orders file `{ requests }`, after the income file the four results together, after either the receipts. */
export const closingChange = z.union([
  z.strictObject({ requests: z.array(orderRow).max(mostClosingRows) }),
  z.strictObject(results.shape),
  z.strictObject({ receipts: closingReceipts.partial() }),
])
export type ClosingChange = z.infer<typeof closingChange>

/** With the `revision` a page knows, what another tab stored since is not overwritten: 409. Without, what comes last stands. */
export const putAnalysis = endpoint({
  method: 'PUT',
  path: '/analysis/:id',
  summary: 'Store the orders of a closing, its results, or the receipts of its files',
  access: 'tools',
  params: byId,
  query: z.object({ revision: z.coerce.number().int().min(0).max(mostVersion).optional() }),
  body: closingChange,
  bodyLimit: closingBodyLimit,
  answer: z.object({ id: z.uuid(), outdated: z.boolean(), revision: version }),
})

export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/analysis/:id',
  summary: 'Delete a closing',
  access: 'tools',
  params: byId,
  answer: z.object({ id: z.uuid() }),
})
