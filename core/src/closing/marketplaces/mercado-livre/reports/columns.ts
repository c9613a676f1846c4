import { formatOf, missed, once, required } from '../../../reading/format.ts'
import { releasesFormat } from '../columns.ts'

const { orderId } = releasesFormat

/** Conciliação 'Por liberação de dinheiro': what was released for each operation, on several lines. */
export const releasedOperationsFormat = formatOf(orderId, {
  orderId: required('id', 'Número da operação'),
  releasedOn: required('day', 'Data da liberação', 'Data de liberação'),
  kind: required('word', 'Tipo de operação'),
  net: required('amount', 'Valor líquido'),
})
export type ReleasedColumns = typeof releasedOperationsFormat.columns

/** Conciliação 'Por vendas', sheet DAILY_CONCILIATION: what each operation should pay, with its fees. */
export const soldOperationsFormat = formatOf(orderId, {
  orderId: required('id', 'Número da operação'),
  kind: required('text', 'Tipo de operação'),
  fees: required('amount', 'Valor total de tarifas (desconto já aplicado)', 'Valor total de tarifas'),
  postpaidFees: once('amount', 'Valor total de tarifas pós-pagas'),
  net: required('amount', 'Valor líquido após tarifas'),
  details: required('text', 'Detalhes de tarifas'),
})
export type SoldColumns = typeof soldOperationsFormat.columns

/** 'Faturamento do Mercado Livre', sheet REPORT: each fee on a month's invoice. */
export const billingFormat = formatOf(orderId, {
  orderId: required('id', 'Número da venda', 'Número de venda'),
  number: required('sure number', 'Número da tarifa'),
  day: missed(once('day', 'Data da tarifa')),
  name: required('word', 'Detalhe'),
  deducted: required('text', 'Descontado da operação'),
  reverses: missed(once('sure number', 'Tarifa estornada', 'Tarifa cancelada')),
  amount: required('amount', 'Valor da tarifa'),
})
export type BillingColumns = typeof billingFormat.columns
