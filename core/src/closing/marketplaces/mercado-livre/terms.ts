import type { Cents } from '../../../money/index.ts'
import { layoutOf } from '../../reading/layout.ts'
import { wordOf } from '../../reading/sheet.ts'

/** Mercado Livre's terms for a closing. */
export interface MercadoLivreTerms {
  readonly expected: SaleParts
  readonly paid: ReleaseParts
  readonly cause: ReleaseCause
  /** Nothing in the files explains the difference. */
  readonly differenceNote: 'ask-mercado-livre'
  /** The sale is on its way, is in a return, a claim or a mediation, or has no release. */
  readonly unmatchedNote: 'on-the-way' | 'in-return' | 'not-released'
  readonly claimWay: 'mercado-livre-help' | 'mercado-livre-returns' | 'mercado-pago-disputes'
}

/** The parts of a sale besides its total, with the signs of the file: fees and refunds are negative. */
export const salePartNames = [
  'products',
  'priceIncrease',
  'instalmentFee',
  'saleFee',
  'shippingRevenue',
  'shippingFee',
  'exchangeShipping',
  'declaredShipping',
  'measuredShipping',
  'discounts',
  'refunds',
] as const

export type SalePart = (typeof salePartNames)[number]

/**
 * The amounts of a sale, in centavos with the signs of the file. `total` is what the seller should get; the file states
 * it, and it is not always the sum of the parts. A part is absent if the file has no column or no value for it.
 */
export type SaleParts = Readonly<{ total: Cents } & Partial<Record<SalePart, Cents>>>

/** The kinds of releases; a line with an unknown description counts as `other`. */
export const releasePartNames = ['payment', 'shipping', 'refund', 'dispute', 'other'] as const
export type ReleasePart = (typeof releasePartNames)[number]

/** What was released for a sale, by kind, in centavos: credits less debits. Kinds without a line are absent. */
type ReleaseParts = Readonly<Partial<Record<ReleasePart, Cents>>>

/** What can make a release differ from the total of its sale. */
export type ReleaseCause =
  | 'refund'
  | 'dispute'
  | 'share-of-products'
  | 'sale-fee-again'
  | 'shipping-again'
  /** Only some products of a package are released so far. */
  | 'rest-of-package'

/**
 * Whether a status says that a sale is in a return, a claim or a mediation, or was given back: 'Devolução em
 * preparação', 'Reclamação encerrada com reembolso para o comprador'. False if it says that the seller got the money.
 */
export function saysReturned(status: string): boolean {
  const word = wordOf(status)
  const isReturn = /^(devolu|devolv|em devolucao|mediacao|reclamacao|reembols|troca )/.test(word)
  return isReturn && !/(te demos|liberamos) o (dinheiro|valor)/.test(word)
}

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
