import type { ClosingFigures, ClosingMarketplace, ClosingMonth } from '@vendaclara/core/closing'
import { closingMarketplaceIds } from '@vendaclara/core/closing'
import { toCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count, inCents, version } from '../amounts.ts'
import { wireAudit } from './fees.ts'
import { type MonthName, monthName, readMonth } from './month-names.ts'

// What a closing comes to, and a closing itself, on the wire.

/** The marketplace of a closing. */
export const wireMarketplace = z.enum(closingMarketplaceIds)

/** `MonthSums`, in centavos. */
export const wireSums = z.strictObject({
  expected: cents,
  received: cents,
  refunded: cents,
  awaited: cents,
  otherOrders: count,
  otherReceived: cents,
  owed: z.strictObject({ count, amount: cents }).exactOptional(),
  leftOut: z.strictObject({ count, amount: cents }).exactOptional(),
  counts: z
    .strictObject({
      unpaid: count,
      paidLate: count,
      cancelled: count,
      returned: count,
      refunded: count.exactOptional(),
    })
    .exactOptional(),
  explained: cents.exactOptional(),
  rests: z
    .array(z.strictObject({ until: z.iso.date().nullable(), amount: cents }))
    .max(1000)
    .readonly()
    .exactOptional(),
  adjustments: z.strictObject({ count, amount: cents }).exactOptional(),
  audit: wireAudit.exactOptional(),
})

/** `MonthFigures`. `quantity` counts the matched orders, `totalErrors` is the sum of the differences in reais. */
const wireMonthFigures = {
  quantity: count,
  totalErrors: z.number(),
  differences: count,
  unmatched: count,
  lost: inCents(z.number().int()),
  sums: wireSums.nullable(),
}

/** `ClosingFigures` on the wire. */
export const wireFigures = z.object({
  hasOrders: z.boolean(),
  hasResults: z.boolean(),
  isSent: z.boolean(),
  ...wireMonthFigures,
  inYear: z.strictObject(wireMonthFigures).exactOptional(),
  recovered: inCents(z.number().int()),
  denied: inCents(z.number().int()),
  contested: count,
  regained: z.strictObject({ less: cents, awaited: cents, count: count.default(0) }).exactOptional(),
  doubts: count.exactOptional(),
  revision: version,
})
export type WireFigures = z.infer<typeof wireFigures>

export function readFigures({ inYear, ...figures }: WireFigures): ClosingFigures {
  return { ...readMonthFigures(figures), ...(inYear && { inYear: readMonthFigures(inYear) }) }
}

function readMonthFigures<Figures extends { readonly quantity: number; readonly totalErrors: number }>({
  quantity,
  totalErrors,
  ...figures
}: Figures) {
  return { ...figures, matched: quantity, totalDifference: toCents(totalErrors) }
}

/** A closing in the code. */
export interface Analysis extends ClosingMonth {
  readonly id: string
  readonly marketplace: ClosingMarketplace
  readonly duplicate: boolean
}

/** Reads a closing with its figures. */
export function readAnalysis<
  Wire extends { readonly figures: WireFigures; readonly month: MonthName; readonly mes: MonthName },
>({ figures, mes: _, ...analysis }: Wire) {
  return { ...readMonth(analysis), figures: readFigures(figures) }
}

/** Writes a closing without its figures. */
export function writeAnalysis({ id, month, year, marketplace, duplicate }: Analysis) {
  const name = monthName(month)
  return { id, month: name, mes: name, year, marketplace, duplicate }
}

export function writeFigures({ inYear, ...figures }: ClosingFigures): WireFigures {
  return { ...writeMonthFigures(figures), ...(inYear && { inYear: writeMonthFigures(inYear) }) }
}

function writeMonthFigures<Figures extends Pick<ClosingFigures, 'matched' | 'totalDifference'>>({
  matched,
  totalDifference,
  ...figures
}: Figures) {
  return { ...figures, quantity: matched, totalErrors: toReais(totalDifference) }
}
