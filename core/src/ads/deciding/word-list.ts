import type { GrowingColumn } from '../growing-column.ts'
import { isStopWord } from './stop-words.ts'

const word = /[\p{L}\p{N}]+/gu
const stopped = -1
const letters = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Every word that was seen, once each, in the order of their first appearance; stop words have no place in it. */
export class WordList {
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
