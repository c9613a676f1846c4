import { salePartNames } from '../../model/terms/mercado-livre.ts'
import { layoutOf } from '../../reading/layout.ts'

/** Sale numbers have 16 digits today and had fewer before. */
const saleId = /^[1-9]\d{9,17}$/

/**
 * 'Vendas', below a row of column groups. Of names that occur again, for returns and addresses, the first one counts.
 */
export const salesLayout = layoutOf({
  columns: {
    orderId: ['N.º de venda', 'Nº de venda', '# de venda'],
    createdAt: ['Data da venda'],
    state: ['Estado'],
    status: ['Descrição do status'],
    packed: ['Pacote de diversos produtos'],
    units: ['Unidades'],
    deliveredOn: ['Data de entrega'],
    total: ['Total (BRL)'],
    products: ['Receita por produtos (BRL)'],
    priceIncrease: ['Receita por acréscimo no preço (pago pelo comprador)'],
    instalmentFee: ['Taxa de parcelamento equivalente ao acréscimo'],
    saleFee: ['Tarifa de venda e impostos (BRL)', 'Tarifa de venda e impostos'],
    shippingRevenue: ['Receita por envio (BRL)'],
    shippingFee: ['Tarifas de envio (BRL)'],
    exchangeShipping: ['Custo de envio por troca de produto'],
    declaredShipping: ['Custo de envio com base nas medidas e peso declarados'],
    measuredShipping: ['Custo por diferenças nas medidas e no peso do pacote'],
    discounts: ['Descontos e bônus'],
    refunds: ['Cancelamentos e reembolsos (BRL)'],
    sku: ['SKU'],
    productName: ['Título do anúncio'],
    variation: ['Variação'],
    shop: ['Loja oficial'],
  },
  required: ['orderId', 'createdAt', 'total'],
  single: ['orderId', 'createdAt', 'total', 'packed', 'status', ...salePartNames],
  usual: { sheet: 0, row: 5 },
  orderId: saleId,
})
export type SalesColumn = keyof typeof salesLayout.columns

/** The names of a column of 'Liberações': its code, the panel's names for it, and these with the code in brackets. */
function named(code: string, ...names: readonly string[]): readonly string[] {
  return [code, ...names.map((name) => `${name} (${code})`), ...names]
}

/**
 * 'Liberações'. The seller adds the columns that name the sale and the package of a release to the report. It comes
 * with codes, or from the panel with names in Portuguese or Spanish.
 */
export const releasesLayout = layoutOf({
  columns: {
    orderId: named('ORDER_ID', 'ID do pedido', 'ID de la orden'),
    packId: named('PACK_ID', 'ID do pacote', 'ID del paquete', 'ID de paquete'),
    releasedOn: named(
      ...(['DATE', 'Data de liberação', 'Data da liberação', 'Fecha de liberación'] as const),
      ...['Fecha de liquidación', 'Fecha de liberación del dinero', 'Fecha de liquidación del dinero'],
      ...['Data', 'Fecha'],
    ),
    operation: named(
      ...(['SOURCE_ID', 'ID da operação no Mercado Pago', 'ID de operación en Mercado Pago'] as const),
      ...['ID de la operación en Mercado Pago', 'ID da operação', 'ID de operación'],
    ),
    reference: named('EXTERNAL_REFERENCE', 'Código de referência', 'Código de referencia'),
    refundId: named('REFUND_ID', 'ID do reembolso', 'ID del reembolso'),
    record: named('RECORD_TYPE', 'Tipo de registro'),
    description: named('DESCRIPTION', 'Descrição', 'Descripción'),
    credit: named(
      'NET_CREDIT_AMOUNT',
      'Valor líquido creditado',
      'Creditado',
      'Monto neto acreditado',
      'Acreditado',
    ),
    debit: named('NET_DEBIT_AMOUNT', 'Valor líquido debitado', 'Debitado', 'Monto neto debitado'),
    balance: named('BALANCE_AMOUNT', 'Saldo'),
    currency: named('CURRENCY', 'Moeda', 'Moneda'),
  },
  required: ['orderId', 'packId', 'releasedOn', 'operation', 'description', 'credit', 'debit'],
  single: [
    ...(['orderId', 'packId', 'releasedOn', 'operation', 'record', 'description'] as const),
    ...(['credit', 'debit', 'balance', 'currency'] as const),
  ],
  usual: { sheet: 0, row: 0 },
  orderId: saleId,
})
export type ReleasesColumn = keyof typeof releasesLayout.columns
