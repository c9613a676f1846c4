import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { FileWarning } from '../reading/reading-problems.ts'
import { wordOf } from '../reading/sheet.ts'

/** Files that serve all months: the seller's wallet, advances on orders, returns, and affiliate payments. */
export const movementSources = ['wallet', 'advances', 'returns', 'affiliates'] as const
export type MovementSource = (typeof movementSources)[number]

/**
 * The kinds of movement lines. In a wallet:
 *
 * - 'order-income': money for an order.
 * - 'ads-top-up': a transfer to the seller's own balance for ads.
 * - 'withdrawal', 'transfer': money was moved, not earned or spent.
 * - 'freight': an adjustment that names the freight, its weight or measures.
 * - 'adjustment', 'other': anything else.
 *
 * The other files have one kind each: 'advance' (also in a wallet), 'return', 'affiliate'.
 */
export const movementKinds = [
  'order-income',
  'advance',
  'adjustment',
  'freight',
  'ads-top-up',
  'withdrawal',
  'transfer',
  'other',
  'return',
  'affiliate',
] as const
export type MovementKind = (typeof movementKinds)[number]

/**
 * One line of a movement file. Amounts are in centavos.
 *
 * - `id`: unique in its file, and the same in every file that has this line.
 * - `month`: 'YYYY-MM', the month in which the line is shown: that of its order if it has one, otherwise that of `day`.
 * - `amount`: positive if it came to the seller. The amount paid out for an advance, the refund to the buyer for a
 *   return (negative), the debt to an affiliate (negative). Absent if the file leaves it unclear.
 * - `fee`: the fee of an advance, negative. `rest`: what is still to come for the order.
 * - `compensation`: what the seller got for a return.
 * - `until`: the last day for the seller to act.
 * - `state`, `text`: in the words of the file.
 */
export interface Movement {
  readonly id: string
  readonly source: MovementSource
  readonly kind: MovementKind
  readonly month: string
  readonly day: CalendarDate
  readonly orderId?: string
  readonly amount?: Cents
  readonly fee?: Cents
  readonly rest?: Cents
  readonly compensation?: Cents
  readonly until?: CalendarDate
  readonly state?: string
  readonly text: string
}

/** The lines of one file. `warnings` says what the seller should know about how it was read. */
export interface MovementFile {
  readonly source: MovementSource
  readonly lines: readonly Movement[]
  readonly warnings: readonly FileWarning[]
}

/** A line and its `key`: what stays the same when the file is exported again, such as time and order. */
export interface MovementLine {
  readonly key: readonly (string | number)[]
  readonly movement: Omit<Movement, 'id' | 'source'>
}

const longestKeyPart = 60

/**
 * Gives each line an id from its key and a number. Equal lines of one file get different ids; the same lines in another
 * file get the same ids.
 */
export function numberLines(source: MovementSource, lines: readonly MovementLine[]): readonly Movement[] {
  const times = new Map<string, number>()
  return lines.map(({ key, movement }) => {
    const parts = key.map((part) => String(part).replaceAll('|', ' ').slice(0, longestKeyPart))
    const base = [source, ...parts].join('|')
    const number = (times.get(base) ?? 0) + 1
    times.set(base, number)
    return { id: `${base}|${number}`, source, ...movement }
  })
}

/**
 * Identifies the content of a file: 16 hexadecimal digits from the ids, amounts and states of its lines in sequence.
 */
export function fingerprintOf(lines: readonly Movement[]): string {
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (const { id, amount, fee, rest, compensation, until, state } of lines) {
    for (const character of JSON.stringify([id, amount, fee, rest, compensation, until, state])) {
      const code = character.codePointAt(0) ?? 0
      one = Math.imul(one ^ code, 0x01000193)
      other = Math.imul(other ^ code, 0x85ebca6b)
    }
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

const over = /conclu|encerr|cancel|reembolsad|finaliz|fechad|complet|closed/

/** Whether a return still needs the seller to act: it has a last day, and its state does not say that it is over. */
export function awaitsSeller({ until, state }: Pick<Movement, 'until' | 'state'>): boolean {
  return until !== undefined && !over.test(wordOf(state))
}

/** The number of lines per month, 'YYYY-MM'. */
export function countMonths(lines: readonly Movement[]): Readonly<Record<string, number>> {
  const months: Record<string, number> = {}
  for (const { month } of lines) months[month] = (months[month] ?? 0) + 1
  return months
}
