import { columnKey } from '../../reading/sheet.ts'

/** Columns by the names they have had, the one to prefer first (2026, 2025, 2023 and the specification's exports). */
const orderColumns = {
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
  sku: ['Número de referência SKU'],
  variation: ['Nome da variação'],
  units: ['Quantidade'],
  unitsOfOrder: ['Número de produtos pedidos'],
} as const satisfies Columns

const incomeColumns = {
  orderId: ['ID do pedido'],
  sequence: ['Número da sequência'],
  view: ['Ver'],
  refundId: ['ID do reembolso'],
  sku: ['SKU'],
  productName: ['Nome do produto'],
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

/** A report by its columns: those the rule cannot do without, and where its header usually stands, both from 0. */
export interface Layout<Name extends string> {
  readonly columns: Readonly<Record<Name, readonly string[]>>
  readonly required: readonly Name[]
  /** Those that may stand there only once, lest the wrong one is read. */
  readonly single: readonly Name[]
  readonly usual: { readonly sheet: number; readonly row: number }
  /** The columns by the keys of their names. */
  readonly keys: ReadonlyMap<string, Name>
}

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
/** Without them a difference is not known to be the freight's. */
export const freightColumns = ['freightPaidForSeller', 'freightDiscount', 'freightPaidByBuyer'] as const

export const orderLayout: Layout<OrderColumn> = {
  columns: orderColumns,
  required: requiredOfOrders,
  single: requiredOfOrders,
  usual: { sheet: 0, row: 0 },
  keys: keysOf(orderColumns),
}

export const incomeLayout: Layout<IncomeColumn> = {
  columns: incomeColumns,
  required: requiredOfIncome,
  single: [...requiredOfIncome, ...freightColumns],
  usual: { sheet: 1, row: 4 },
  keys: keysOf(incomeColumns),
}

type Columns = Readonly<Record<string, readonly string[]>>

function keysOf<Name extends string>(columns: Readonly<Record<Name, readonly string[]>>): Map<string, Name> {
  const all = Object.entries(columns) as [Name, readonly string[]][]
  return new Map(all.flatMap(([name, names]) => names.map((one) => [columnKey(one), name] as const)))
}
