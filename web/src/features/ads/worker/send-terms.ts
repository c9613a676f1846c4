import { type AdsReport, type SoldTerms, soldNames } from '@vendaclara/core/ads'
import { eachPiece, sendInPieces } from '../../../workers/pieces.ts'
import { partsOfTerms, TermsOfParts } from '../model/terms-in-parts.ts'

/** Sends the terms of a report, with the figures by which they are judged, to a worker. */
export function sendTerms({ terms }: AdsReport): MessagePort {
  return sendInPieces(partsOfTerms(terms, soldNames), 1)
}

/** The terms that {@link sendTerms} sends: the same each time, with more of their texts. */
export async function* receiveTerms(port: MessagePort): AsyncGenerator<SoldTerms> {
  const parts = new TermsOfParts()
  let report: SoldTerms | undefined
  for await (const piece of eachPiece<Parameters<TermsOfParts['add']>[0]>(port)) {
    for (const part of piece) parts.add(part)
    if (!parts.hasTexts) continue
    report ??= { terms: parts.terms() }
    yield report
  }
  if (!report) yield { terms: parts.terms() }
}
