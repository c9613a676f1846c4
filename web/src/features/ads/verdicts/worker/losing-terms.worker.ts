import {
  indexTerms,
  indexWords,
  type LosingWord,
  losingWords,
  type SoldTerms,
  type TermIndex,
  type TermsToStop,
  termsToStop,
  type VerdictRule,
  type WordIndex,
} from '@vendaclara/core/ads'
import { eachPiece } from '../../../../workers/pieces.ts'
import { serveCalls } from '../../../../workers/serve-calls.ts'
import type { Job } from '../../../../workers/worker-calls.ts'

type Terms = SoldTerms['terms']
/** The columns of a report's terms but their texts. */
export type TermColumns = Omit<Terms, 'figures' | 'texts'> & Terms['figures']
/** A report comes column by column and its texts part by part, so that no copy holds the page up. */
export type ReportPart = { readonly column: Partial<TermColumns> } | { readonly texts: readonly string[] }

interface Question {
  readonly rule: VerdictRule
  readonly mostWords: number
}

let report: SoldTerms | undefined
let terms: TermIndex | undefined
let words: WordIndex | undefined
let asked = 0

const calls = {
  /** The report that is asked about from now on, in parts. */
  hold: async (parts: MessagePort) => {
    report = await receiveReport(parts)
  },

  /** What loses under a rule: the terms are reported first; the words are left out where another rule was asked for meanwhile. */
  find: async (
    { rule, mostWords }: Question,
    { report: send }: Job<TermsToStop>,
  ): Promise<readonly LosingWord[] | undefined> => {
    asked += 1
    const question = asked
    if (report) terms ??= indexTerms(report)
    if (!terms) throw new Error('asked before there was a report')
    const stop = termsToStop(terms, rule)
    send(
      stop,
      Object.values(stop).map(({ buffer }) => buffer),
    )
    await new Promise((resolve) => setTimeout(resolve))
    if (question !== asked) return undefined
    if (report) {
      words = indexWords(report, terms)
      // It may be large, and with its words everything needed of it is at hand.
      report = undefined
    }
    return words && losingWords(terms, words, rule, mostWords)
  },
}
export type LosingTermsCalls = typeof calls

serveCalls(calls)

async function receiveReport(parts: MessagePort): Promise<SoldTerms> {
  const columns: Partial<TermColumns> = {}
  const texts: string[] = []
  for await (const piece of eachPiece<ReportPart>(parts)) {
    for (const part of piece) {
      if ('column' in part) Object.assign(columns, part.column)
      else texts.push(...part.texts)
    }
  }
  const { clicks, conversions, gmv, spend, ...rest } = columns as TermColumns
  return { terms: { ...rest, texts, figures: { clicks, conversions, gmv, spend } } }
}
