import type { FileKind, FilesOfMarketplace } from '../files/file-kind.ts'
import { mercadoLivre } from '../marketplaces/mercado-livre/closing.ts'
import { shein } from '../marketplaces/shein/closing.ts'
import { shopee } from '../marketplaces/shopee/closing.ts'
import type { ClosingMarketplace, KnownNames } from '../model/names/known-names.ts'
import type { OtherReport } from '../reading/closing-problem.ts'
import { columnsFound, findOther, type OtherFile } from '../reading/find-headers.ts'
import { type Format, formatOf, required } from '../reading/format.ts'
import type { Sheet } from '../reading/sheet.ts'

export const entries = { shopee, mercadoLivre, shein }

/**
 * Reports that sellers may bring and that are not read. Source: the help pages of Mercado Livre and Mercado Pago, and
 * public code that reads them.
 */
const unread: readonly (readonly [OtherReport, Format])[] = [
  [
    'transactions',
    reportWith('TRANSACTION_TYPE', 'TRANSACTION_AMOUNT', 'SETTLEMENT_NET_AMOUNT', 'SETTLEMENT_DATE'),
  ],
  ['affiliate-performance', reportWith('ID do Afiliado', 'Nome de usuário do afiliado', 'Vendas(R$)', 'ROI')],
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

/** A file that is read: whose it is, what it is there, and how it is located. */
export interface ReadFile {
  readonly marketplace: ClosingMarketplace
  readonly slot: (typeof slots)[number]
  readonly kind: FileKind<unknown>
}

const slots = ['orders', 'income', 'movements'] as const

/** Every file that is read. */
export const readFiles: readonly ReadFile[] = Object.entries(entries).flatMap(([marketplace, { files }]) =>
  slots.flatMap((slot) =>
    ((files as FilesOfMarketplace<KnownNames>)[slot] ?? []).map((kind) => ({
      marketplace: marketplace as ClosingMarketplace,
      slot,
      kind,
    })),
  ),
)

const known: readonly OtherFile[] = [
  ...readFiles.map(({ marketplace, slot, kind: { format, report } }): OtherFile => {
    const file = slot as 'orders' | 'income'
    return {
      format,
      fault: report ? { kind: 'other-report', report } : { kind: 'swapped', marketplace, file },
    }
  }),
  ...unread.map(([report, format]) => ({ format, fault: { kind: 'other-report', report } as const })),
]
const formats = known.map(({ format }) => format)

/** The files that may be given by mistake in place of those of some formats. */
export function othersThan(own: readonly Format[]): readonly OtherFile[] {
  return known.filter(({ format }) => !own.includes(format))
}

/**
 * Which file of a closing, or other report, the first rows of a workbook belong to; undefined if none is recognised.
 */
export function knownFile(heads: readonly Sheet[]): OtherFile['fault'] | undefined {
  return findOther(heads, 0, known)?.fault
}

/** How many columns of a known file the first rows of a table have; 1 if it has only some of them, 0 if none. */
export function knownColumns(rows: Sheet['rows']): number {
  return columnsFound([{ name: '', rows }], formats)
}

function reportWith(...columns: readonly string[]): Format {
  const all = columns.map((name) => [name, required('text', name, ...codeOf(name))])
  return formatOf(/^$/, Object.fromEntries(all))
}

/** The code in brackets after a column name; some exports have only the code. */
function codeOf(name: string): readonly string[] {
  return /\((\w+)\)$/.exec(name)?.slice(1) ?? []
}
