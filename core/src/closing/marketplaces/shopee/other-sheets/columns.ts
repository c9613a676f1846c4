import { formatOf, once, required } from '../../../reading/format.ts'
import { incomeFormat } from '../columns.ts'

const { orderId } = incomeFormat

/** The sheet 'Adjustment': credits and charges apart from payments for orders. */
export const adjustmentsFormat = formatOf(orderId, {
  day: required('day', 'Data de conclusão do ajuste'),
  description: required('word', 'Tipo/Descrição do ajuste'),
  reason: once('word', 'Motivo do ajuste'),
  amount: required('amount', 'Valor do ajuste'),
  orderId: required('id', 'Número do pedido relacionado'),
})

/** The sheet 'Shipping Fee Discrepancy': orders that were charged another freight than expected. */
export const freightFormat = formatOf(orderId, {
  orderId: required('id', 'ID do pedido'),
  expected: required('amount', 'Taxa de frete esperada:'),
  charged: required('amount', 'Taxa de frete real cobrada pelo parceiro logístico:'),
  reason: once('word', 'Motivo da discrepância'),
})

export type AdjustmentsColumns = typeof adjustmentsFormat.columns
export type FreightColumns = typeof freightFormat.columns
