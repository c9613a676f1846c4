import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Months by their capitalised Portuguese names, Janeiro first: the position plus one is the month's number. */
export const monthNames = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const

/** The largest closing taken, in bytes of JSON, inflated. */
export const closingBodyLimit = 64 * 1024 * 1024

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

/** An order row, kept as it was sent: its keys are the Portuguese column names of the orders file. */
export const orderRow = z.record(z.string(), z.json())
export type OrderRow = z.infer<typeof orderRow>

/** An order paid with another amount than expected; `Diferenca` in reais with 2 decimals, negative when less came. */
export const difference = z.looseObject({
  'ID do pedido': z.string(),
  Diferenca: z.number(),
  'Data de criação do pedido': z.string(),
  info: z.string(),
})
export type Difference = z.infer<typeof difference>

/** An order without a counterpart in the income file; amounts in reais. */
export const unmatched = z.looseObject({
  'ID do pedido': z.string(),
  'Data de criação do pedido': z.string(),
  info: z.string(),
  subtotal: z.number(),
  taxaComissao: z.number(),
  taxaServico: z.number(),
  cupomVendedor: z.number(),
  statusPedido: z.string(),
})
export type Unmatched = z.infer<typeof unmatched>

const results = z.object({
  errors: z.array(difference),
  quantity: z.number().int().min(0),
  unmatched: z.array(unmatched),
  totalErrors: z.number(),
})

/**
 * One closing whole. `quantity` counts matched orders, `totalErrors` sums the differences in reais.
 * `outdated` is true when the orders were replaced after the comparison: the results are of the older file.
 */
export const closing = analysis.extend(results.shape).extend({
  requests: z.array(orderRow),
  outdated: z.boolean(),
})
export type Closing = z.infer<typeof closing>

const byId = z.object({ id: z.string() })

export const getAnalyses = endpoint({
  method: 'GET',
  path: '/analysis',
  summary: 'Every closing, oldest month first',
  access: 'session',
  answer: z.array(analysis),
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
  access: 'session',
  params: byId,
  answer: closing,
})

/** After the orders file `{ requests }`, after the income file the four results together. */
export const closingChange = z.union([
  z.strictObject({ requests: z.array(orderRow) }),
  z.strictObject(results.shape),
])
export type ClosingChange = z.infer<typeof closingChange>

export const putAnalysis = endpoint({
  method: 'PUT',
  path: '/analysis/:id',
  summary: 'Store the orders of a closing, or its results',
  access: 'tools',
  params: byId,
  body: closingChange,
  bodyLimit: closingBodyLimit,
  answer: z.object({ id: z.uuid(), outdated: z.boolean() }),
})

export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/analysis/:id',
  summary: 'Delete a closing',
  access: 'tools',
  params: byId,
  answer: z.object({ id: z.uuid() }),
})
