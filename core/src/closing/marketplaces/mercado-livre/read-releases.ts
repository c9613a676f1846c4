import { addCents, type Cents, isNone, noCents, subtractCents, sumCents } from '../../../money/index.ts'
import { incomeFile } from '../../files/assemble-files.ts'
import type { IncomeFile } from '../../files/closing-files.ts'
import { warnOfLike } from '../../files/like-payments.ts'
import type { Payment } from '../../model/payments.ts'
import { type MercadoLivreTerms, releasePartNames } from '../../model/terms/mercado-livre.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { refuseOtherCurrency } from '../../reading/currency.ts'
import { DateReader } from '../../reading/date-reader.ts'
import { EqualRows, UnnumberedRows } from '../../reading/equal-rows.ts'
import { idOfShape, numberOf } from '../../reading/exported-id.ts'
import type { Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { cellAt, columnKey, isMissing, type Row, wordOf } from '../../reading/sheet.ts'
import { type ReleasesColumn, releasesLayout } from './columns.ts'
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
export function readReleases(table: Table<ReleasesColumn>): IncomeFile<MercadoLivreTerms> {
  const problems = new ReadingProblems()
  const reader = new ReleasesReader(table, problems)
  const ids = new OrderIds(table, problems)
  const firsts = new Map<string, Release>()
  const known = new EqualRows<Release>((release) => reader.identityOf(release))
  const unnumbered = new UnnumberedRows()
  const reserved = new Map<string, Cents>()
  const payments: Payment<MercadoLivreTerms>[] = []
  const numbers: string[] = []
  let copies = 0
  let others = 0
  for (const row of table.rows) {
    if (!reader.isRelease(row)) {
      if (row.some((cell) => !isMissing(cell))) others += 1
      continue
    }
    const pack = reader.packOf(row)
    const orderId = pack || reader.referenceOf(row) || ids.read(row)
    if (orderId === '') {
      reader.warnOfUnnamed(row)
      continue
    }
    const ownId = pack && reader.ownIdOf(row)
    const read = reader.read(orderId, row)
    const payment = ownId ? { ...read, ownId } : read
    if (reader.isReserve(row)) {
      reserved.set(orderId, addCents(reserved.get(orderId) ?? noCents, releasedAmount(payment)))
      others += 1
      continue
    }
    const number = reader.numberOf(row)
    const release = { row, payment, number }
    if (number === '') unnumbered.add(reader.identityOf(release))
    const first = firsts.get(orderId)
    if (!first) firsts.set(orderId, release)
    const isKnown = first !== undefined && known.find(orderId, first, release) !== undefined
    if (isKnown && number !== '') {
      copies += 1
      problems.warn('copied-rows', { orderId })
      continue
    }
    if (isKnown) problems.warn('equal-rows', { orderId })
    payments.push({ ...payment, releasedOn: payment.releasedOn.slice(0, 10), line: table.lineOf(row) })
    numbers.push(number)
  }
  for (const [orderId, amount] of reserved) if (amount !== 0) problems.warn('reserved', { orderId })
  warnOfTotals(table, reader.amount, problems)
  problems.throwFault()
  unnumbered.refusePasted()
  const amountOf = ({ payment, other }: MercadoLivreTerms['paid']) => payment ?? other ?? noCents
  warnOfLike<MercadoLivreTerms>({ payments, numbers, amountOf }, problems)
  const { unreadable } = reader
  const names = releasePartNames
  return incomeFile(table, { payments, numbers, names, ids, copies, texts: others, unreadable, problems })
}

interface Release {
  readonly row: Row
  readonly payment: Payment<MercadoLivreTerms>
  readonly number: string
}

class ReleasesReader {
  private readonly table: Table<ReleasesColumn>
  private readonly problems: ReadingProblems
  private readonly packs: OrderIds
  readonly amount: AmountReader<ReleasesColumn>
  private readonly date: DateReader<ReleasesColumn>

  constructor(table: Table<ReleasesColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.packs = new OrderIds(table, problems, { column: 'packId' })
    this.amount = new AmountReader<ReleasesColumn>(table, ['credit', 'debit', 'balance'], problems)
    this.date = new DateReader<ReleasesColumn>(table, 'releasedOn', problems)
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  /** A repeated header counts as a release, because its id shows what it is. */
  isRelease(row: Row): boolean {
    const record = this.cell(row, 'record')
    if (isMissing(record)) return this.isDescribed(row)
    const kind = recordKind(record)
    if (kind !== undefined) return kind === 'release'
    if (releasesLayout.keys.has(columnKey(String(record)))) return true
    const column = this.amount.labelOf('record')
    if (!this.problems.refuseBroken(column, record)) {
      this.problems.refuse('unknown-word', column, record, this.ownIdOf(row))
    }
    return false
  }

  /** Reserved money of a sale is given free by another line, so it is still the seller's. */
  isReserve(row: Row): boolean {
    return isReserve(this.cell(row, 'description'))
  }

  /** Sales made without Mercado Livre have no number either, so the file is not refused. */
  warnOfUnnamed(row: Row): void {
    const isPayment = releasePart(this.cell(row, 'description')) === 'payment'
    if (!isPayment || !isMissing(this.cell(row, 'orderId'))) return
    this.problems.warn('without-sale', { count: 0, column: this.amount.labelOf('orderId') })
    this.problems.warn('without-sale', { column: this.amount.labelOf('packId') })
  }

  packOf(row: Row): string {
    const cell = this.cell(row, 'packId')
    if (isNone(cell, 'exception')) return ''
    const pack = this.packs.read(row)
    if (pack !== '' && !releasesLayout.orderId.test(pack)) {
      this.problems.refuse('lost-digits', this.amount.labelOf('packId'), cell)
    }
    return pack
  }

  /** The sale that a line without the two numbers of a sale refers to; '' if it is none. */
  referenceOf(row: Row): string {
    if (
      !isNone(this.cell(row, 'orderId'), 'exception') ||
      releasePart(this.cell(row, 'description')) === 'other'
    )
      return ''
    return idOfShape(this.cell(row, 'reference'), releasesLayout.orderId)
  }

  /** The sale's own number. A list of sales may name the sale by it instead of the number of its package. */
  ownIdOf(row: Row): string {
    return idOfShape(this.cell(row, 'orderId'), releasesLayout.orderId)
  }

  /** The number of the line's operation; an equal line with the same number is a copy. */
  numberOf(row: Row): string {
    return numberOf(this.cell(row, 'operation'))
  }

  /** What a line shares with its copy, however each writes the day and the amount. */
  identityOf({ row, payment, number }: Release): string {
    const description = wordOf(this.cell(row, 'description'))
    const told = (['balance', 'refundId'] as const).map((name) => wordOf(this.cell(row, name)))
    return [...Object.values(payment), number, description, ...told].join('|')
  }

  /** The payment with the time of its day, if the file has it. */
  read(orderId: string, row: Row): Payment<MercadoLivreTerms> {
    refuseOtherCurrency(this.table, row, this.problems, orderId)
    const credit = this.amount.read(row, 'credit', orderId)
    const debit = this.amount.read(row, 'debit', orderId)
    // A refund that is debited with a minus would be added.
    if (debit < 0) {
      this.problems.refuse('wrong-sign', this.amount.labelOf('debit'), this.cell(row, 'debit'), orderId)
    }
    const amount = subtractCents(credit, debit)
    const description = this.cell(row, 'description')
    this.problems.refuseBroken(this.amount.labelOf('description'), description)
    const part = releasePart(description)
    this.warnOfBlank(row, orderId, amount)
    return { orderId, releasedOn: this.date.read(row, orderId), [part]: amount }
  }

  /** Warns of a line without an amount in its credit or debit column, if it counts as 0. */
  private warnOfBlank(row: Row, orderId: string, amount: Cents): void {
    const blank = (['credit', 'debit'] as const).filter((name) => this.amount.isBlank(row, name))
    if (amount !== 0) return
    for (const name of blank) {
      this.problems.warnOfBlank(this.amount.labelOf(name), orderId)
    }
  }

  /** For files without record kinds: balances and totals have no description or no day. */
  private isDescribed(row: Row): boolean {
    const description = this.cell(row, 'description')
    if (recordKind(description) !== undefined) return false
    return !isMissing(this.cell(row, 'releasedOn')) && !isMissing(description)
  }

  private cell(row: Row, column: ReleasesColumn) {
    return cellAt(row, this.table.position[column])
  }
}

/** The amount released for a sale, in centavos. */
export function releasedAmount(paid: MercadoLivreTerms['paid']): Cents {
  return sumCents(releasePartNames.map((part) => paid[part] ?? noCents))
}
