import type { SalePart } from '../../model/names/mercado-livre.ts'
import { any, type Column, formatOf, missed, once, required } from '../../reading/format.ts'

/** Sale numbers have 16 digits today and had fewer before. */
const orderId = /^[1-9]\d{9,17}$/

/** The parts of a sale's total. */
const parts = {
  products: missed(once('amount', 'Receita por produtos (BRL)')),
  priceIncrease: once('amount', 'Receita por acréscimo no preço (pago pelo comprador)'),
  instalmentFee: once('amount', 'Taxa de parcelamento equivalente ao acréscimo'),
  saleFee: missed(once('amount', 'Tarifa de venda e impostos (BRL)', 'Tarifa de venda e impostos')),
  shippingRevenue: once('amount', 'Receita por envio (BRL)'),
  shippingFee: once('amount', 'Tarifas de envio (BRL)'),
  exchangeShipping: once('amount', 'Custo de envio por troca de produto'),
  declaredShipping: once('amount', 'Custo de envio com base nas medidas e peso declarados'),
  measuredShipping: once('amount', 'Custo por diferenças nas medidas e no peso do pacote'),
  discounts: once('amount', 'Descontos e bônus'),
  refunds: once('amount', 'Cancelamentos e reembolsos (BRL)'),
} satisfies Record<SalePart, Column<'amount'>>

/**
 * 'Vendas', below a row of column groups. Of names that occur again, for returns and addresses, the first one counts.
 */
export const salesFormat = formatOf(orderId, {
  orderId: required('id', 'N.º de venda', 'Nº de venda', '# de venda'),
  createdAt: required('day', 'Data da venda'),
  total: required('amount', 'Total (BRL)'),
  state: missed(any('text', 'Estado')),
  status: once('text', 'Descrição do status'),
  packed: once('text', 'Pacote de diversos produtos'),
  units: any('count', 'Unidades'),
  deliveredOn: any('quiet day', 'Data de entrega'),
  ...parts,
  sku: any('text', 'SKU'),
  productName: any('text', 'Título do anúncio'),
  variation: any('text', 'Variação'),
  listing: any('text', '# de anúncio'),
  itemPrice: any('amount', 'Preço unitário de venda do anúncio (BRL)'),
  shop: any('text', 'Loja oficial'),
})
export type SalesColumns = typeof salesFormat.columns

/** The names of a column of 'Liberações': its code, the panel's names for it, and these with the code in brackets. */
function named(code: string, ...names: readonly string[]): readonly string[] {
  return [code, ...names.map((name) => `${name} (${code})`), ...names]
}

const dayNames = [
  'Data de liberação',
  'Data da liberação',
  'Release date',
  'Fecha de liberación',
  'Fecha de liquidación',
]
const dayNamesOfMoney = ['Fecha de liberación del dinero', 'Fecha de liquidación del dinero', 'Data', 'Fecha']
const operationNames = ['ID da operação no Mercado Pago', 'ID de operación en Mercado Pago']
const otherOperationNames = ['ID de la operación en Mercado Pago', 'ID da operação', 'ID de operación']
const creditNames = ['Valor líquido creditado', 'Creditado', 'Monto neto acreditado', 'Acreditado']
const debitNames = ['Valor líquido debitado', 'Debitado', 'Monto neto debitado']

/**
 * 'Liberações'. The seller adds the columns that name the sale and the package of a release to the report. It comes
 * with codes, or from the panel with names in Portuguese, Spanish or English.
 */
export const releasesFormat = formatOf(orderId, {
  orderId: required('id', ...named('ORDER_ID', 'ID do pedido', 'ID de la orden')),
  packId: required(
    'id',
    ...named('PACK_ID', 'ID do pacote', 'ID del paquete', 'ID de paquete', 'Package ID'),
  ),
  releasedOn: required('day', ...named('DATE', ...dayNames, ...dayNamesOfMoney)),
  operation: required('number', ...named('SOURCE_ID', ...operationNames, ...otherOperationNames)),
  reference: any('text', ...named('EXTERNAL_REFERENCE', 'Código de referência', 'Código de referencia')),
  refundId: any('text', ...named('REFUND_ID', 'ID do reembolso', 'ID del reembolso')),
  record: once('text', ...named('RECORD_TYPE', 'Tipo de registro')),
  description: required('word', ...named('DESCRIPTION', 'Descrição', 'Descripción')),
  credit: required('amount', ...named('NET_CREDIT_AMOUNT', ...creditNames)),
  debit: required('amount', ...named('NET_DEBIT_AMOUNT', ...debitNames)),
  balance: once('amount', ...named('BALANCE_AMOUNT', 'Saldo')),
  currency: once('currency', ...named('CURRENCY', 'Moeda', 'Moneda')),
  // Only used to check the two amounts.
  gross: any('amount', 'GROSS_AMOUNT'),
  saleFee: any('amount', 'MP_FEE_AMOUNT'),
  instalmentFee: any('amount', 'FINANCING_FEE_AMOUNT'),
  shippingFee: any('amount', 'SHIPPING_FEE_AMOUNT'),
  taxes: any('amount', 'TAXES_AMOUNT'),
  coupon: any('amount', 'COUPON_AMOUNT'),
})
export type ReleasesColumns = typeof releasesFormat.columns
