import { textOf } from '../../memory/index.ts'
import { GrowingColumn } from '../growing-column.ts'
import { firstHash, hashWith, LetterTable, unknown } from '../letter-table.ts'
import { SearchLetters } from './search-letters.ts'
import type { SoldTerms, TermIndex } from './term-index.ts'

/** The words of the searches in a {@link TermIndex}. */
export interface WordIndex {
  /** The number of words; they are numbered from 0. */
  readonly count: number
  /** The word with this number. */
  readonly wordAt: (number: number) => string
  /** The word numbers of all entries, one entry after the other. Those of entry n end at `ends[n]`. */
  readonly ids: Uint32Array
  readonly ends: Uint32Array
}

/**
 * Splits the searches of a report into words: runs of letters and digits, without Portuguese stop words. A million
 * terms take a second.
 */
export function indexWords(report: SoldTerms, index: TermIndex): WordIndex {
  const turns = indexWordsInTurns(report, index)
  for (;;) {
    const { done, value } = turns.next()
    if (done) return value
  }
}

/** The number of searches between pauses; they take about 50 milliseconds. */
const searchesInTurn = 65_536

/** As {@link indexWords}, with pauses in which the caller can do other work. */
export function* indexWordsInTurns(
  { terms }: SoldTerms,
  { count, first }: TermIndex,
): Generator<undefined, WordIndex, undefined> {
  const words = new WordList()
  const search = new SearchLetters(terms)
  const ends = new Uint32Array(count)
  for (let entry = 0; entry < count; entry += 1) {
    if (entry % searchesInTurn === searchesInTurn - 1) yield
    search.read(first[entry] ?? 0)
    words.split(search)
    ends[entry] = words.ids.length
  }
  const { table, ids } = words
  table.letGo()
  return { count: table.count, wordAt: (number) => table.textAt(number), ids: ids.values(), ends }
}

const word = /[\p{L}\p{N}]+/gu
const isLetter = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Collects every word once, and for each search the numbers of its words that are no stop words. */
class WordList {
  readonly table = new LetterTable()
  readonly ids = new GrowingColumn()
  /** By word number: 1 for stop words. */
  private readonly stopped = new GrowingColumn()

  /** Adds the word numbers of a search, in sequence. */
  split({ letters, length, isNarrow }: SearchLetters): void {
    if (!isNarrow) {
      for (const [found] of textOf(letters, 0, length).matchAll(word)) {
        this.push(
          Uint16Array.from(found.split(''), (letter) => letter.charCodeAt(0)),
          0,
          found.length,
        )
      }
      return
    }
    let start = 0
    let hash = firstHash
    for (let at = 0; at < length; at += 1) {
      const letter = letters[at] ?? 0
      if (isLetter[letter] === 1) hash = hashWith(hash, letter)
      else {
        if (at > start) this.push(letters, start, at, hash)
        start = at + 1
        hash = firstHash
      }
    }
    if (length > start) this.push(letters, start, length, hash)
  }

  private push(letters: Uint16Array, from: number, to: number, hash?: number): void {
    let id = this.table.find(letters, from, to, hash)
    if (id === unknown) {
      id = this.table.add(letters, from, to, hash)
      this.stopped.push(mayBeStopWord(letters, from, to) && isStopWord(textOf(letters, from, to)) ? 1 : 0)
    }
    if (this.stopped.at(id) === 0) this.ids.push(id)
  }
}

/** Portuguese words without meaning of their own in a search, written without accents. */
const stopWords = new Set(
  `a ao aos as ate com como da das de do dos e em entre esta este isso mais me meu meus minha minhas muito na nas no
  nos num numa o os ou para pela pelas pelo pelos por pra pras pro pros que se sem ser seu seus so sobre sua suas
  tem um uma umas uns voce`.split(/\s+/),
)

const lastDigit = 0x39
const longestStopWord = Math.max(...[...stopWords].map((one) => one.length))

/**
 * Whether a word could be a stop word: it is short enough and has no digit. Most words that occur only once are
 * numbers.
 */
function mayBeStopWord(letters: Uint16Array, from: number, to: number): boolean {
  if (to - from > longestStopWord) return false
  for (let at = from; at < to; at += 1) if ((letters[at] ?? 0) <= lastDigit) return false
  return true
}

/** Whether a lower-case word is a stop word, with or without its accents. */
function isStopWord(word: string): boolean {
  return stopWords.has(word.normalize('NFD').replace(/\p{M}/gu, ''))
}
