import { Refusal } from '../../errors/refusal.ts'
import type { BodyEntry } from './body-memory.ts'

const pages = { least: 4 * 1024, most: 1024 * 1024 }

/** The bytes of a body, copied on arrival: a body of single bytes would otherwise take a hundred times its size. */
export class Collected {
  length = 0
  private readonly most: number
  private readonly entry: BodyEntry
  private pages: Buffer[] = []
  /** The free bytes of the last page. */
  private left = 0
  private taken = 0

  /** Takes its memory from `entry`. Longer than `most` it is refused as too large. */
  constructor(most: number, entry: BodyEntry) {
    this.most = most
    this.entry = entry
  }

  add(piece: Buffer): void {
    if (this.length + piece.length > this.most) throw new Refusal('too_large')
    for (let from = 0; from < piece.length; ) {
      if (this.left === 0) this.addPage()
      const page = this.pages.at(-1) as Buffer
      const copied = piece.copy(page, page.length - this.left, from)
      this.left -= copied
      from += copied
    }
    this.length += piece.length
  }

  /** All of them in one; up to 4 MB, joining takes 2 ms. */
  bytes(): Buffer {
    const [first = Buffer.alloc(0)] = this.pages
    return this.pages.length > 1 ? Buffer.concat(this.pages, this.length) : first.subarray(0, this.length)
  }

  /** Gives its memory back, as its bytes are not needed any more. */
  free(): void {
    this.entry.free(this.taken)
    this.pages = []
    this.taken = 0
  }

  private addPage(): void {
    const size = Math.min(pages.most, Math.max(pages.least, this.taken))
    this.entry.take(size)
    this.taken += size
    this.pages.push(Buffer.allocUnsafeSlow(size))
    this.left = size
  }
}
