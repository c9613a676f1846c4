import { type AdsReport, termsInText } from '@vendaclara/core/ads'

type Terms = AdsReport['terms']

/** A report as versions before stored it: all texts in one, and each term's end counted from its beginning. */
export interface WholeReport extends Omit<AdsReport, 'terms'> {
  readonly terms: Omit<Terms, 'texts'> & { readonly text: string }
}

/** The same report with its texts in pieces. */
export function inTexts({ terms: { text, ...terms }, ...report }: WholeReport): AdsReport {
  const texts: string[] = []
  const ends = new Uint32Array(terms.ends.length)
  for (let first = 0; first < ends.length; first += termsInText) {
    const start = terms.ends[first - 1] ?? 0
    const piece = terms.ends.subarray(first, first + termsInText)
    texts.push(text.slice(start, piece.at(-1)))
    ends.set(
      piece.map((end) => end - start),
      first,
    )
  }
  return { ...report, terms: { ...terms, texts, ends } }
}
