import { releasesLayout, salesLayout } from '../marketplaces/mercado-livre/columns.ts'
import {
  billingLayout,
  releasedOperationsLayout,
  soldOperationsLayout,
} from '../marketplaces/mercado-livre/reports/columns.ts'
import { invoicesLayout, unitsLayout } from '../marketplaces/shein/columns.ts'
import { incomeLayout, orderLayout } from '../marketplaces/shopee/columns.ts'
import {
  advancesLayout,
  affiliatesLayout,
  returnsLayout,
  walletLayout,
} from '../marketplaces/shopee/movements/columns.ts'
import type { ClosingMarketplace } from '../model/terms/known-terms.ts'
import type { ClosingFault, OtherReport } from '../reading/closing-problem.ts'
import { findOther, type OtherFile, type OthersThan } from '../reading/find-headers.ts'
import { type Layout, layoutOf } from '../reading/layout.ts'
import type { Sheet } from '../reading/sheet.ts'

/** Both files of every marketplace, to recognise one that is given in place of another. */
export const closingLayouts: Readonly<
  Record<ClosingMarketplace, Readonly<Record<'orders' | 'income', Layout<string>>>>
> = {
  shopee: { orders: orderLayout, income: incomeLayout },
  mercadoLivre: { orders: salesLayout, income: releasesLayout },
  shein: { orders: unitsLayout, income: invoicesLayout },
}

/**
 * Other reports that sellers may bring. Source: the help pages of Mercado Livre and Mercado Pago, and public code that
 * reads them.
 */
const otherReports: readonly (readonly [OtherReport, Layout<string>])[] = [
  ['conciliation-of-sales', soldOperationsLayout],
  ['conciliation-of-releases', releasedOperationsLayout],
  ['billing', billingLayout],
  [
    'transactions',
    reportWith('TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_DATE'),
  ],
  ['affiliate-performance', reportWith('ID do Afiliado', 'Nome de usuário do afiliado', 'Vendas(R$)', 'ROI')],
  ['shopee-wallet', walletLayout],
  // Its names are those of the same report in other countries; no original was seen.
  [
    'shopee-wallet-in-english',
    reportWith(
      ...['Date', 'Transaction Type', 'Order ID', 'Money Direction', 'Amount', 'Balance After Transactions'],
    ),
  ],
  ['shopee-advances', advancesLayout],
  ['shopee-returns', returnsLayout],
  ['shopee-affiliates', affiliatesLayout],
  [
    'collections',
    reportWith(
      ...['Status da operação (status)', 'Valor do produto (transaction_amount)'],
      ...['Valor total recebido (net_received_amount)', 'Número da venda no Mercado Livre (order_id)'],
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

const closingFiles = Object.entries(closingLayouts).flatMap(([marketplace, { orders, income }]) =>
  [
    { layout: orders, file: 'orders' as const },
    { layout: income, file: 'income' as const },
  ].map(({ layout, file }) => {
    const fault: Swapped = { kind: 'swapped', marketplace: marketplace as ClosingMarketplace, file }
    return { layout, fault }
  }),
)

const reports = otherReports.map(([report, layout]) => {
  const fault: Report = { kind: 'other-report', report }
  return { layout, fault }
})

const known: readonly OtherFile[] = [...closingFiles, ...reports]

/** The files that may be given by mistake in place of these. */
export const othersThan: OthersThan = (...layouts) => known.filter(({ layout }) => !layouts.includes(layout))

/**
 * Which file of a closing, or other report, the first rows of a workbook belong to; undefined if none is recognised.
 */
export function knownFile(heads: readonly Sheet[]): Swapped | Report | undefined {
  return findOther(heads, 0, known)?.fault as Swapped | Report | undefined
}

function reportWith(...columns: readonly string[]): Layout<string> {
  return layoutOf({
    columns: Object.fromEntries(columns.map((name) => [name, [name, ...codeOf(name)]])),
    required: columns,
    single: [],
    usual: { sheet: 0, row: 0 },
    orderId: /^$/,
  })
}

/** The code in brackets after a column name; some exports have only the code. */
function codeOf(name: string): readonly string[] {
  return /\((\w+)\)$/.exec(name)?.slice(1) ?? []
}
