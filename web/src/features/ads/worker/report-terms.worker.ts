import {
  indexTermsInParts,
  indexWordsInTurns,
  type ListedTerms,
  type LosingTerms,
  type LosingWord,
  losingTerms,
  losingWords,
  searchSums,
  type TermIndex,
  unsoldTerms,
  type VerdictRule,
  type WordIndex,
} from '@vendaclara/core/ads'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import { type Filters, filterReport, type SearchedReport } from '../model/filters.ts'
import { type SortedTerms, sortTerms } from '../model/sort.ts'
import { receiveTerms } from './send-terms.ts'

interface SentReport extends Pick<SearchedReport, 'groups'> {
  readonly terms: MessagePort
}

interface Question {
  readonly rule: VerdictRule
  /** The average value of a sale in the report. */
  readonly salesValue: number
  readonly mostWords: number
}

interface Received {
  readonly report: SearchedReport
  readonly terms: TermIndex
  readonly words: Promise<WordIndex>
}

let received: Received | undefined
let latestQuestion = 0

const calls = {
  /**
   * Receives the report whose terms are filtered, sorted and judged from now on. Its searches are indexed while they
   * come, its words afterwards, in turns between which questions are answered.
   */
  receive: async ({ groups, terms }: SentReport) => {
    let indexing: ReturnType<typeof indexTermsInParts> | undefined
    for await (const sold of receiveTerms(terms)) {
      indexing ??= indexTermsInParts(sold)
      const { done, value } = indexing.next()
      // An empty part may follow the last texts; by then the index was made.
      if (!done || !value) continue
      received = { report: { groups, ...sold }, terms: value, words: inTurns(indexWordsInTurns(sold, value)) }
    }
  },

  filter: (filters: Filters) => {
    const filtered = filterReport(taken().report, filters)
    return new Transferring(filtered, [filtered.matches.buffer, filtered.termCounts.buffer])
  },

  sums: (searches: readonly string[]) => searchSums(taken().report, searches),

  sort: (sorted: SortedTerms) => {
    const positions = sortTerms(taken().report, sorted)
    return new Transferring(positions, [positions.buffer])
  },

  unsold: () => {
    const unsold = unsoldTerms(taken().terms)
    return new Transferring(unsold, buffersOf(unsold))
  },

  /**
   * Finds what loses under a rule. The terms are reported first; the words are left out if another rule arrived
   * by then.
   */
  findLosing: async (
    { rule, salesValue, mostWords }: Question,
    { report: send }: Job<LosingTerms>,
  ): Promise<readonly LosingWord[] | undefined> => {
    latestQuestion += 1
    const question = latestQuestion
    const { terms, words } = taken()
    const losing = losingTerms(terms, rule, salesValue)
    send(losing, [...buffersOf(losing.stop), ...buffersOf(losing.lower)])
    const indexed = await words
    await turn()
    return question === latestQuestion ? losingWords(terms, indexed, rule, mostWords) : undefined
  },
}
export type ReportTermsCalls = typeof calls

serveCalls(calls)

function buffersOf(terms: ListedTerms): ArrayBufferLike[] {
  return Object.values(terms).map(({ buffer }) => buffer)
}

function taken(): Received {
  if (!received) throw new Error('there is no report yet')
  return received
}

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
