import {
  indexTerms,
  indexWords,
  losingWords,
  type SoldTerms,
  type TermIndex,
  termsToStop,
  type VerdictRule,
  type WordIndex,
} from '@vendaclara/core/ads'
import type { LosingTermsAnswer, LosingTermsRequest, TermColumns } from './losing-messages.ts'
import { mostWords } from './losing-messages.ts'

let columns: Partial<TermColumns> = {}
let texts: string[] = []
let report: SoldTerms | undefined
let terms: TermIndex | undefined
let words: WordIndex | undefined
let wordsToCome: ReturnType<typeof setTimeout> | undefined

self.onmessage = ({ data }: MessageEvent<LosingTermsRequest>) => {
  if (data.kind === 'column') columns = { ...columns, ...data.column }
  else if (data.kind === 'texts') texts.push(...data.texts)
  else find(data.rule)
}

function find(rule: VerdictRule): void {
  if (!terms) {
    report = takeReport()
    terms = indexTerms(report)
  }
  const index = terms
  const stop = termsToStop(index, rule)
  send(
    { kind: 'stop', rule, stop },
    Object.values(stop).map(({ buffer }) => buffer),
  )
  // A rule that is already waiting comes first: nobody needs the words of this one then.
  clearTimeout(wordsToCome)
  wordsToCome = setTimeout(() => sendWords(index, rule))
}

function sendWords(index: TermIndex, rule: VerdictRule): void {
  if (report) {
    words = indexWords(report, index)
    // It may be large, and with its words everything needed of it is at hand.
    report = undefined
  }
  if (words) send({ kind: 'words', rule, words: losingWords(index, words, rule, mostWords) })
}

function takeReport(): SoldTerms {
  const { clicks, conversions, gmv, spend, ...rest } = columns as TermColumns
  const taken = { terms: { ...rest, texts, figures: { clicks, conversions, gmv, spend } } }
  columns = {}
  texts = []
  return taken
}

function send(answer: LosingTermsAnswer, transfer: ArrayBufferLike[] = []): void {
  self.postMessage(answer, { transfer })
}
