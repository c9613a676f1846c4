import type { FileRows } from '../../reading/file-rows.ts'
import { any, formatOf, missed, once, required } from '../../reading/format.ts'

/** An id begins with the day the order was made. */
const orderId = /^\d{2}(?<month>\d{2})(?<day>\d{2})[0-9A-Z]{8}$/

/** The orders file, 'Meus Pedidos'. Names of the exports of 2026, 2025 and 2023 and of the specification. */
export const ordersFormat = formatOf(orderId, {
  orderId: required('id', 'ID do pedido'),
  status: required('state', 'Status do pedido'),
  cancelReason: any('text', 'Cancelar Motivo'),
  refundStatus: required('state', 'Status da Devolução / Reembolso'),
  createdAt: missed(once('day', 'Data de criação do pedido')),
  buyerPaidOn: once('day', 'Hora do pagamento do pedido'),
  deliveredOn: once('day', 'Domestic Delivered Date'),
  completedOn: once('day', 'Hora completa do pedido'),
  subtotal: required('amount', 'Subtotal do produto'),
  sellerCoupon: required('amount', 'Cupom do vendedor'),
  commission: required('amount', 'Taxa de comissão líquida', 'Taxa de comissão bruta', 'Taxa de comissão'),
  serviceFee: required('amount', 'Taxa de serviço líquida', 'Taxa de serviço bruta', 'Taxa de serviço'),
  productName: any('text', 'Nome do Produto'),
  sku: any('text', 'Número de referência SKU'),
  variation: any('text', 'Nome da variação'),
  units: once('count', 'Quantidade'),
  unitsOfOrder: once('count', 'Número de produtos pedidos'),
  // Only needed to check fees: a file without these, or with unreadable ones, is still compared.
  price: once('amount', 'Preço acordado'),
  pix: once('amount', 'Ajuste por pagamento via PIX'),
  campaign: once('amount', 'Ajuste por participação em ação comercial'),
  bundle: once('amount', 'Desconto da Leve Mais por Menos do vendedor'),
})

/** The income file, 'Minha Renda'. */
export const incomeFormat = formatOf(orderId, {
  orderId: required('id', 'ID do pedido'),
  sequence: any('text', 'Número da sequência'),
  view: once('text', 'Ver'),
  refundId: required('text', 'ID do reembolso'),
  sku: any('text', 'SKU'),
  productName: any('text', 'Nome do produto'),
  createdAt: any('quiet day', 'Data de criação do pedido'),
  releasedOn: missed(once('day', 'Data de conclusão do pagamento')),
  released: required('amount', 'Quantia total lançada (R$)'),
  refunded: required('amount', 'Valor Reembolsado ao Comprador', 'Valor do reembolso para o comprador (R$)'),
  freightPaidForSeller: missed(
    once(
      'amount',
      'Taxa de frete paga pela Shopee em seu nome',
      'Frete cobrado pelo parceiro logístico',
      'Taxa de frete real paga pela Shopee',
    ),
  ),
  freightDiscount: missed(once('amount', 'Desconto de frete pela Shopee')),
  freightPaidByBuyer: missed(once('amount', 'Taxa de frete paga pelo comprador')),
  productPrice: once('amount', 'Preço do produto'),
  productRefund: once('amount', 'Valor do Reembolso'),
  commission: once('amount', 'Taxa de comissão líquida', 'Taxa de comissão bruta', 'Taxa de comissão'),
  serviceFee: once('amount', 'Taxa de serviço líquida', 'Taxa de serviço bruta', 'Taxa de serviço'),
  transactionFee: once('amount', 'Taxa de transação'),
  affiliateFee: once('amount', 'Taxa de comissão Afiliados do Vendedor'),
  coupon: once('amount', 'Voucher subsidiado pelo Seller'),
  sharedCoupon: once('amount', 'Voucher compartilhado subsidiado pelo Seller'),
  coinCashback: once(
    'amount',
    'Coin Cashback subsidiado pelo Seller',
    'Cashback de moeda absorvida do vendedor',
  ),
  sharedCoinCashback: once('amount', 'Coin Cashback compartilhado subsidiado pelo Seller'),
  returnFreight: once('amount', 'Taxa de envio reverso', 'Reverse Shipping Fee'),
  returnFee: once('amount', 'Taxa de devolução do vendedor'),
  easyReturnFee: once('amount', 'Taxa de Devolução Fácil Shopee'),
  pixAdjustment: once('amount', 'Ajuste por pagamento via PIX'),
  campaignIncentive: once('amount', 'Incentivo Shopee para ação comercial'),
  campaignAdjustment: once('amount', 'Ajuste por participação em ação comercial'),
  lostCompensation: once('amount', 'Compensação perdida'),
  topUpFee: once('amount', 'Taxa da Recarga Automática (Pedido)'),
})

export type OrdersColumns = typeof ordersFormat.columns
export type IncomeColumns = typeof incomeFormat.columns

/** Warns of fee columns that are gross, because the columns with the charged fees are missing. */
export function warnOfGrossFees({ table, problems }: FileRows): void {
  for (const column of [table.label.commission, table.label.serviceFee]) {
    if (column && /bruta/i.test(column)) problems.warn('gross-fees', { column })
  }
}
