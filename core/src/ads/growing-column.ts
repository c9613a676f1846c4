import { letGo } from '../memory/index.ts'

const firstCapacity = 1024

/** A growing list of whole numbers from 0 to 2^32 - 1, in a typed array. */
export class GrowingColumn {
  length = 0
  private taken = new Uint32Array(firstCapacity)

  push(value: number): void {
    if (this.length === this.taken.length) {
      const larger = new Uint32Array(2 * this.taken.length)
      larger.set(this.taken)
      letGo(this.taken)
      this.taken = larger
    }
    this.taken[this.length] = value
    this.length += 1
  }

  /** The number at an index; 0 beyond the last. */
  at(place: number): number {
    return this.taken[place] ?? 0
  }

  values(): Uint32Array {
    return this.taken.subarray(0, this.length)
  }

  letGo(): void {
    letGo(this.taken)
    this.length = 0
  }
}
