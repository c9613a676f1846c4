import { SpreadsheetProblem } from '../spreadsheet-problem.ts'

const firstCapacity = 256 * 1024

/** The bytes of a stream that are still needed, in one contiguous buffer. */
export class ByteWindow {
  bytes = new Uint8Array(firstCapacity)
  start = 0
  end = 0
  private readonly mostPending: number

  constructor(mostPending: number) {
    this.mostPending = mostPending
  }

  get pending(): number {
    return this.end - this.start
  }

  append(chunk: Uint8Array): void {
    const { bytes, start, end, pending } = this
    if (pending > this.mostPending) {
      throw new SpreadsheetProblem({ code: 'too-large', limit: 'rowBytes' }, `${pending} bytes and no end`)
    }
    if (end + chunk.length > bytes.length) {
      const needed = pending + chunk.length
      if (needed > bytes.length) {
        this.bytes = new Uint8Array(needed * 2)
        this.bytes.set(bytes.subarray(start, end))
      } else bytes.copyWithin(0, start, end)
      this.start = 0
      this.end = pending
    }
    this.bytes.set(chunk, this.end)
    this.end += chunk.length
  }
}
