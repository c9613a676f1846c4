import { readDate } from '../../calendar/index.ts'
import type { ClosingRules } from '../marketplaces/closing-rules.ts'
import type { Amounts, ClosingTerms } from '../marketplaces/terms.ts'
import type { Payment } from '../payments.ts'

/**
 * The payments that one file states. `numbers` are the marketplace's own numbers of its rows, in the same sequence, ''
 * where a row has none; absent if the file has no such numbers.
 */
export interface StatedPayments<Terms extends ClosingTerms> {
  readonly payments: readonly Payment<Terms>[]
  readonly numbers?: readonly string[]
}

/**
 * Which payments of several files count, each once by what it says: the number it names, its moment, its amounts and
 * the marketplace's own number of its row. Answers for each file the payments that no earlier one of `files` states.
 *
 * - Two equal rows of one file are two payments; the same two in another file are the same two.
 * - A row that says less of a payment (no readable day, a day without a time, no number) is the same payment as a row of
 *   another file that says more and does not contradict it.
 * - Where each payment has its total, only that total is compared, and not its parts: files have different columns.
 *
 * How many payments there are, and what they come to, does not depend on the sequence of the files.
 */
export function distinctPayments<Terms extends ClosingTerms>(
  rules: Pick<ClosingRules<Terms>, 'alwaysPaid' | 'paidParts' | 'receivedAmount'>,
  files: readonly StatedPayments<Terms>[],
): readonly (readonly Payment<Terms>[])[] {
  if (files.length === 1) return files.map(({ payments }) => payments)
  const amountOf = amountsThatTell(rules)
  const alike = new Map<string, Statement[]>()
  for (const [file, { payments, numbers }] of files.entries()) {
    for (const [place, payment] of payments.entries()) {
      const statement = { file, place, moment: momentOf(payment), number: numbers?.[place] ?? '' }
      const key = `${payment.orderId}|${amountOf(payment)}`
      const known = alike.get(key)
      if (known) known.push(statement)
      else alike.set(key, [statement])
    }
  }
  const counted = files.map(() => new Set<number>())
  for (const statements of alike.values()) {
    for (const { file, place } of onceEach(statements)) counted[file]?.add(place)
  }
  return files.map(({ payments }, file) => payments.filter((_, place) => counted[file]?.has(place)))
}

interface Statement {
  readonly file: number
  readonly place: number
  /** '' if it cannot be read */
  readonly moment: string
  readonly number: string
}

interface Distinct {
  readonly exact: Statement
  readonly files: Set<number>
  first: Statement
}

/** The payments that these statements of one order and amount are about, each by the statement of its first file. */
function onceEach(statements: readonly Statement[]): readonly Statement[] {
  if (statements.length === 1) return statements
  const found: Distinct[] = []
  for (const statement of statements.toSorted(mostExactFirst)) {
    const same = found.find(({ exact, files }) => !files.has(statement.file) && fits(statement, exact))
    if (!same) {
      found.push({ exact: statement, files: new Set([statement.file]), first: statement })
      continue
    }
    same.files.add(statement.file)
    if (statement.file < same.first.file) same.first = statement
  }
  return found.map(({ first }) => first)
}

function mostExactFirst(one: Statement, other: Statement): number {
  const byDetail = detailOf(other) - detailOf(one)
  if (byDetail !== 0) return byDetail
  const [first, second] = [`${one.moment}|${one.number}`, `${other.moment}|${other.number}`]
  return first === second ? 0 : first < second ? -1 : 1
}

function detailOf({ moment, number }: Statement): number {
  return moment.length + (number === '' ? 0 : 1)
}

function fits(less: Statement, more: Statement): boolean {
  const isSameNumber = less.number === '' || more.number === '' || less.number === more.number
  return isSameNumber && (more.moment.startsWith(less.moment) || less.moment.startsWith(more.moment))
}

function momentOf({ releasedOn }: Pick<Payment, 'releasedOn'>): string {
  return readDate(releasedOn) ? releasedOn : ''
}

/**
 * The amounts by which two payments are recognised as the same one. If a marketplace's payments have no total that is
 * always there, every part is compared: two lines with one amount can be of different parts.
 */
function amountsThatTell<Terms extends ClosingTerms>({
  alwaysPaid,
  paidParts,
  receivedAmount,
}: Pick<ClosingRules<Terms>, 'alwaysPaid' | 'paidParts' | 'receivedAmount'>): (
  payment: Payment<Terms>,
) => string {
  if (alwaysPaid.length > 0) return (payment) => String(receivedAmount(payment))
  return (payment: Amounts) => paidParts.map((name) => payment[name]).join('|')
}
