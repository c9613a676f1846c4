import { letGo } from '../../memory/index.ts'
import { termsInText } from '../ads-report.ts'

/** The texts of terms as they come, piece by piece: no string is kept for any of them. */
export class TermTexts {
  private readonly pieces: TextPiece[] = []

  push(text: string): void {
    let piece = this.pieces.at(-1)
    if (!piece || piece.count === termsInText) {
      piece = new TextPiece()
      this.pieces.push(piece)
    }
    piece.push(text)
  }

  /**
   * Hands over the texts at `positions`, in that order and joined as {@link SearchTerms} has them, and answers where each
   * ends in its text. They can be taken once: their memory is released.
   */
  take(positions: Uint32Array, onText: (text: string) => void): Uint32Array {
    const ends = new Uint32Array(positions.length)
    const joined = new TextPiece()
    for (let first = 0; first < positions.length; first += termsInText) {
      for (const position of positions.subarray(first, first + termsInText)) {
        const piece = this.pieces[Math.floor(position / termsInText)]
        if (piece) joined.add(piece, position % termsInText)
      }
      const taken = joined.take()
      ends.set(taken.ends, first)
      onText(taken.text)
    }
    for (const piece of [joined, ...this.pieces]) piece.letGo()
    this.pieces.length = 0
    return ends
  }
}

const firstRoom = 48 * termsInText
/** What an engine takes as arguments of one call, and makes the text of fastest. */
const mostLetters = 2048

/**
 * Up to {@link termsInText} texts, one behind the other in an array of their letters: a byte each, or two once a letter
 * needs them. As strings a million of them would stand in the engine's heap, which keeps room for as much again.
 */
export class TextPiece {
  count = 0
  private readonly ends = new Uint32Array(termsInText)
  private letters: Uint8Array | Uint16Array = new Uint8Array(firstRoom)

  push(text: string): void {
    const start = this.length
    this.makeRoom(start + text.length)
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      if (letter > 0xff) this.widen()
      this.letters[start + at] = letter
    }
    this.close(start + text.length)
  }

  /** Adds the text at a place of another piece. */
  add(other: TextPiece, place: number): void {
    const start = this.length
    const from = other.ends[place - 1] ?? 0
    const length = (other.ends[place] ?? from) - from
    this.makeRoom(start + length)
    const { letters } = other
    if (letters instanceof Uint16Array) this.widen()
    const own = this.letters
    for (let at = 0; at < length; at += 1) own[start + at] = letters[from + at] ?? 0
    this.close(start + length)
  }

  /** All of its texts as one, and where each ends in it. It is empty afterwards. */
  take(): { text: string; ends: Uint32Array } {
    const { length, letters } = this
    const parts: string[] = []
    for (let first = 0; first < length; first += mostLetters) {
      const part = letters.subarray(first, Math.min(first + mostLetters, length))
      parts.push(String.fromCharCode.apply(null, part as unknown as number[]))
    }
    const ends = this.ends.slice(0, this.count)
    this.count = 0
    return { text: parts.join(''), ends }
  }

  letGo(): void {
    letGo(this.letters)
  }

  private get length(): number {
    return this.ends[this.count - 1] ?? 0
  }

  private close(end: number): void {
    this.ends[this.count] = end
    this.count += 1
  }

  private makeRoom(length: number): void {
    if (length <= this.letters.length) return
    const room = Math.max(length, Math.ceil(1.5 * this.letters.length))
    this.moveTo(this.letters instanceof Uint8Array ? new Uint8Array(room) : new Uint16Array(room))
  }

  private widen(): void {
    if (this.letters instanceof Uint8Array) this.moveTo(new Uint16Array(this.letters.length))
  }

  private moveTo(letters: Uint8Array | Uint16Array): void {
    letters.set(this.letters)
    letGo(this.letters)
    this.letters = letters
  }
}
