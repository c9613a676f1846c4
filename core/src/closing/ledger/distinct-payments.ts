import { readDate } from '../../calendar/index.ts'
import { grouped } from '../model/grouped.ts'
import type { Amounts, ClosingNames } from '../model/names/closing-names.ts'
import type { Payment } from '../model/payments.ts'
import type { ClosingRules } from '../model/rules.ts'

/**
 * Which payments of several files count, each once by what it says: the number it names, its moment, its amounts and
 * the marketplace's own number of its row. Answers for each file the payments that are taken from it: from the file that
 * says most of a payment, of equal ones from the first.
 *
 * - Two equal rows of one file are two payments; the same two in another file are the same two.
 * - A row that says less of a payment (no readable day, a day without a time, no number) is the same payment as a row of
 *   another file that says more and does not contradict it.
 * - Where each payment has its total, only that total is compared, and not its parts: files have different columns.
 *
 * Which payments there are does not depend on the sequence of the files.
 */
export function distinctPayments<Names extends ClosingNames>(
  rules: Pick<ClosingRules<Names>, 'alwaysPaid' | 'paidParts' | 'receivedAmount'>,
  files: readonly (readonly Payment<Names>[])[],
): readonly (readonly Payment<Names>[])[] {
  if (files.length === 1) return files
  const amountOf = amountsThatTell(rules)
  const compare = mostExactFirst(rules.paidParts)
  const statements = files.flatMap((payments, file) =>
    payments.map((payment, place) => {
      return { file, place, payment, moment: momentOf(payment), number: payment.number ?? '' }
    }),
  )
  const alike = grouped(statements, ({ payment }) => `${payment.orderId}|${amountOf(payment)}`)
  const counted = files.map(() => new Set<number>())
  for (const some of alike.values()) {
    for (const { file, place } of onceEach(some, compare)) counted[file]?.add(place)
  }
  return files.map((payments, file) => payments.filter((_, place) => counted[file]?.has(place)))
}

interface Statement {
  readonly file: number
  readonly place: number
  readonly payment: Amounts
  /** '' if it cannot be read */
  readonly moment: string
  readonly number: string
}

/** A payment as it is known from the statements of `files` together. */
interface Distinct {
  readonly kept: Statement
  readonly files: Set<number>
  moment: string
  number: string
}

type Compare = (one: Statement, other: Statement) => number

/** The payments that these statements of one order and amount are about, each by the statement that says most of it. */
function onceEach(statements: readonly Statement[], compare: Compare): readonly Statement[] {
  if (statements.length === 1) return statements
  const found: Distinct[] = []
  for (const statement of statements.toSorted(compare)) {
    const { file, moment, number } = statement
    const same = found.find((one) => !one.files.has(file) && fits(statement, one))
    if (!same) {
      found.push({ kept: statement, files: new Set([file]), moment, number })
      continue
    }
    same.files.add(file)
    if (moment.length > same.moment.length) same.moment = moment
    if (same.number === '') same.number = number
  }
  return found.map(({ kept }) => kept)
}

function mostExactFirst(names: readonly string[]): Compare {
  return (one, other) => {
    const byDetail = detailOf(other) - detailOf(one)
    if (byDetail !== 0) return byDetail
    const [first, second] = [`${one.moment}|${one.number}`, `${other.moment}|${other.number}`]
    if (first !== second) return first < second ? -1 : 1
    return byParts(names, one.payment, other.payment)
  }
}

function detailOf({ moment, number }: Statement): number {
  return moment.length + (number === '' ? 0 : 1)
}

/** Of two statements of one payment, the one with more parts comes first. */
function byParts(names: readonly string[], one: Amounts, other: Amounts): number {
  const different = names.find((name) => one[name] !== other[name])
  if (different === undefined) return 0
  const countOf = (amounts: Amounts) => names.filter((name) => amounts[name] !== undefined).length
  const byCount = countOf(other) - countOf(one)
  if (byCount !== 0) return byCount
  return (one[different] ?? 0) - (other[different] ?? 0) || (one[different] === undefined ? 1 : -1)
}

function fits(statement: Statement, { moment, number }: Distinct): boolean {
  const isSameNumber = statement.number === '' || number === '' || statement.number === number
  return isSameNumber && (moment.startsWith(statement.moment) || statement.moment.startsWith(moment))
}

function momentOf({ releasedOn }: Pick<Payment, 'releasedOn'>): string {
  return readDate(releasedOn) ? releasedOn : ''
}

/**
 * The amounts by which two payments are recognised as the same one. If a marketplace's payments have no total that is
 * always there, every part is compared: two lines with one amount can be of different parts.
 */
function amountsThatTell<Names extends ClosingNames>({
  alwaysPaid,
  paidParts,
  receivedAmount,
}: Pick<ClosingRules<Names>, 'alwaysPaid' | 'paidParts' | 'receivedAmount'>): (
  payment: Payment<Names>,
) => string {
  if (alwaysPaid.length > 0) return (payment) => String(receivedAmount(payment))
  return (payment: Amounts) => paidParts.map((name) => payment[name]).join('|')
}
