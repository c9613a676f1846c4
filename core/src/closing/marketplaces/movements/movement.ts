import type { CalendarDate } from '../../../calendar/index.ts'
import type { Cents } from '../../../money/index.ts'
import type { FileWarning } from '../../reading/reading-problems.ts'
import { wordOf } from '../../reading/sheet.ts'

/** The files beside the two of a month: the seller's wallet, advances on orders, returns, and what affiliates are paid. */
export const movementSources = ['wallet', 'advances', 'returns', 'affiliates'] as const
export type MovementSource = (typeof movementSources)[number]

/**
 * What a line is. Of a wallet: 'order-income' came for an order, an 'ads-top-up' went to the seller's own balance for ads, a
 * 'withdrawal' or other 'transfer' moved money without earning or costing any, 'freight' is an adjustment that names the freight,
 * its weight or measures, 'adjustment' and 'other' are anything else. The other files have lines of one kind each: 'advance',
 * also in a wallet, 'return', 'affiliate'.
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
 * One line of such a file. `id` is the same in every file that has the line, and no two lines of a file have one id. `month`, 'YYYY-MM',
 * is that of its order where it has one, of `day` otherwise: the month it is shown in.
 *
 * `amount` is in centavos, positive where it came to the seller: of an advance what was paid out, of a return (negative) what goes back
 * to the buyer, of an affiliate (negative) what the seller owes; absent where the file does not say it without doubt. `fee` of an
 * advance is negative, `rest` is what of the order is still to come, `compensation` what the seller got for a return. `until` is the
 * day up to which the seller has to act. Of `state` and `text` the words are the file's.
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

/** The lines of one file; `warnings` is what the seller has to know of how it was read. */
export interface MovementFile {
  readonly source: MovementSource
  readonly lines: readonly Movement[]
  readonly warnings: readonly FileWarning[]
}

/** A line by what stays the same when the file is made anew, such as its time and its order. */
export interface MovementLine {
  readonly key: readonly (string | number)[]
  readonly movement: Omit<Movement, 'id' | 'source'>
}

const longestKeyPart = 60

/** Numbers lines of one key, so that two equal ones of a file are two, and the same two in another file. */
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
 * Tells files of equal lines from others: 16 hexadecimal digits of their ids, amounts and states in the file's order.
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

/** Whether the seller is still asked to do something about a return: its file says until when, and not that it is over. */
export function awaitsSeller({ until, state }: Pick<Movement, 'until' | 'state'>): boolean {
  return until !== undefined && !over.test(wordOf(state))
}

/** How many lines of each month there are, by 'YYYY-MM'. */
export function countMonths(lines: readonly Movement[]): Readonly<Record<string, number>> {
  const months: Record<string, number> = {}
  for (const { month } of lines) months[month] = (months[month] ?? 0) + 1
  return months
}
