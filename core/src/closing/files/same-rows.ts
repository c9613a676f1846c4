import type { FileRows } from '../reading/file-rows.ts'

const fewestJudged = 2

/**
 * Refuses a file in which two columns that say the same of an order say it of different orders, as if one of them was
 * sorted alone. Either may also be blank where the other is not.
 */
export class SameRowsCheck {
  private readonly seen = { one: 0, other: 0, both: 0 }

  constructor(file: FileRows, column: string, beside: string) {
    const label = file.label(column)
    file.problems.judgeLast(() => {
      const { one, other, both } = this.seen
      const all = Math.min(one, other)
      if (all < fewestJudged || both * 2 >= all) return undefined
      return { kind: 'moved-words', column: label, beside: file.label(beside), orders: all - both, all }
    })
  }

  see(one: boolean, other: boolean): void {
    if (one) this.seen.one += 1
    if (other) this.seen.other += 1
    if (one && other) this.seen.both += 1
  }
}
