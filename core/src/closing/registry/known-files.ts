import { releasesFormat, salesFormat } from '../marketplaces/mercado-livre/columns.ts'
import {
  billingFormat,
  releasedOperationsFormat,
  soldOperationsFormat,
} from '../marketplaces/mercado-livre/reports/columns.ts'
import { invoicesFormat, unitsFormat } from '../marketplaces/shein/columns.ts'
import { incomeFormat, ordersFormat } from '../marketplaces/shopee/columns.ts'
import {
  advancesFormat,
  affiliatesFormat,
  returnsFormat,
  walletFormat,
} from '../marketplaces/shopee/movements/columns.ts'
import type { ClosingMarketplace } from '../model/names/known-names.ts'
import type { ClosingFault, OtherReport } from '../reading/closing-problem.ts'
import { findOther, type OtherFile, type OthersThan } from '../reading/find-headers.ts'
import { type Format, formatOf, required } from '../reading/format.ts'
import type { Sheet } from '../reading/sheet.ts'

/** Both files of every marketplace, to recognise one that is given in place of another. */
export const closingFormats: Readonly<
  Record<ClosingMarketplace, Readonly<Record<'orders' | 'income', Format>>>
> = {
  shopee: { orders: ordersFormat, income: incomeFormat },
  mercadoLivre: { orders: salesFormat, income: releasesFormat },
  shein: { orders: unitsFormat, income: invoicesFormat },
}

/**
 * Other reports that sellers may bring. Source: the help pages of Mercado Livre and Mercado Pago, and public code that
 * reads them.
 */
const otherReports: readonly (readonly [OtherReport, Format])[] = [
  ['conciliation-of-sales', soldOperationsFormat],
  ['conciliation-of-releases', releasedOperationsFormat],
  ['billing', billingFormat],
  [
    'transactions',
    reportWith('TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_DATE'),
  ],
  ['affiliate-performance', reportWith('ID do Afiliado', 'Nome de usuário do afiliado', 'Vendas(R$)', 'ROI')],
  ['shopee-wallet', walletFormat],
  // Its names are those of the same report in other countries; no original was seen.
  [
    'shopee-wallet-in-english',
    reportWith(
      'Date',
      'Transaction Type',
      'Order ID',
      'Money Direction',
      'Amount',
      'Balance After Transactions',
    ),
  ],
  ['shopee-advances', advancesFormat],
  ['shopee-returns', returnsFormat],
  ['shopee-affiliates', affiliatesFormat],
  [
    'collections',
    reportWith(
      'Status da operação (status)',
      'Valor do produto (transaction_amount)',
      'Valor total recebido (net_received_amount)',
      'Número da venda no Mercado Livre (order_id)',
    ),
  ],
  [
    'payment-billing',
    reportWith('Número da tarifa', 'Cobrados na operação', 'Valor da tarifa', 'Tipo de operação'),
  ],
  ['ads', reportWith('Impressões', 'Cliques', 'CTR', 'ROAS')],
  ['ads', reportWith('Impressão', 'Cliques', 'CTR', 'ROAS')],
  ['ads', reportWith('Campanha', 'Impressões', 'Cliques', 'Receita (Moeda local)')],
  ['amazon', reportWith('settlement-id', 'deposit-date', 'total-amount', 'transaction-type', 'order-id')],
  ['amazon', reportWith('id de liquidação', 'tipo de conta', 'vendas do produto', 'tarifas de venda')],
  ['amazon', reportWith('amazon-order-id', 'order-status', 'sku')],
  ['tiktok', reportWith('ID do pedido/ajuste', 'Tipo de transação', 'Valor total a ser liquidado')],
  ['tiktok', reportWith('Order ID', 'SKU Unit Original Price', 'SKU Subtotal After Discount')],
]

type Swapped = Extract<ClosingFault, { kind: 'swapped' }>
type Report = Extract<ClosingFault, { kind: 'other-report' }>

const closingFiles = Object.entries(closingFormats).flatMap(([marketplace, { orders, income }]) =>
  [
    { format: orders, file: 'orders' as const },
    { format: income, file: 'income' as const },
  ].map(({ format, file }) => {
    const fault: Swapped = { kind: 'swapped', marketplace: marketplace as ClosingMarketplace, file }
    return { format, fault }
  }),
)

const reports = otherReports.map(([report, format]) => {
  const fault: Report = { kind: 'other-report', report }
  return { format, fault }
})

const known: readonly OtherFile[] = [...closingFiles, ...reports]

/** The files that may be given by mistake in place of these. */
export const othersThan: OthersThan = (...formats) => known.filter(({ format }) => !formats.includes(format))

/**
 * Which file of a closing, or other report, the first rows of a workbook belong to; undefined if none is recognised.
 */
export function knownFile(heads: readonly Sheet[]): Swapped | Report | undefined {
  return findOther(heads, 0, known)?.fault as Swapped | Report | undefined
}

function reportWith(...columns: readonly string[]): Format {
  return formatOf({
    usual: { sheet: 0, row: 0 },
    orderId: /^$/,
    columns: Object.fromEntries(columns.map((name) => [name, required('text', name, ...codeOf(name))])),
  })
}

/** The code in brackets after a column name; some exports have only the code. */
function codeOf(name: string): readonly string[] {
  return /\((\w+)\)$/.exec(name)?.slice(1) ?? []
}
