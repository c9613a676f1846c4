const pieceBits = 12
const pieceLength = 2 ** pieceBits

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
    if (this.pending.length === pieceLength) this.closePiece()
  }

  /** The texts at `positions`, in that order, one behind the other. No more may be pushed after it. */
  take(positions: Uint32Array): { text: string; ends: Uint32Array } {
    this.closePiece()
    const ends = new Uint32Array(positions.length)
    const joined: string[] = []
    let some: string[] = []
    let end = 0
    for (let at = 0; at < positions.length; at += 1) {
      const text = this.textAt(positions[at] ?? 0)
      some.push(text)
      end += text.length
      ends[at] = end
      if (some.length === pieceLength) {
        joined.push(some.join(''))
        some = []
      }
    }
    joined.push(some.join(''))
    return { text: joined.join(''), ends }
  }

  private textAt(position: number): string {
    const piece = this.pieces[position >>> pieceBits]
    const within = position % pieceLength
    return piece?.text.slice(piece.ends[within - 1] ?? 0, piece.ends[within]) ?? ''
  }

  private closePiece(): void {
    let end = 0
    const ends = Uint32Array.from(this.pending, (text) => {
      end += text.length
      return end
    })
    this.pieces.push({ text: this.pending.join(''), ends })
    this.pending = []
  }
}
