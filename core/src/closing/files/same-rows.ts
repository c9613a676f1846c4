import type { FileRows } from '../reading/file-rows.ts'

const fewestJudged = 2

/**
 * Refuses a file in which most of several rows of one id have different ones in another column, or none, as if that
 * column was sorted alone.
 */
export class OneOfEachCheck {
  private readonly first = new Map<string, string>()
  private readonly several = new Set<string>()
  private readonly off = new Set<string>()

  constructor(file: FileRows, column: string, beside: string) {
    file.problems.judgeLast(() => {
      const [orders, all] = [this.off.size, this.several.size]
      if (orders < fewestJudged || orders * 2 <= all) return undefined
      return { kind: 'moved-words', column: file.label(column), beside: file.label(beside), orders, all }
    })
  }

  see(id: string, other: string): void {
    const first = this.first.get(id)
    if (first === undefined) this.first.set(id, other)
    else if (first !== '' || other !== '') {
      this.several.add(id)
      if (first !== other) this.off.add(id)
    }
  }
}

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
