import { addCents, type Cents, noCents, subtractCents, sumCents } from '../../../money/index.ts'
import { incomeFile } from '../../files/assemble-files.ts'
import type { IncomeFile } from '../../files/closing-files.ts'
import { warnOfLike } from '../../files/like-payments.ts'
import { OneOfEachCheck } from '../../files/same-rows.ts'
import { SumCheck } from '../../files/sum-check.ts'
import { type MercadoLivreNames, releasePartNames } from '../../model/names/mercado-livre.ts'
import type { Payment } from '../../model/payments.ts'
import { EqualRows, UnnumberedRows } from '../../reading/equal-rows.ts'
import { idOfShape } from '../../reading/exported-id.ts'
import type { FileRows, Line } from '../../reading/file-rows.ts'
import { columnKey } from '../../reading/sheet.ts'
import { type ReleasesColumns, releasesFormat } from './columns.ts'
import { warnOfTotals } from './release-totals.ts'
import { isReserve, recordKind, releasePart } from './release-words.ts'

/**
 * Reads 'Liberações' from all sheets that have its header.
 *
 * A release belongs to the sale that `PACK_ID` names, or `ORDER_ID` if there is no package, even if no sale has that
 * number. Where both are blank, `EXTERNAL_REFERENCE` may name the sale. A line counts as its credit less its debit; the lines of a sale are summed by kind. Balances, totals,
 * payouts, blocked and reserved amounts are left out. An unknown kind of record refuses the file.
 *
 * A copy of a line, with the number of the same operation and the same balance, counts once. If most lines have no number and appear twice,
 * or most sales are paid twice, the file is refused. Source: the glossary of the report and exports of 2026.
 *
 * @throws ClosingProblem if it would be read wrongly
 */
export function readReleases(file: FileRows<ReleasesColumns>): IncomeFile<MercadoLivreNames> {
  const { problems } = file
  const known = new EqualRows(identityOf)
  const unnumbered = new UnnumberedRows()
  const reserved = new Map<string, Cents>()
  const packs = new OneOfEachCheck(file, 'packId', 'orderId')
  const payments: Payment<MercadoLivreNames>[] = []
  const sums = { credit: new SumCheck(file, 'credit'), debit: new SumCheck(file, 'debit') }
  for (const line of file.lines) {
    if (!isRelease(line)) {
      if (!line.isEmpty) file.ids.texts += 1
      continue
    }
    const pack = packOf(line)
    const orderId = pack || referenceOf(line) || file.ids.read(line.row)
    line.orderId = orderId
    if (orderId === '') {
      warnOfUnnamed(line)
      continue
    }
    const saleId = ownIdOf(line)
    if (saleId !== '') packs.see(saleId, pack)
    const payment = { ...paymentOf(line, sums), ...(pack && saleId && { ownId: saleId }) }
    if (isReserve(line.cell('description'))) {
      reserved.set(orderId, addCents(reserved.get(orderId) ?? noCents, releasedAmount(payment)))
      file.ids.texts += 1
      continue
    }
    const number = line.numberIn('operation')
    const release = { line, payment, number }
    if (number === '') unnumbered.add(identityOf(release))
    if (known.find(orderId, release)) {
      if (number !== '') {
        line.leaveOutCopies()
        continue
      }
      line.warn('equal-rows')
    }
    const releasedOn = payment.releasedOn.slice(0, 10)
    payments.push({ ...payment, releasedOn, ...(number && { number }), line: line.number })
  }
  for (const [orderId, amount] of reserved) if (amount !== 0) problems.warn('reserved', { orderId })
  warnOfTotals(file)
  problems.throwFault()
  unnumbered.refusePasted()
  const amountOf = ({ payment, other }: MercadoLivreNames['paid']) => payment ?? other ?? noCents
  warnOfLike<MercadoLivreNames>({ payments, amountOf }, problems)
  return incomeFile(file, { payments, names: releasePartNames })
}

