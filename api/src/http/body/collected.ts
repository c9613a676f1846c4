import { Refusal } from '../../errors/refusal.ts'
import type { BodyEntry } from './body-memory.ts'

const pages = { least: 4 * 1024, most: 1024 * 1024 }
/** Up to this size, pages are joined at the end: it needs less memory than a growing buffer and takes 2 ms. */
const soonJoined = 4 * 1024 * 1024
const growth = 1024 * 1024

/**
 * The bytes of a body, copied on arrival: a body of single bytes would otherwise take a hundred times its size. A large
 * one is written into a growing buffer, because joining it at the end would block all other requests.
 */
export class Collected {
  length = 0
  private readonly most: number
  private readonly entry: BodyEntry
  private pages: Buffer[] = []
  /** The free bytes of the last page. */
  private left = 0
  private memory: ArrayBuffer | undefined
  private taken = 0

  /** Takes its memory from `entry`. Longer than `most` it is refused as too large. */
  constructor(most: number, entry: BodyEntry) {
    this.most = most
    this.entry = entry
  }

  add(piece: Buffer): void {
    if (this.length + piece.length > this.most) throw new Refusal('too_large')
    if (!this.memory && this.length + piece.length > soonJoined) this.grow()
    if (this.memory) this.store(this.memory, piece)
    else this.fill(piece)
    this.length += piece.length
  }

  bytes(): Buffer {
    if (this.memory) return Buffer.from(this.memory, 0, this.length)
    const [first = Buffer.alloc(0)] = this.pages
    return this.pages.length > 1 ? Buffer.concat(this.pages, this.length) : first.subarray(0, this.length)
  }

  /** Gives its memory back, as its bytes are not needed any more. */
  free(): void {
    this.entry.free(this.taken)
    this.pages = []
    this.memory = undefined
    this.taken = 0
  }

  private fill(piece: Buffer): void {
    for (let from = 0; from < piece.length; ) {
      if (this.left === 0) this.addPage()
      const page = this.pages.at(-1) as Buffer
      const copied = piece.copy(page, page.length - this.left, from)
      this.left -= copied
      from += copied
    }
  }

  private addPage(): void {
    const size = Math.min(pages.most, Math.max(pages.least, this.taken))
    this.take(size)
    this.pages.push(Buffer.allocUnsafeSlow(size))
    this.left = size
  }

  private grow(): void {
    const memory = new ArrayBuffer(0, { maxByteLength: this.most })
    const start = this.bytes()
    this.free()
    this.memory = memory
    this.length = 0
    this.store(memory, start)
    this.length = start.length
  }

  private store(memory: ArrayBuffer, piece: Buffer): void {
    const end = this.length + piece.length
    if (end > memory.byteLength) {
      const size = Math.min(this.most, end + growth)
      this.take(size - memory.byteLength)
      memory.resize(size)
    }
    piece.copy(new Uint8Array(memory), this.length)
  }

  private take(bytes: number): void {
    this.entry.take(bytes)
    this.taken += bytes
  }
}
