import { type Sold, soldAt } from '../ads-report.ts'
import type { TermIndex } from './term-index.ts'
import { profitAfterAds, type Verdict, type VerdictRule, verdictOf } from './verdict.ts'
import type { WordIndex } from './word-index.ts'
import { WordSums } from './word-sums.ts'

/**
 * A word, or two words with nothing but stop words between them, that occurs in at least two losing searches. Its
 * figures and verdict are of all searches it occurs in, so that a word that also sells is not condemned. Money in
 * reais.
 */
export interface LosingWord extends Sold {
  readonly text: string
  readonly losingTerms: number
  readonly terms: number
  readonly profit: number
  readonly verdict: Verdict
}

/** The words of losing searches, the largest loss first; at most `limit`, so that a page can hold them. */
export function losingWords(
  index: TermIndex,
  words: WordIndex,
  rule: VerdictRule,
  limit: number,
): LosingWord[] {
  const losing: number[] = []
  for (let entry = 0; entry < index.count; entry += 1) {
    if (verdictOf(soldAt(index, entry), rule) === 'loss') losing.push(entry)
  }
  const sums = new WordSums(words, losing)
  for (let entry = 0; entry < index.count; entry += 1) sums.add(entry, index)
  return sums
    .words()
    .map((word) => ({ ...word, verdict: verdictOf(word, rule), profit: profitAfterAds(word, rule.margin) }))
    .toSorted((one, other) => one.profit - other.profit || other.losingTerms - one.losingTerms)
    .slice(0, limit)
}
