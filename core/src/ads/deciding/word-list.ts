import type { GrowingColumn } from '../growing-column.ts'
import { isStopWord } from './stop-words.ts'

const word = /[\p{L}\p{N}]+/gu
const stopped = -1

/** Every word that was seen, once each, in the order of their first appearance; stop words have no place in it. */
export class WordList {
  readonly words: string[] = []
  private readonly ids = new Map<string, number>()

  /** Adds to `ids` the places of the words of a lowercased text, in their order. */
  split(text: string, ids: GrowingColumn): void {
    for (const found of text.match(word) ?? []) {
      const id = this.ids.get(found) ?? this.add(found)
      if (id !== stopped) ids.push(id)
    }
  }

  private add(found: string): number {
    const id = isStopWord(found) ? stopped : this.words.push(found) - 1
    this.ids.set(found, id)
    return id
  }
}
