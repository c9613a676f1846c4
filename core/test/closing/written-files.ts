import type { MovementFile } from '../../src/closing/files/movement.ts'
import {
  type Cell,
  type ClosingNames,
  closingMarketplaces,
  type IncomeFile,
  type LocatedFile,
  type MarketplaceClosing,
  readSheets,
  type Sheet,
  sumPayments,
} from '../../src/closing/index.ts'
import { releasesFormat, salesFormat } from '../../src/closing/marketplaces/mercado-livre/columns.ts'
import {
  billingFormat,
  releasedOperationsFormat,
  soldOperationsFormat,
} from '../../src/closing/marketplaces/mercado-livre/reports/columns.ts'
import { invoicesFormat, unitsFormat } from '../../src/closing/marketplaces/shein/columns.ts'
import { incomeFormat, ordersFormat } from '../../src/closing/marketplaces/shopee/columns.ts'
import {
  advancesFormat,
  affiliatesFormat,
  returnsFormat,
  walletFormat,
} from '../../src/closing/marketplaces/shopee/movements/columns.ts'
import type { Columns, Format, NameOf } from '../../src/closing/reading/format.ts'

// Files as they are exported, written by their declared formats. That the exports name their columns so is held by the
// samples and by `kinds.ts`.

/** The cells of a row by the names of the code. A column that all rows leave undefined is not in the file. */
export type Cells<C extends Columns = Columns> = { readonly [Name in NameOf<C>]?: Cell | undefined }

/** A sheet of a format; `above` is above its header. */
export function sheetOf<C extends Columns>(
  { columns }: Format<C>,
  rows: readonly Cells<C>[],
  { name = 'dados', above = [] }: { readonly name?: string; readonly above?: readonly Cell[][] } = {},
): Sheet {
  const names = Object.keys(columns).filter((column) => rows.some((row) => row[column] !== undefined))
  const header = names.map((column) => columns[column]?.names[0] ?? '')
  return { name, rows: [...above, header, ...rows.map((row) => names.map((column) => row[column] ?? null))] }
}

/**
 * Reads files of a format. Cells that a row does not name are those of the first `usual` row; `row` has those of the n-th
 * order of a file.
 */
function written<C extends Columns, Content>(
  format: Format<C>,
  locate: (heads: readonly Sheet[]) => LocatedFile<Content>,
  usual: (one: number) => Cells<C>,
) {
  const row = (one: number, cells: Cells<C> = {}): Cells<C> => ({ ...usual(one), ...cells })
  const sheet = (...rows: Cells<C>[]) =>
    sheetOf(
      format,
      rows.map((cells) => row(1, cells)),
    )
  const of = (...sheets: Sheet[]) => readSheets(sheets, locate)
  const read = (...rows: Cells<C>[]) => of(sheet(...rows))
  return Object.assign(read, { format, locate, row, sheet, of })
}

/** As {@link written}, for an income file, which is read with what it pays each order. */
function paid<C extends Columns, Names extends ClosingNames>(
  format: Format<C>,
  { files, rules }: MarketplaceClosing<Names>,
  usual: (one: number) => Cells<C>,
) {
  const locate = (heads: readonly Sheet[]) => {
    const { tables, read } = files.locateIncome(heads)
    const withIncome = (file: IncomeFile<Names>) => ({
      ...file,
      income: sumPayments<Names>(file.payments, rules.paidParts),
    })
    return { tables, read: (rows: Parameters<typeof read>[0]) => withIncome(read(rows)) }
  }
  return written(format, locate, usual)
}

const { shopee, mercadoLivre, shein } = closingMarketplaces
const dayOf = (one: number) => String(one * 3).padStart(2, '0')

export const shopeeId = (one: number) => `2603${dayOf(one)}AAAAAAA${one}`
export const saleId = (one: number) => `200000900700001${one}`
export const sheinId = (one: number) => `GSH100000000${one}`

