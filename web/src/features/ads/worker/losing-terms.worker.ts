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
import { serveCalls } from '../../../workers/serve-calls.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import { receiveTerms } from './send-terms.ts'

interface Question {
  readonly rule: VerdictRule
  readonly mostWords: number
}

let report: SoldTerms | undefined
let terms: TermIndex | undefined
let words: WordIndex | undefined
let latestQuestion = 0

const calls = {
  /** The report in which terms are found from now on. */
  receive: async (terms: MessagePort) => {
    report = await receiveTerms(terms)
  },

  /** What loses under a rule: the terms are reported first; the words are left out where another rule came meanwhile. */
  find: async (
    { rule, mostWords }: Question,
    { report: send }: Job<TermsToStop>,
  ): Promise<readonly LosingWord[] | undefined> => {
    latestQuestion += 1
    const question = latestQuestion
    if (report) terms ??= indexTerms(report)
    if (!terms) throw new Error('there is no report yet')
    const stop = termsToStop(terms, rule)
    send(
      stop,
      Object.values(stop).map(({ buffer }) => buffer),
    )
    await new Promise((resolve) => setTimeout(resolve))
    if (question !== latestQuestion) return undefined
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
