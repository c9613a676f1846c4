import { busy } from './turns.ts'

const megabyte = 1024 * 1024
const limits = {
  /** Of all bodies together. */
  most: 192 * megabyte,
  /** What large bodies leave for small ones. */
  forSmall: 32 * megabyte,
  small: 64 * 1024,
  /** Of the bodies of one account, and of one network. */
  ofOne: 96 * megabyte,
}

/** The one account of the memory that request bodies take, compressed or not, from their first byte to the answer. */
export class BodyMemory {
  private readonly limits: typeof limits
  private used = 0
  private readonly usedBy = new Map<string, number>()

  constructor(given: Partial<typeof limits> = {}) {
    this.limits = { ...limits, ...given }
  }

  /** Opens the entry of a body. Each of its owners has a share of the memory. */
  open(owners: readonly string[]): BodyEntry {
    return new BodyEntry((had, bytes) => this.change(owners, had, bytes))
  }

  private change(owners: readonly string[], had: number, bytes: number): boolean {
    const { most, forSmall, small, ofOne } = this.limits
    const usedBy = owners.map((owner) => (this.usedBy.get(owner) ?? 0) + bytes)
    const isLarge = had + bytes > small
    const isTooMuch =
      this.used + bytes > (isLarge ? most - forSmall : most) || usedBy.some((used) => used > ofOne)
    if (bytes > 0 && isTooMuch) return false
    this.used += bytes
    for (const [index, owner] of owners.entries()) {
      if (usedBy[index]) this.usedBy.set(owner, usedBy[index])
      else this.usedBy.delete(owner)
    }
    return true
  }
}

/** The memory of one body. */
export class BodyEntry {
  private readonly change: (had: number, bytes: number) => boolean
  private taken = 0
  private isClosed = false

  constructor(change: (had: number, bytes: number) => boolean) {
    this.change = change
  }

  /** Takes that much more. Throws `busy` if there is no room, or if the entry is closed. */
  take(bytes: number): void {
    if (this.isClosed || !this.change(this.taken, bytes)) throw busy()
    this.taken += bytes
  }

  free(bytes: number): void {
    if (this.isClosed) return
    this.change(this.taken, -bytes)
    this.taken -= bytes
  }

  /** Gives everything back, once the request has been answered. */
  close(): void {
    this.free(this.taken)
    this.isClosed = true
  }
}