export const orders = written(ordersFormat, shopee.files.locateOrders, (one) => ({
  orderId: shopeeId(one),
  status: 'Concluído',
  refundStatus: null,
  createdAt: `2026-03-${dayOf(one)} 10:00`,
  productName: 'Tênis',
  subtotal: '100.00',
  sellerCoupon: '5.00',
  commission: '18.00',
  serviceFee: '6.00',
}))
/** What comes to the usual order. */
export const income = paid(incomeFormat, shopee, (one) => ({
  orderId: shopeeId(one),
  refundId: '-',
  releasedOn: '2026-04-20',
  released: '71.00',
  refunded: '0',
  freightPaidForSeller: '0',
  freightDiscount: '0',
  freightPaidByBuyer: '0',
}))

export const sales = written(salesFormat, mercadoLivre.files.locateOrders, (one) => ({
  orderId: saleId(one),
  createdAt: '15 de março de 2026 10:30 hs.',
  state: 'Entregue',
  units: 1,
  products: 100,
  saleFee: -10,
  total: 80,
  productName: 'Caneca',
}))
export const releases = paid(releasesFormat, mercadoLivre, (one) => ({
  releasedOn: '2026-03-20T12:15:00.000-03:00',
  operation: `91${one}`,
  record: 'release',
  description: 'payment',
  credit: '80.00',
  debit: '0.00',
  orderId: saleId(one),
  packId: null,
}))
export const releasedOperations = paid(releasedOperationsFormat, mercadoLivre, (one) => ({
  orderId: saleId(one),
  releasedOn: '12/03/2026',
  kind: 'Venda',
  net: 80,
}))
export const soldOperations = paid(soldOperationsFormat, mercadoLivre, (one) => ({
  orderId: saleId(one),
  kind: 'Venda',
  fees: '20,00',
  postpaidFees: 0,
  net: '80,00',
  details: '',
}))
export const billing = paid(billingFormat, mercadoLivre, (one) => ({
  orderId: saleId(1),
  number: one,
  day: '2026-03-12',
  name: 'Custo por vender',
  deducted: 'Sim',
  reverses: null,
  amount: 13,
}))

export const units = written(unitsFormat, shein.files.locateOrders, (one) => ({
  orderId: sheinId(one),
  status: 'Entregue',
  itemId: `0-${one}`,
  createdAt: '11 setembro 2026 18:31',
  price: '50,00',
  coupon: '1,00',
  campaign: '0',
  commission: '10,00',
  freight: '5,00',
  storage: '0,50',
}))
/** What comes to the usual unit. */
export const invoices = paid(invoicesFormat, shein, (one) => ({
  orderId: sheinId(one),
  relatedId: null,
  invoice: `F${one}`,
  kind: 'Venda',
  releasedOn: '2026-10-05',
  price: '50,00',
  coupon: '1,00',
  campaign: '0',
  commission: '10,00',
  freight: '5,00',
  storage: '0,50',
  returnFee: '0',
  received: '33,50',
}))

const locate = shopee.files.locateMovements as (heads: readonly Sheet[]) => LocatedFile<MovementFile>
const moved = shopeeId(1)

export const wallet = written(walletFormat, locate, () => ({
  day: '2026-03-20 10:00:00',
  type: 'Ajuste',
  text: 'Ajuste -',
  orderId: '-',
  direction: null,
  amount: '0',
  state: 'Concluído',
  balance: '0',
  toAdjust: '-',
}))
export const advances = written(advancesFormat, locate, () => ({
  day: '2026-03-11',
  advanceId: '="7001"',
  orderId: `="${moved}"`,
  advanced: 'R$99.54',
  fee: 'R$1.99',
  received: 'R$97.55',
  rest: 'R$11.06',
  state: 'Ativo',
}))
export const returns = written(returnsFormat, locate, () => ({
  returnId: 'R1',
  orderId: moved,
  requestedAt: '2026-03-15 09:00',
  state: 'Em análise',
  reason: 'Produto com defeito',
  refund: 'R$50,00',
  until: '2026-03-18 23:59',
  compensation: '-',
}))
export const affiliates = written(affiliatesFormat, locate, () => ({
  orderId: moved,
  attributionId: '9001',
  affiliate: 'Loja da Ana',
  price: '100.00',
  units: '1',
  commission: '3.00',
  expense: '3.50',
  state: 'Deduzido',
  verified: 'Válido',
  period: '2026-03',
}))
