/** Columns by the names they have had, the one to prefer first (2026, 2025, 2023 and the specification's exports). */
export const orderColumns = {
  orderId: ['ID do pedido'],
  status: ['Status do pedido'],
  cancelReason: ['Cancelar Motivo'],
  refundStatus: ['Status da Devolução / Reembolso'],
  createdAt: ['Data de criação do pedido'],
  subtotal: ['Subtotal do produto'],
  sellerCoupon: ['Cupom do vendedor'],
  commission: ['Taxa de comissão líquida', 'Taxa de comissão bruta', 'Taxa de comissão'],
  serviceFee: ['Taxa de serviço líquida', 'Taxa de serviço bruta', 'Taxa de serviço'],
  productName: ['Nome do Produto'],
  units: ['Quantidade'],
} as const satisfies Columns

export const incomeColumns = {
  orderId: ['ID do pedido'],
  view: ['Ver'],
  refundId: ['ID do reembolso'],
  releasedOn: ['Data de conclusão do pagamento'],
  released: ['Quantia total lançada (R$)'],
  refunded: ['Valor Reembolsado ao Comprador', 'Valor do reembolso para o comprador (R$)'],
  freightPaidForSeller: [
    'Taxa de frete paga pela Shopee em seu nome',
    'Frete cobrado pelo parceiro logístico',
    'Taxa de frete real paga pela Shopee',
  ],
  freightDiscount: ['Desconto de frete pela Shopee'],
  freightPaidByBuyer: ['Taxa de frete paga pelo comprador'],
  productPrice: ['Preço do produto'],
  productRefund: ['Valor do Reembolso'],
  commission: ['Taxa de comissão líquida', 'Taxa de comissão bruta', 'Taxa de comissão'],
  serviceFee: ['Taxa de serviço líquida', 'Taxa de serviço bruta', 'Taxa de serviço'],
  transactionFee: ['Taxa de transação'],
  affiliateFee: ['Taxa de comissão Afiliados do Vendedor'],
  coupon: ['Voucher subsidiado pelo Seller'],
  sharedCoupon: ['Voucher compartilhado subsidiado pelo Seller'],
  coinCashback: ['Coin Cashback subsidiado pelo Seller', 'Cashback de moeda absorvida do vendedor'],
  sharedCoinCashback: ['Coin Cashback compartilhado subsidiado pelo Seller'],
  returnFreight: ['Taxa de envio reverso', 'Reverse Shipping Fee'],
  returnFee: ['Taxa de devolução do vendedor'],
  easyReturnFee: ['Taxa de Devolução Fácil Shopee'],
  pixAdjustment: ['Ajuste por pagamento via PIX'],
  campaignIncentive: ['Incentivo Shopee para ação comercial'],
  campaignAdjustment: ['Ajuste por participação em ação comercial'],
  lostCompensation: ['Compensação perdida'],
  topUpFee: ['Taxa da Recarga Automática (Pedido)'],
} as const satisfies Columns

export const requiredOrderColumns = ['orderId', 'status', 'subtotal', 'commission', 'serviceFee'] as const
export const requiredIncomeColumns = ['orderId', 'released'] as const

export type Columns = Readonly<Record<string, readonly string[]>>
