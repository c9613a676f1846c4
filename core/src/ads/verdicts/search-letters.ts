import { type SearchTerms, termsInText, termText } from '../ads-report.ts'
import { hashWith } from '../letter-table.ts'

const firstRoom = 256
const lastNarrow = 0xff
const space = 0x20
const lowered = Uint8Array.from({ length: lastNarrow + 1 }, (_, letter) =>
  String.fromCharCode(letter).toLowerCase().charCodeAt(0),
)
const isSpace = Uint8Array.from({ length: lastNarrow + 1 }, (_, letter) =>
  String.fromCharCode(letter).trim() === '' ? 1 : 0,
)

/** Normalises a text, so that the same search gives the same result: letter case and repeated spaces are ignored. */
export function searchOf(text: string): string {
  const search = text.trim().normalize('NFC').toLowerCase()
  return search.includes('  ') ? search.replace(/ +/g, ' ') : search
}

/**
 * Reads the letters of {@link searchOf} term by term, into one buffer. Making a string of each of a million terms takes
 * a second.
 */
export class SearchLetters {
  letters = new Uint16Array(firstRoom)
  length = 0
  /** Whether all letters are among the first 256. */
  isNarrow = true
  private readonly terms: Omit<SearchTerms, 'figures'>

  constructor(terms: Omit<SearchTerms, 'figures'>) {
    this.terms = terms
  }

  /** Reads the term at a position. */
  read(position: number): void {
    const { texts, ends } = this.terms
    const text = texts[Math.floor(position / termsInText)] ?? ''
    let start = position % termsInText === 0 ? 0 : (ends[position - 1] ?? 0)
    let end = ends[position] ?? start
    this.makeRoom(end - start)
    while (start < end && isSpace[text.charCodeAt(start)] === 1) start += 1
    while (end > start && isSpace[text.charCodeAt(end - 1)] === 1) end -= 1
    const { letters } = this
    let length = 0
    for (let at = start; at < end; at += 1) {
      const letter = text.charCodeAt(at)
      if (letter > lastNarrow) {
        this.fill(searchOf(termText({ terms: this.terms }, position)))
        return
      }
      if (letter === space && letters[length - 1] === space) continue
      letters[length] = lowered[letter] ?? 0
      length += 1
    }
    this.length = length
    this.isNarrow = true
  }

  hash(): number {
    let hash = this.length
    for (let at = 0; at < this.length; at += 1) hash = hashWith(hash, this.letters[at] ?? 0)
    return hash
  }

  isSame({ letters, length }: SearchLetters): boolean {
    if (length !== this.length) return false
    for (let at = 0; at < length; at += 1) if (letters[at] !== this.letters[at]) return false
    return true
  }

  /** Whether nothing was typed; a report has '-' then. */
  isNone(): boolean {
    return this.length === 0 || (this.length === 1 && this.letters[0] === 0x2d)
  }

  private fill(search: string): void {
    this.makeRoom(search.length)
    for (let at = 0; at < search.length; at += 1) this.letters[at] = search.charCodeAt(at)
    this.length = search.length
    this.isNarrow = false
  }

  private makeRoom(length: number): void {
    if (length > this.letters.length) this.letters = new Uint16Array(2 * length)
  }
}
