import type { AdsReport, SoldTerms } from '@vendaclara/core/ads'
import { eachPiece, sendInPieces } from '../../../workers/pieces.ts'
import { textsInPart } from '../model/imported-report.ts'

type Terms = SoldTerms['terms']
type TermColumns = Omit<Terms, 'figures' | 'texts'> & Terms['figures']
/** One column of the terms, or some of their texts. */
type TermsPart = { readonly column: Partial<TermColumns> } | { readonly texts: readonly string[] }

/**
 * Sends the terms of a report to a worker one part at a time, because copying all of them at once would block the page.
 */
export function sendTerms({ terms }: AdsReport): MessagePort {
  return sendInPieces(partsOf(terms), 1)
}

function* partsOf({ texts, figures, ...rest }: AdsReport['terms']): Generator<TermsPart> {
  const { clicks, conversions, gmv, spend } = figures
  const columns: TermColumns = { ...rest, clicks, conversions, gmv, spend }
  for (const [name, column] of Object.entries(columns)) yield { column: { [name]: column } }
  for (let at = 0; at < texts.length; at += textsInPart) {
    yield { texts: texts.slice(at, at + textsInPart) }
  }
}

/**
 * The terms that {@link sendTerms} sends: the same each time, with more of their texts. The columns come before the
 * texts.
 */
export async function* receiveTerms(parts: MessagePort): AsyncGenerator<SoldTerms> {
  const columns: Partial<TermColumns> = {}
  const texts: string[] = []
  let report: SoldTerms | undefined
  for await (const piece of eachPiece<TermsPart>(parts)) {
    for (const part of piece) {
      if ('column' in part) Object.assign(columns, part.column)
      else texts.push(...part.texts)
    }
    if (texts.length === 0) continue
    report ??= withTexts(columns as TermColumns, texts)
    yield report
  }
  if (!report) yield withTexts(columns as TermColumns, texts)
}

function withTexts(columns: TermColumns, texts: readonly string[]): SoldTerms {
  const { clicks, conversions, gmv, spend, ...rest } = columns
  return { terms: { ...rest, texts, figures: { clicks, conversions, gmv, spend } } }
}
