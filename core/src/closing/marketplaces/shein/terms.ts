import type { Cents } from '../../../money/index.ts'
import { layoutOf } from '../../reading/layout.ts'
import { wordOf } from '../../reading/sheet.ts'

/** Shein's terms for a closing. */
export interface SheinTerms {
  readonly expected: SheinExpected
  readonly paid: SheinPaid
  readonly cause: SheinCause
  /** Nothing in the files explains the difference. */
  readonly differenceNote: 'ask-shein'
  /** No invoice has the order, or it is in a return and no invoice has it. */
  readonly unmatchedNote: 'not-invoiced' | 'order-in-return'
  readonly claimWay: 'shein-support'
}

export const sheinExpectedNames = ['price', 'coupon', 'campaign', 'commission', 'freight', 'storage'] as const

/** The parts of an order's expected amount, summed over its units: centavos, all positive. */
type SheinExpected = Readonly<Record<(typeof sheinExpectedNames)[number], Cents>>

/** The parts that have a column in the invoices. */
export const sheinInvoiceNames = ['received', ...sheinExpectedNames, 'returnFee'] as const
export const sheinPaidNames = [...sheinInvoiceNames, 'refund'] as const

/**
 * The amounts of an order's invoices, in centavos. `received` is 'Valor a receber'; the others are its parts, positive
 * as in the file. `refund` is negative: what invoices took back with the goods, less the fee of the return. Its amounts
 * are in no other part. A part is absent if the file has no column for it.
 */
type SheinPaid = Readonly<
  { received: Cents } & Partial<Record<Exclude<(typeof sheinPaidNames)[number], 'received'>, Cents>>
>

/** What can make an invoice differ from its order. */
export type SheinCause =
  | 'product-price'
  | 'seller-coupon'
  | 'campaign'
  | 'commission'
  | 'freight'
  | 'storage'
  | 'return-fee'
  | 'refund'

/**
 * Whether a status of an order or unit says that the buyer got the money back: 'Reembolsado por cliente', 'Devolvido'.
 */
export function saysRefunded(status: string): boolean {
  const word = wordOf(status)
  return word.startsWith('reembolsad') || word.startsWith('devolvid')
}

/** Whether a status of an order or unit says that the goods are on their way back: 'Em devolução'. */
export function saysInReturn(status: string): boolean {
  return wordOf(status).startsWith('em devolucao')
}

/** 'GSH' and a few letters and digits; older ids are longer. 'GRANDTOTAL' must not match. */
const orderId = /^G(?=[A-Z]*\d)[0-9A-Z]{9,24}$/

const requiredOfUnits = [
  'orderId',
  'status',
  'itemId',
  'price',
  'coupon',
  'campaign',
  'commission',
  'freight',
  'storage',
] as const

/** 'Pedidos', below a row of column groups: one row per unit. */
export const unitsLayout = layoutOf({
  columns: {
    orderId: ['Número do pedido'],
    status: ['Status do pedido'],
    productStatus: ['Status do produto'],
    createdAt: ['Data e hora de criação do pedido'],
    itemId: ['ID do item'],
    productName: ['Nome do produto'],
    variation: ['Variação'],
    sku: ['SKU do vendedor'],
    currency: ['Moeda do vendedor'],
    price: ['Preço do produto'],
    coupon: ['Valor do cupom'],
    campaign: ['Desconto de campanha da loja'],
    commission: ['Comissão'],
    freight: ['Taxa de intermediação de frete'],
    storage: ['Taxa de operação de estocagem'],
    net: ['Receita estimada de mercadorias'],
    pieces: ['Número de artigos vendidos'],
  },
  required: requiredOfUnits,
  single: [...requiredOfUnits, 'createdAt', 'productStatus', 'currency'],
  usual: { sheet: 0, row: 1 },
  orderId,
})
export type UnitsColumn = keyof typeof unitsLayout.columns

/** 'Faturas': one row per order of a weekly lot. */
export const invoicesLayout = layoutOf({
  columns: {
    orderId: ['Número do pedido'],
    relatedId: ['Número de pedido relacionado'],
    invoice: ['Número de fatura'],
    kind: ['Tipo de fatura'],
    handedOverOn: ['Data de entrega do vendedor'],
    deliveredAt: ['Data e hora de entrega'],
    releasedOn: ['Data de pagamento'],
    received: ['Valor a receber'],
    price: ['Resumo de preços de produtos'],
    campaign: ['Desconto da campanha'],
    coupon: ['Valor do cupom da loja'],
    commission: ['Comissão'],
    freight: ['Taxa de intermediação de frete'],
    storage: ['Taxa de operação de estocagem'],
    returnFee: ['Taxa de processamento de devolução'],
    shop: ['Site'],
    currency: ['Moeda do vendedor', 'Moeda'],
  },
  required: ['orderId', 'invoice', 'received'],
  single: [
    ...(['orderId', 'relatedId', 'invoice', 'kind', 'releasedOn', 'currency'] as const),
    ...sheinInvoiceNames,
  ],
  usual: { sheet: 0, row: 1 },
  orderId,
})
export type InvoicesColumn = keyof typeof invoicesLayout.columns
