import { paidPartNames } from '../../model/terms/shopee.ts'
import { layoutOf } from '../../reading/layout.ts'
import type { Cell } from '../../reading/sheet.ts'

/** All names of each column, the preferred one first (2026, 2025, 2023 and the specification's exports). */
const orderColumns = {
  orderId: ['ID do pedido'],
  status: ['Status do pedido'],
  cancelReason: ['Cancelar Motivo'],
  refundStatus: ['Status da Devolução / Reembolso'],
  createdAt: ['Data de criação do pedido'],
  buyerPaidOn: ['Hora do pagamento do pedido'],
  deliveredOn: ['Domestic Delivered Date'],
  completedOn: ['Hora completa do pedido'],
  subtotal: ['Subtotal do produto'],
  sellerCoupon: ['Cupom do vendedor'],
  commission: ['Taxa de comissão líquida', 'Taxa de comissão bruta', 'Taxa de comissão'],
  serviceFee: ['Taxa de serviço líquida', 'Taxa de serviço bruta', 'Taxa de serviço'],
  productName: ['Nome do Produto'],
  sku: ['Número de referência SKU'],
  variation: ['Nome da variação'],
  units: ['Quantidade'],
  unitsOfOrder: ['Número de produtos pedidos'],
  price: ['Preço acordado'],
  pix: ['Ajuste por pagamento via PIX'],
  campaign: ['Ajuste por participação em ação comercial'],
  bundle: ['Desconto da Leve Mais por Menos do vendedor'],
} as const satisfies Columns

const incomeColumns = {
  orderId: ['ID do pedido'],
  sequence: ['Número da sequência'],
  view: ['Ver'],
  refundId: ['ID do reembolso'],
  sku: ['SKU'],
  productName: ['Nome do produto'],
  createdAt: ['Data de criação do pedido'],
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

export type OrderColumn = keyof typeof orderColumns
export type IncomeColumn = keyof typeof incomeColumns

const requiredOfOrders = [
  'orderId',
  'status',
  'refundStatus',
  'subtotal',
  'sellerCoupon',
  'commission',
  'serviceFee',
] as const
const requiredOfIncome = ['orderId', 'refundId', 'released', 'refunded'] as const

/** An id begins with the day the order was made. */
const orderId = /^\d{2}(?<month>\d{2})(?<day>\d{2})[0-9A-Z]{8}$/

/** The orders file, 'Meus Pedidos'. */
export const orderLayout = layoutOf({
  columns: orderColumns,
  required: requiredOfOrders,
  single: [
    ...requiredOfOrders,
    ...(['units', 'unitsOfOrder', 'price', 'pix', 'campaign', 'bundle'] as const),
    ...(['createdAt', 'buyerPaidOn', 'deliveredOn', 'completedOn'] as const),
  ],
  usual: { sheet: 0, row: 0 },
  orderId,
})

/** The income file, 'Minha Renda'. */
export const incomeLayout = layoutOf({
  columns: incomeColumns,
  required: requiredOfIncome,
  single: [...requiredOfIncome, ...paidPartNames, 'releasedOn', 'view'],
  usual: { sheet: 1, row: 4 },
  orderId,
})

export function isOrderId(cell: Cell): boolean {
  return typeof cell === 'string' && orderId.test(cell)
}

/** The fee columns that are gross, because the columns with the charged fees are missing. */
export function grossFees(label: Readonly<{ commission?: string; serviceFee?: string }>): readonly string[] {
  return [label.commission, label.serviceFee].flatMap((name) => (name && /bruta/i.test(name) ? [name] : []))
}

type Columns = Readonly<Record<string, readonly string[]>>
