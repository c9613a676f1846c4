import { noCents } from '../../../../money/index.ts'
import { incomeFile } from '../../../files/assemble-files.ts'
import type { IncomeFile } from '../../../files/closing-files.ts'
import { warnOfLike } from '../../../files/like-payments.ts'
import type { Payment } from '../../../model/payments.ts'
import {
  type MercadoLivreTerms,
  type ReleasePart,
  releasePartNames,
} from '../../../model/terms/mercado-livre.ts'
import { AmountReader } from '../../../reading/amount-reader.ts'
import { ClosingProblem } from '../../../reading/closing-problem.ts'
import { DateReader } from '../../../reading/date-reader.ts'
import { UnnumberedRows } from '../../../reading/equal-rows.ts'
import type { Table } from '../../../reading/locate-file.ts'
import { OrderIds } from '../../../reading/order-ids.ts'
import { ReadingProblems } from '../../../reading/reading-problems.ts'
import { isMissing, type Row, wordOf } from '../../../reading/sheet.ts'
import type { ReleasedColumn } from './columns.ts'

/**
 * Reads Conciliação 'Por liberação de dinheiro' from all sheets that have its header. Each line is a release for an
 * operation; the lines of an operation are summed. Movements of the seller's own balance, and services that are billed
 * separately, are left out. Lines have no number, so equal ones are summed, with a warning. Source: the marketplace's
 * help page on its two conciliation reports (docs/decisions/0032-conciliation-and-billing.md).
 *
 * @throws ClosingProblem if it would be read wrongly: releases of no operation, or most lines appear twice
 */
export function readReleasedOperations(table: Table<ReleasedColumn>): IncomeFile<MercadoLivreTerms> {
  const problems = new ReadingProblems()
  const amount = new AmountReader<ReleasedColumn>(table, ['net'], problems)
  const date = new DateReader<ReleasedColumn>(table, 'releasedOn', problems)
  const ids = new OrderIds(table, problems)
  const payments: Payment<MercadoLivreTerms>[] = []
  const seen = new Set<string>()
  const unnumbered = new UnnumberedRows()
  let others = 0
  let lost = 0
  for (const row of table.rows) {
    const said = row[table.position.kind ?? -1]
    const kind = problems.refuseBroken(amount.labelOf('kind'), said) ? 'other' : kindOf(said)
    if (kind === 'own-balance') {
      others += 1
      continue
    }
    const orderId = ids.read(row)
    if (orderId === '') {
      if (isLost(table, row, kind)) lost += 1
      continue
    }
    if (amount.isBlank(row, 'net')) problems.warnOfBlank(amount.labelOf('net'), orderId)
    const net = amount.read(row, 'net', orderId)
    const moment = date.read(row, orderId)
    const payment = { orderId, releasedOn: moment.slice(0, 10), [kind]: net, line: table.lineOf(row) }
    const identity = [orderId, moment, wordOf(said), net].join('|')
    unnumbered.add(identity)
    if (seen.has(identity)) problems.warn('equal-rows', { orderId })
    seen.add(identity)
    payments.push(payment)
  }
  problems.throwFault()
  if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  unnumbered.refusePasted()
  const amountOf = ({ payment, other }: MercadoLivreTerms['paid']) => payment ?? other ?? noCents
  warnOfLike<MercadoLivreTerms>({ payments, amountOf }, problems)
  const read = { payments, names: releasePartNames, ids, copies: 0, texts: others }
  const file = incomeFile<MercadoLivreTerms>(table, { ...read, unreadable: amount.unreadable, problems })
  return { ...file, report: 'conciliation-of-releases' }
}

const kinds: readonly (readonly [RegExp, ReleasePart | 'own-balance'])[] = [
  // What the seller does with the money, and services that are no part of a sale.
  [
    /^(saque|retirada (de|do|em) (dinheiro|saldo)|transferencia|rendimento|(pagamento de )?emprestimo|publicidade|product ads|armazenamento)/,
    'own-balance',
  ],
  [/tarifa|taxa|custo/, 'other'],
  [/contesta|reclama|mediac|disputa|chargeback/, 'dispute'],
  [/devol|reembols|cancel/, 'refund'],
  [/envio|frete/, 'shipping'],
  [/venda|pagamento|cobranca/, 'payment'],
]

/** The kind of a line, from 'Tipo de operação'. An unknown kind counts as released, too. */
function kindOf(cell: Row[number] | undefined): ReleasePart | 'own-balance' {
  const word = wordOf(cell)
  return kinds.find(([pattern]) => pattern.test(word))?.[1] ?? 'other'
}

/** Whether a line without a number belongs to a sale; it may be in a merged cell above it, or in another column. */
function isLost({ position, layout }: Table<ReleasedColumn>, row: Row, kind: ReleasePart): boolean {
  if (!isMissing(row[position.orderId ?? -1])) return false
  if (row.some((cell) => typeof cell === 'string' && layout.orderId.test(cell))) return true
  return kind !== 'other' && !isMissing(row[position.net ?? -1])
}
