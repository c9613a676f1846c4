import { termsInText } from './term-text.ts'

interface Piece {
  readonly text: string
  readonly ends: Uint32Array
}

/** The texts of terms as they come, joined piece by piece: no string is kept for each of them. */
export class TermTexts {
  private readonly pieces: Piece[] = []
  private pending: string[] = []

  push(text: string): void {
    this.pending.push(text)
    if (this.pending.length === termsInText) this.closePiece()
  }

  /** The texts at `positions`, in that order. No more may be pushed after it. */
  take(positions: Uint32Array): { texts: string[]; ends: Uint32Array } {
    this.closePiece()
    const ends = new Uint32Array(positions.length)
    const texts: string[] = []
    for (let first = 0; first < positions.length; first += termsInText) {
      const piece = pieceOf(
        Array.from(positions.subarray(first, first + termsInText), (position) => this.textAt(position)),
      )
      texts.push(piece.text)
      ends.set(piece.ends, first)
    }
    return { texts, ends }
  }

  private textAt(position: number): string {
    const piece = this.pieces[Math.floor(position / termsInText)]
    const within = position % termsInText
    return piece?.text.slice(piece.ends[within - 1] ?? 0, piece.ends[within]) ?? ''
  }

  private closePiece(): void {
    this.pieces.push(pieceOf(this.pending))
    this.pending = []
  }
}

function pieceOf(texts: readonly string[]): Piece {
  let end = 0
  const ends = Uint32Array.from(texts, (text) => {
    end += text.length
    return end
  })
  return { text: texts.join(''), ends }
}
