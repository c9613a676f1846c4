import {
  indexTermsInParts,
  indexWordsInTurns,
  type LosingWord,
  losingWords,
  type TermIndex,
  type TermsToStop,
  termsToStop,
  type VerdictRule,
  type WordIndex,
} from '@vendaclara/core/ads'
import { serveCalls } from '../../../workers/serve-calls.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import { receiveTermsInParts } from './send-terms.ts'

interface Question {
  readonly rule: VerdictRule
  readonly mostWords: number
}

interface Indexed {
  readonly terms: TermIndex
  readonly words: Promise<WordIndex>
}

let indexed: Indexed | undefined
let latestQuestion = 0

const calls = {
  /**
   * Receives the report in which terms are found from now on. Its words are indexed at once, while the seller is still
   * typing.
   */
  receive: async (port: MessagePort) => {
    let indexing: ReturnType<typeof indexTermsInParts> | undefined
    for await (const report of receiveTermsInParts(port)) {
      indexing ??= indexTermsInParts(report)
      const { done, value } = indexing.next()
      if (done && value) indexed = { terms: value, words: inTurns(indexWordsInTurns(report, value)) }
    }
  },

  /**
   * Finds what loses under a rule. The terms are reported first; the words are left out if another rule arrived
   * meanwhile.
   */
  find: async (
    { rule, mostWords }: Question,
    { report: send }: Job<TermsToStop>,
  ): Promise<readonly LosingWord[] | undefined> => {
    latestQuestion += 1
    const question = latestQuestion
    if (!indexed) throw new Error('there is no report yet')
    const { terms } = indexed
    const stop = termsToStop(terms, rule)
    send(
      stop,
      Object.values(stop).map(({ buffer }) => buffer),
    )
    const words = await indexed.words
    await turn()
    return question === latestQuestion ? losingWords(terms, words, rule, mostWords) : undefined
  },
}
export type LosingTermsCalls = typeof calls

serveCalls(calls)

/** The result of work that pauses so that questions can be answered. */
async function inTurns<Result>(work: Generator<undefined, Result, undefined>): Promise<Result> {
  for (;;) {
    await turn()
    const { done, value } = work.next()
    if (done) return value
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
