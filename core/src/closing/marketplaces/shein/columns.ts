import { sheinInvoiceNames } from '../../model/terms/shein.ts'
import { layoutOf } from '../../reading/layout.ts'

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
