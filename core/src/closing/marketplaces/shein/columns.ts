import { any, formatOf, missed, once, required } from '../../reading/format.ts'

/** 'GSH' and a few letters and digits; older ids are longer. 'GRANDTOTAL' must not match. */
const orderId = /^G(?=[A-Z]*\d)[0-9A-Z]{9,24}$/

/** 'Pedidos', below a row of column groups: one row per unit. */
export const unitsFormat = formatOf(orderId, {
  orderId: required('id', 'Número do pedido'),
  status: required('state', 'Status do pedido'),
  productStatus: once('text', 'Status do produto'),
  createdAt: missed(once('day', 'Data e hora de criação do pedido')),
  itemId: required('number', 'ID do item'),
  productName: any('text', 'Nome do produto'),
  variation: any('text', 'Variação'),
  sku: any('text', 'SKU do vendedor'),
  listing: any('text', 'SKC'),
  variationId: any('text', 'SHEIN-SKU', 'SKU SHEIN'),
  currency: once('currency', 'Moeda do vendedor'),
  price: required('amount', 'Preço do produto'),
  coupon: required('amount', 'Valor do cupom'),
  campaign: required('amount', 'Desconto de campanha da loja'),
  commission: required('amount', 'Comissão'),
  freight: required('amount', 'Taxa de intermediação de frete'),
  storage: required('amount', 'Taxa de operação de estocagem'),
  net: any('amount', 'Receita estimada de mercadorias'),
  pieces: any('text', 'Número de artigos vendidos'),
})
export type UnitsColumns = typeof unitsFormat.columns

/** 'Faturas': one row per order of a weekly lot. */
export const invoicesFormat = formatOf(orderId, {
  orderId: required('id', 'Número do pedido'),
  relatedId: missed(once('id', 'Número de pedido relacionado')),
  invoice: required('number', 'Número de fatura'),
  kind: missed(once('word', 'Tipo de fatura')),
  handedOverOn: any('text', 'Data de entrega do vendedor'),
  deliveredAt: any('text', 'Data e hora de entrega'),
  releasedOn: missed(once('day', 'Data de pagamento')),
  received: required('amount', 'Valor a receber'),
  price: missed(once('amount', 'Resumo de preços de produtos')),
  campaign: missed(once('amount', 'Desconto da campanha')),
  coupon: missed(once('amount', 'Valor do cupom da loja')),
  commission: missed(once('amount', 'Comissão')),
  freight: missed(once('amount', 'Taxa de intermediação de frete')),
  storage: missed(once('amount', 'Taxa de operação de estocagem')),
  returnFee: missed(once('amount', 'Taxa de processamento de devolução')),
  shop: any('text', 'Site'),
  currency: once('currency', 'Moeda do vendedor', 'Moeda'),
})
export type InvoicesColumns = typeof invoicesFormat.columns
