import { indexTerms, losingWords, type TermIndex, termsToStop } from '@vendaclara/core/ads'
import type { DecidedTerms, DecideRequest, TermColumns } from './decide-messages.ts'
import { mostWords } from './most-words.ts'

let columns: Partial<TermColumns> = {}
let parts: string[] = []
let index: TermIndex | undefined

self.onmessage = ({ data }: MessageEvent<DecideRequest>) => {
  if (data.kind === 'column') columns = { ...columns, ...data.column }
  else if (data.kind === 'text') parts.push(data.part)
  else {
    const { rule } = data
    index ??= takeIndex()
    tell({ rule, stop: termsToStop(index, rule), words: losingWords(index, rule, mostWords) })
  }
}

/** The columns are let go of once they are indexed: a report may be large. */
function takeIndex(): TermIndex {
  const { clicks, conversions, gmv, spend, ...rest } = columns as TermColumns
  const text = parts.join('')
  columns = {}
  parts = []
  return indexTerms({ terms: { ...rest, text, figures: { clicks, conversions, gmv, spend } } })
}

function tell(decided: DecidedTerms): void {
  self.postMessage(decided, { transfer: Object.values(decided.stop).map(({ buffer }) => buffer) })
}
