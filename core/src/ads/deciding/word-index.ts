import { GrowingColumn } from '../growing-column.ts'
import { type SoldTerms, searchAt, type TermIndex } from './term-index.ts'
import { WordList } from './word-list.ts'

/** The words of the searches of a {@link TermIndex}. */
export interface WordIndex {
  readonly words: readonly string[]
  /** The words of all entries one behind the other, by their place in `words`; those of entry n end at `ends[n]`. */
  readonly ids: Uint32Array
  readonly ends: Uint32Array
}

/**
 * Takes the searches of a report apart. Words are runs of letters and digits, without Portuguese stop words. Takes as long
 * as finding the searches did.
 */
export function indexWords(report: SoldTerms, { count, first }: TermIndex): WordIndex {
  const list = new WordList()
  const ids = new GrowingColumn()
  const ends = new Uint32Array(count)
  for (let entry = 0; entry < count; entry += 1) {
    list.split(searchAt(report, first[entry] ?? 0), ids)
    ends[entry] = ids.length
  }
  return { words: list.words, ids: ids.values(), ends }
}
