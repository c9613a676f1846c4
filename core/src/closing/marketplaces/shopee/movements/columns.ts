import { any, formatOf, missed, once, required } from '../../../reading/format.ts'
import { incomeFormat } from '../columns.ts'

const { orderId } = incomeFormat

/** 'Carteira', the sheet 'Transaction Report' of my_balance_transaction_report.shopee.*.xlsx. */
export const walletFormat = formatOf(orderId, {
  day: required('sure day', 'Data'),
  type: required('word', 'Tipo de transação'),
  text: missed(once('word', 'Descrição')),
  orderId: required('id', 'ID do pedido'),
  direction: once('text', 'Direção do dinheiro'),
  amount: required('sure amount', 'Valor'),
  state: once('word', 'Status'),
  balance: required('sure amount', 'Balança após as transações'),
  toAdjust: once('sure amount', 'Valor a Ser Ajustado'),
})

/** 'Shopee Acelera', a .csv that writes its ids as ="…". */
export const advancesFormat = formatOf(orderId, {
  day: required('sure day', 'Data do resgate rápido'),
  advanceId: required('sure number', 'ID do resgate rápido'),
  orderId: required('id', 'ID do pedido'),
  available: once('sure amount', 'Valor de pedidos disponível para resgate rápido'),
  advanced: required('sure amount', 'Valor dos resgates rápidos'),
  fee: required('sure amount', 'Taxa de Serviço'),
  received: required('sure amount', 'Valor recebido'),
  rest: required('sure amount', 'Valor restante para pagamento'),
  state: once('word', 'Status'),
})

/** 'Devoluções', Order.return_refund….xls, which really is an .xlsx. */
export const returnsFormat = formatOf(orderId, {
  returnId: required('sure number', 'ID da Devolução'),
  orderId: required('id', 'ID do pedido'),
  requestedAt: missed(once('sure day', 'Tempo de envio de devolução')),
  state: required('word', 'Status da Devolução / Reembolso'),
  reason: once('word', 'Motivo da Devolução'),
  refund: required('sure amount', 'Quantia total de reembolsos'),
  price: any('amount', 'Preço da unidade'),
  units: any('word', 'Quantidade de Devoluções'),
  until: required('sure day', 'Ação do Vendedor solicitada até'),
  compensation: missed(
    once('sure amount', 'Compensação ao Vendedor (Disputa bem sucedida/Ajuste em carteira)'),
  ),
})

/** 'Afiliados', SellerOnlinePaymentValidationReport*.csv. */
export const affiliatesFormat = formatOf(orderId, {
  orderId: required('id', 'ID do pedido'),
  attributionId: required('sure number', 'Id de atribuição da comissão'),
  affiliate: once('word', 'Nome do afiliado'),
  price: once('amount', 'Preço'),
  units: once('text', 'Qtd'),
  commission: required('sure amount', 'Comissão do item da marca para o Afiliado'),
  serviceFee: once('sure amount', 'Taxa de serviço de Afiliados do Vendedor'),
  expense: required('sure amount', 'despesas'),
  state: once('word', 'Estado de dedução'),
  verified: missed(once('word', 'Status verificado')),
  period: once('word', 'Período de cobrança da comissão'),
})

export type WalletColumns = typeof walletFormat.columns
export type AdvancesColumns = typeof advancesFormat.columns
export type ReturnsColumns = typeof returnsFormat.columns
export type AffiliatesColumns = typeof affiliatesFormat.columns
