import type { ClosingFault, OtherReport } from '../reading/closing-problem.ts'
import { isHeaderOf, type OtherFile } from '../reading/find-headers.ts'
import { type Layout, layoutOf } from '../reading/layout.ts'
import type { Sheet } from '../reading/sheet.ts'
import { releasesLayout, salesLayout } from './mercado-livre/columns.ts'
import { invoicesLayout, unitsLayout } from './shein/columns.ts'
import { incomeLayout, orderLayout } from './shopee/columns.ts'
import { advancesLayout, affiliatesLayout, returnsLayout, walletLayout } from './shopee/movements/columns.ts'
import type { ClosingMarketplace } from './terms.ts'

/** Both files of every marketplace, so that one given in place of another is known. */
const closingLayouts: Readonly<
  Record<ClosingMarketplace, Readonly<Record<'orders' | 'income', Layout<string>>>>
> = {
  shopee: { orders: orderLayout, income: incomeLayout },
  mercadoLivre: { orders: salesLayout, income: releasesLayout },
  shein: { orders: unitsLayout, income: invoicesLayout },
}

/** Reports that are no file of a closing, by columns that only they have. Source: the help pages of Mercado Livre and Mercado Pago. */
const otherReports: Readonly<Record<OtherReport, Layout<string>>> = {
  'conciliation-of-sales': reportWith(
    ...['Número da operação', 'Tipo de operação', 'Valor líquido após tarifas', 'Detalhes de tarifas'],
  ),
  'conciliation-of-releases': reportWith(
    ...['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido'],
  ),
  billing: reportWith('Número da tarifa', 'Status da tarifa', 'Valor da tarifa', 'Número da venda'),
  transactions: reportWith(
    ...['TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_DATE'],
  ),
  'affiliate-performance': reportWith('ID do Afiliado', 'Nome de usuário do afiliado', 'Vendas(R$)', 'ROI'),
  'shopee-wallet': walletLayout,
  'shopee-advances': advancesLayout,
  'shopee-returns': returnsLayout,
  'shopee-affiliates': affiliatesLayout,
}

type Swapped = Extract<ClosingFault, { kind: 'swapped' }>

const closingFiles = Object.entries(closingLayouts).flatMap(([marketplace, { orders, income }]) =>
  [
    { layout: orders, file: 'orders' as const },
    { layout: income, file: 'income' as const },
  ].map(({ layout, file }) => {
    const fault: Swapped = { kind: 'swapped', marketplace: marketplace as ClosingMarketplace, file }
    return { layout, fault }
  }),
)

const reports = Object.entries(otherReports).map(([report, layout]): OtherFile => {
  return { layout, fault: { kind: 'other-report', report: report as OtherReport } }
})

/** What may be given in place of a file. */
export function othersThan(layout: Layout<string>): readonly OtherFile[] {
  return [...closingFiles, ...reports].filter((one) => one.layout !== layout)
}

/** Which file of a closing the first rows of a workbook's sheets are of; undefined where they are of none. */
export function knownFile(heads: readonly Sheet[]): Swapped | undefined {
  return closingFiles.find(({ layout }) => isHeaderOf(heads, layout))?.fault
}

function reportWith(...columns: readonly string[]): Layout<string> {
  return layoutOf({
    columns: Object.fromEntries(columns.map((name) => [name, [name]])),
    required: columns,
    single: [],
    usual: { sheet: 0, row: 0 },
    orderId: /^$/,
  })
}
