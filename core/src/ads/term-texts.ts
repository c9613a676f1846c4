import { termsInText } from './term-text.ts'
import { TextPiece } from './text-piece.ts'

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
   * ends in its text. They can be taken once: what was kept is let go.
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
