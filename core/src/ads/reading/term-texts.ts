import { letGo, textOf } from '../../memory/index.ts'
import { termsInText } from '../ads-report.ts'

/** UTF-16 letters, or one byte each if all are among the first 256. */
export type Letters = Uint8Array | Uint16Array

/** Collects the texts of terms in pieces, without keeping a string for any of them. */
export class TermTexts {
  private readonly pieces: TextPiece[] = []

  push(text: string): void {
    this.openPiece().push(text)
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
    this.openPiece().addWide(letters, start, end)
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
   * Hands over the letters of all texts, {@link termsInText} texts at a time, each at the index that `places` gives.
   * Answers the end of each text among the letters of its batch. It can only be called once, as nothing is kept.
   */
  take(places: Uint32Array, onLetters: (letters: Letters) => void): Uint32Array {
    const ends = new Uint32Array(places.length)
    const isWide = new Uint8Array(Math.ceil(places.length / termsInText))
    for (const [number, piece] of this.pieces.entries()) {
      piece.putLengths(ends, places.subarray(number * termsInText), isWide)
    }
    const blocks = Array.from(isWide, (wide, block) => {
      const length = sumUp(ends.subarray(block * termsInText, (block + 1) * termsInText))
      return wide === 1 ? new Uint16Array(length) : new Uint8Array(length)
    })
    for (const [number, piece] of this.pieces.entries()) {
      piece.putLetters(blocks, places.subarray(number * termsInText), ends)
      piece.letGo()
    }
    this.pieces.length = 0
    for (const block of blocks) onLetters(block)
    return ends
  }
}

/** Replaces lengths by end positions, and answers the last one. */
function sumUp(lengths: Uint32Array): number {
  let end = 0
  for (let place = 0; place < lengths.length; place += 1) {
    end += lengths[place] ?? 0
    lengths[place] = end
  }
  return end
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

  textAt(place: number): string {
    return textOf(this.letters, this.ends[place - 1] ?? 0, this.ends[place] ?? 0)
  }

  /** Writes the length of each text at its index, and marks the blocks that need two bytes per letter. */
  putLengths(lengths: Uint32Array, places: Uint32Array, isWide: Uint8Array): void {
    const wide = this.letters instanceof Uint16Array
    let start = 0
    for (let text = 0; text < this.count; text += 1) {
      const end = this.ends[text] ?? start
      const place = places[text] ?? 0
      lengths[place] = end - start
      if (wide) isWide[Math.floor(place / termsInText)] = 1
      start = end
    }
  }

  /** Copies the letters of each text into the block of its index. */
  putLetters(blocks: readonly Letters[], places: Uint32Array, ends: Uint32Array): void {
    const { letters } = this
    let start = 0
    for (let text = 0; text < this.count; text += 1) {
      const end = this.ends[text] ?? start
      const place = places[text] ?? 0
      const block = blocks[Math.floor(place / termsInText)]
      const at = (ends[place] ?? 0) - (end - start)
      if (letters instanceof Uint8Array && block instanceof Uint8Array)
        copyBytes(letters, start, end, block, at)
      else block?.set(letters.subarray(start, end), at)
      start = end
    }
  }

  /** Adds the letters `from`..`to` as a text. */
  addWide(letters: Uint16Array, from: number, to: number): void {
    const start = this.length
    this.makeRoom(start + to - from)
    if (this.letters instanceof Uint8Array) {
      if (narrow(letters, from, to, this.letters, start)) {
        this.close(start + to - from)
        return
      }
      this.widen()
    }
    for (let at = from; at < to; at += 1) this.letters[start + at - from] = letters[at] ?? 0
    this.close(start + to - from)
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

  private moveTo(letters: Letters): void {
    letters.set(this.letters)
    letGo(this.letters)
    this.letters = letters
  }
}

function copyBytes(from: Uint8Array, start: number, end: number, to: Uint8Array, at: number): void {
  for (let place = start; place < end; place += 1) to[at + place - start] = from[place] ?? 0
}

/** Copies letters into one byte each; false if a letter needs two. */
function narrow(letters: Uint16Array, start: number, end: number, to: Uint8Array, at: number): boolean {
  let all = 0
  for (let place = start; place < end; place += 1) {
    const letter = letters[place] ?? 0
    all |= letter
    to[at + place - start] = letter
  }
  return all <= 0xff
}