type ReleaseLine = Line<ReleasesColumns>

interface Release {
  readonly line: ReleaseLine
  readonly payment: Payment<MercadoLivreNames>
  readonly number: string
}

/** A repeated header counts as a release, because its id shows what it is. */
function isRelease(line: ReleaseLine): boolean {
  if (line.isMissing('record')) return isDescribed(line)
  const record = line.cell('record')
  const kind = recordKind(record)
  if (kind !== undefined) return kind === 'release'
  if (releasesFormat.keys.has(columnKey(String(record)))) return true
  line.orderId = ownIdOf(line)
  if (!line.isBroken('record')) line.refuse('unknown-word', 'record')
  return false
}

/** For files without record kinds: balances and totals have no description or no day. */
function isDescribed(line: ReleaseLine): boolean {
  if (recordKind(line.cell('description')) !== undefined) return false
  return !line.isMissing('releasedOn') && !line.isMissing('description')
}

/** Sales made without Mercado Livre have no number either, so the file is not refused. */
function warnOfUnnamed(line: ReleaseLine): void {
  if (releasePart(line.cell('description')) === 'other' || !line.isMissing('orderId')) return
  line.warn('without-sale', 'orderId', { count: 0 })
  line.warn('without-sale', 'packId')
}

function packOf(line: ReleaseLine): string {
  const pack = line.otherId('packId')
  if (pack !== '' && !releasesFormat.orderId.test(pack)) line.refuse('lost-digits', 'packId')
  return pack
}

/** The sale that a line without the two numbers of a sale refers to; '' for another line. */
function referenceOf(line: ReleaseLine): string {
  if (!line.isNone('orderId') || releasePart(line.cell('description')) === 'other') return ''
  const cell = line.cell('reference')
  const words = typeof cell === 'string' ? cell.replace(/[-_#|]+/g, ' ') : cell
  return idOfShape(words, releasesFormat.orderId)
}

/** The sale's own number. A list of sales may name the sale by it instead of the number of its package. */
function ownIdOf(line: ReleaseLine): string {
  return idOfShape(line.cell('orderId'), releasesFormat.orderId)
}

/** What a line shares with its copy, however each writes the day and the amount. */
function identityOf({ line, payment, number }: Release): string {
  const refundId = line.isNone('refundId') ? '' : line.wordOf('refundId')
  const told = [line.wordOf('description'), line.wordOf('balance'), refundId]
  return [...Object.values(payment), number, ...told].join('|')
}

/** The payment with the time of its day, if the file has it. */
function paymentOf(
  line: ReleaseLine,
  sums: Readonly<Record<'credit' | 'debit', SumCheck>>,
): Payment<MercadoLivreNames> {
  const [credit, debit] = [line.amount('credit'), line.amount('debit')]
  // A refund that is debited with a minus would be added.
  if (debit < 0) line.refuse('wrong-sign', 'debit')
  const amount = subtractCents(credit, debit)
  line.isBroken('description')
  const gross = grossParts.map((name) => line.peek(name))
  if (gross[0] !== null && credit * debit === 0) {
    const sum = sumCents(gross.map((part) => part ?? noCents))
    sums[debit > 0 ? 'debit' : 'credit'].see(line.orderId, true, amount, sum)
  }
  if (amount === 0) for (const name of ['credit', 'debit'] as const) line.warnOfBlank(name)
  const { orderId } = line
  return { orderId, releasedOn: line.moment('releasedOn'), [releasePart(line.cell('description'))]: amount }
}

const grossParts = ['gross', 'saleFee', 'instalmentFee', 'shippingFee', 'taxes', 'coupon'] as const

/** The amount released for a sale, in centavos. */
export function releasedAmount(paid: MercadoLivreNames['paid']): Cents {
  return sumCents(releasePartNames.map((part) => paid[part] ?? noCents))
}
