import { layoutOf } from '../../reading/layout.ts'
import { salePartNames } from './terms.ts'

/** Sale numbers have 16 digits today and had fewer before. */
const saleId = /^\d{10,18}$/

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
  single: ['orderId', 'total', 'packed', 'status', ...salePartNames],
  usual: { sheet: 0, row: 5 },
  orderId: saleId,
})
export type SalesColumn = keyof typeof salesLayout.columns

/** 'Liberações'. The seller adds the columns that name the sale and the package of a release to the report. */
export const releasesLayout = layoutOf({
  columns: {
    orderId: ['ORDER_ID'],
    packId: ['PACK_ID'],
    releasedOn: ['DATE'],
    operation: ['SOURCE_ID'],
    record: ['RECORD_TYPE'],
    description: ['DESCRIPTION'],
    credit: ['NET_CREDIT_AMOUNT'],
    debit: ['NET_DEBIT_AMOUNT'],
    balance: ['BALANCE_AMOUNT'],
    currency: ['CURRENCY'],
  },
  required: ['orderId', 'packId', 'releasedOn', 'operation', 'description', 'credit', 'debit'],
  single: ['orderId', 'packId', 'operation', 'record', 'description', 'credit', 'debit'],
  usual: { sheet: 0, row: 0 },
  orderId: saleId,
})
export type ReleasesColumn = keyof typeof releasesLayout.columns
