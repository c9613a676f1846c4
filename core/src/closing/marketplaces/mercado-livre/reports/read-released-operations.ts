import { noCents } from '../../../../money/index.ts'
import { incomeFile } from '../../../files/assemble-files.ts'
import type { IncomeFile } from '../../../files/closing-files.ts'
import { warnOfLike } from '../../../files/like-payments.ts'
import {
  type MercadoLivreNames,
  type ReleasePart,
  releasePartNames,
} from '../../../model/names/mercado-livre.ts'
import type { Payment } from '../../../model/payments.ts'
import { UnnumberedRows } from '../../../reading/equal-rows.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import { wordOf } from '../../../reading/sheet.ts'
import type { ReleasedColumns } from './columns.ts'

/**
 * Reads Conciliação 'Por liberação de dinheiro' from all sheets that have its header. Each line is a release for an
 * operation; the lines of an operation are summed. Movements of the seller's own balance, and services that are billed
 * separately, are left out. If no amount is below 0 though freights and refunds are taken off, the signs were lost. Lines have no number, so equal ones are summed, with a warning. Source: the marketplace's
 * help page on its two conciliation reports (docs/decisions/0032-conciliation-and-billing.md).
 *
 * @throws ClosingProblem if it would be read wrongly: releases of no operation, or most lines appear twice
 */
export function readReleasedOperations(file: FileRows<ReleasedColumns>): IncomeFile<MercadoLivreNames> {
  const payments: Payment<MercadoLivreNames>[] = []
  const unnumbered = new UnnumberedRows()
  let lost = 0
  const taken: Line<ReleasedColumns>[] = []
  for (const line of file.lines) {
    const kind = kindOf(line.text('kind'))
    if (kind === 'own-balance') {
      file.ids.texts += 1
      continue
    }
    line.orderId = file.ids.read(line.row)
    const { orderId } = line
    if (orderId === '') {
      if (isLost(line, kind)) lost += 1
      continue
    }
    line.warnOfBlank('net')
    const net = line.amount('net')
    if (takesOff.has(kind)) taken.push(line)
    const moment = line.moment('releasedOn')
    const identity = [orderId, moment, line.wordOf('kind'), net].join('|')
    if (!unnumbered.add(identity)) line.warn('equal-rows')
    payments.push({ orderId, releasedOn: moment.slice(0, 10), [kind]: net, line: line.number })
  }
  if (taken.length >= fewestTaken && file.lines.every((line) => (line.peek('net') ?? 0) >= 0)) {
    for (const line of taken) line.refuse('wrong-sign', 'net')
  }
  file.refuseLost(lost)
  unnumbered.refusePasted()
  const amountOf = ({ payment, other }: MercadoLivreNames['paid']) => payment ?? other ?? noCents
  warnOfLike<MercadoLivreNames>({ payments, amountOf }, file.problems)
  const report = 'conciliation-of-releases'
  return incomeFile(file, { report, payments, names: releasePartNames })
}

const fewestTaken = 3
const takesOff: ReadonlySet<string> = new Set<ReleasePart>(['shipping', 'refund', 'dispute'])

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
function kindOf(said: string): ReleasePart | 'own-balance' {
  const word = wordOf(said)
  return kinds.find(([pattern]) => pattern.test(word))?.[1] ?? 'other'
}

/** Whether a line without a number belongs to a sale; it may be in a merged cell above it, or in another column. */
function isLost(line: Line<ReleasedColumns>, kind: ReleasePart): boolean {
  if (!line.isMissing('orderId')) return false
  return line.hasId || (kind !== 'other' && !line.isMissing('net'))
}
