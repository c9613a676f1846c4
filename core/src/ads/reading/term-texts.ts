import { letGo, textOf } from '../../memory/index.ts'
import { termsInText } from '../ads-report.ts'
import { Row } from './row.ts'

/** UTF-16 letters, or one byte each if all are among the first 256. */
type Letters = Uint8Array | Uint16Array

/** Collects the texts of terms in pieces, without keeping a string for any of them. */
export class TermTexts {
  private readonly pieces: TextPiece[] = []
  private readonly written = new Row()

  push(text: string): void {
    this.openPiece().push(this.written.fill([text]).letters, 0, text.length)
  }

  /** Adds the letters `from`..`to` as a text, trimmed and in normal form (NFC). */
  pushLetters(letters: Uint16Array, from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      if ((letters[at] ?? 0) >= firstComposable) {
        this.push(textOf(letters, from, to).trim().normalize('NFC'))
        return
      }
    }
    let [start, end] = [from, to]
    while (start < end && isSpace(letters[start] ?? 0)) start += 1
    while (end > start && isSpace(letters[end - 1] ?? 0)) end -= 1
    this.openPiece().push(letters, start, end)
  }

  /** The text at an index, counted from 0. */
  textAt(place: number): string {
    return this.pieces[Math.floor(place / termsInText)]?.textAt(place % termsInText) ?? ''
  }

  private openPiece(): TextPiece {
    const last = this.pieces.at(-1)
    if (last && last.count < termsInText) return last
    const piece = new TextPiece()
    this.pieces.push(piece)
    return piece
  }

  /**
   * Hands over all texts, {@link termsInText} joined to one, each at the index that `places` gives. Answers the end of
   * each within the one it is in. It can only be called once, as nothing is kept.
   */
  take(places: Uint32Array, onText: (text: string) => void): Uint32Array {
    const rows = new Uint32Array(places.length)
    for (let row = 0; row < places.length; row += 1) rows[places[row] ?? 0] = row
    const ends = new Uint32Array(places.length)
    const joined = new Row()
    for (let first = 0; first < places.length; first += termsInText) {
      let end = 0
      for (let place = first; place < Math.min(first + termsInText, places.length); place += 1) {
        const row = rows[place] ?? 0
        end = this.pieces[Math.floor(row / termsInText)]?.copy(row % termsInText, joined, end) ?? end
        ends[place] = end
      }
      onText(textOf(joined.letters, 0, end))
    }
    for (const piece of this.pieces) piece.letGo()
    this.pieces.length = 0
    return ends
  }
}

const firstRoom = 48 * termsInText
/** Letters below this one never change in the normal form of a text. */
const firstComposable = 0x300

/** Whether a letter below {@link firstComposable} is white space. */
function isSpace(letter: number): boolean {
  return letter === 0x20 || (letter >= 0x09 && letter <= 0x0d) || letter === 0xa0
}

/**
 * Up to {@link termsInText} texts in one array of letters: one byte each, or two once a letter needs them. As strings,
 * a million texts would take up the engine's heap, which reserves as much again.
 */
class TextPiece {
  count = 0
  private readonly ends = new Uint32Array(termsInText)
  private letters: Letters = new Uint8Array(firstRoom)

  push(letters: Uint16Array, from: number, to: number): void {
    const start = this.startOf(this.count)
    const end = start + to - from
    if (end > this.letters.length) this.moveTo(this.roomFor(Math.ceil(1.5 * end)))
    const { letters: own } = this
    let all = 0
    for (let at = from; at < to; at += 1) {
      const letter = letters[at] ?? 0
      all |= letter
      own[start + at - from] = letter
    }
    if (all > 0xff && own instanceof Uint8Array) {
      this.moveTo(new Uint16Array(own.length))
      this.letters.set(letters.subarray(from, to), start)
    }
    this.ends[this.count] = end
    this.count += 1
  }

  textAt(place: number): string {
    return textOf(this.letters, this.startOf(place), this.ends[place] ?? 0)
  }

  /** Writes a text among other letters, from `at` on. Answers its end there. */
  copy(place: number, to: Row, at: number): number {
    const { letters } = this
    const start = this.startOf(place)
    const end = this.ends[place] ?? 0
    to.makeRoom(at + end - start, 0)
    const { letters: copied } = to
    for (let from = start; from < end; from += 1) copied[at + from - start] = letters[from] ?? 0
    return at + end - start
  }

  letGo(): void {
    letGo(this.letters)
  }

  private startOf(place: number): number {
    return this.ends[place - 1] ?? 0
  }

  private roomFor(length: number): Letters {
    return this.letters instanceof Uint8Array ? new Uint8Array(length) : new Uint16Array(length)
  }

  private moveTo(letters: Letters): void {
    letters.set(this.letters)
    letGo(this.letters)
    this.letters = letters
  }
}
