import { indexTerms, losingWords, type TermIndex, termsToStop } from '@vendaclara/core/ads'
import type { DecidedTerms, DecideRequest, TermColumns } from './decide-messages.ts'
import { mostWords } from './most-words.ts'

let columns: Partial<TermColumns> = {}
let texts: string[] = []
let index: TermIndex | undefined

self.onmessage = ({ data }: MessageEvent<DecideRequest>) => {
  if (data.kind === 'column') columns = { ...columns, ...data.column }
  else if (data.kind === 'texts') texts.push(...data.texts)
  else {
    const { rule } = data
    index ??= takeIndex()
    tell({ rule, stop: termsToStop(index, rule), words: losingWords(index, rule, mostWords) })
  }
}

/** The columns are let go of once they are indexed: a report may be large. */
function takeIndex(): TermIndex {
  const { clicks, conversions, gmv, spend, ...rest } = columns as TermColumns
  const report = { terms: { ...rest, texts, figures: { clicks, conversions, gmv, spend } } }
  columns = {}
  texts = []
  return indexTerms(report)
}

function tell(decided: DecidedTerms): void {
  self.postMessage(decided, { transfer: Object.values(decided.stop).map(({ buffer }) => buffer) })
}
