import { GrowingColumn } from '../growing-column.ts'
import { type SoldTerms, searchAt, type TermIndex } from './term-index.ts'

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

const word = /[\p{L}\p{N}]+/gu
const stopped = -1
const letters = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Every word that was seen, once each, in the order of their first appearance; stop words have no place in it. */
class WordList {
  readonly words: string[] = []
  private readonly ids = new Map<string, number>()

  /** Adds to `ids` the places of the words of a lowercased text, in their order. */
  split(text: string, ids: GrowingColumn): void {
    const before = ids.length
    // Looking at each letter takes half as long as the pattern, which knows those of every script.
    let start = -1
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : 0
      if (code > 0xff) {
        ids.length = before
        for (const found of text.match(word) ?? []) this.push(found, ids)
        return
      }
      if (letters[code] === 1) start = start === -1 ? at : start
      else if (start !== -1) {
        this.push(text.slice(start, at), ids)
        start = -1
      }
    }
  }

  private push(found: string, ids: GrowingColumn): void {
    const id = this.ids.get(found) ?? this.add(found)
    if (id !== stopped) ids.push(id)
  }

  private add(found: string): number {
    const id = isStopWord(found) ? stopped : this.words.push(found) - 1
    this.ids.set(found, id)
    return id
  }
}

/** Portuguese words that carry no meaning of their own in a search, without their accents. */
const stopWords = new Set(
  `a ao aos as ate com como da das de do dos e em entre esta este isso mais me meu meus minha minhas muito na nas no
  nos num numa o os ou para pela pelas pelo pelos por pra pras pro pros que se sem ser seu seus so sobre sua suas
  tem um uma umas uns voce`.split(/\s+/),
)

/** Whether a lowercased word says nothing by itself, written with its accents or without. */
function isStopWord(word: string): boolean {
  return stopWords.has(word.normalize('NFD').replace(/\p{M}/gu, ''))
}
