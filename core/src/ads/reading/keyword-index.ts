import { isExcluded, isOverall, keywordKey } from '../keyword.ts'
import type { Row } from './row.ts'

/** What a row is: one of the keyword with this number, or one of the rows that belong to none. */
export type RowKind = number | 'excluded' | 'overall'

const mostSpellings = 50_000
/** Slots of the hash table: a power of two, more than twice as many as spellings. */
const slots = 2 ** 17
const firstLetters = 4096

/** Numbers the keywords of a report in the order in which they first appear. */
export class KeywordIndex {
  readonly keys: string[] = []
  private readonly kinds = new Map<string, RowKind>()
  private readonly spellings = new Spellings()

  kindOf(keyword: string): RowKind {
    const key = keywordKey(keyword)
    return this.kinds.get(key) ?? this.add(key)
  }

  /** The same of a keyword in a cell. */
  kindOfCell(row: Row, place: number): RowKind {
    const slot = this.spellings.slotOf(row, place)
    const known = this.spellings.kindAt(slot)
    if (known !== undefined) return known
    const kind = this.kindOf(row.text(place))
    this.spellings.add(slot, row, place, kind)
    return kind
  }

  private add(key: string): RowKind {
    const kind = isExcluded(key) ? 'excluded' : isOverall(key) ? 'overall' : this.keys.length
    if (typeof kind === 'number') this.keys.push(key)
    this.kinds.set(key, kind)
    return kind
  }
}

/**
 * Keywords as the file writes them, since making a string and its key takes longer than everything else of a row: a hash table
 * with open addressing, whose entries are letters.
 */
class Spellings {
  private readonly table = new Uint32Array(slots)
  private readonly kinds: RowKind[] = []
  private readonly ends: number[] = []
  private letters = new Uint16Array(firstLetters)

  /** Where the spelling in a cell stands, or would. */
  slotOf(row: Row, place: number): number {
    const from = row.startOf(place)
    const to = row.endOf(place)
    const { letters } = row
    let hash = to - from
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (letters[at] ?? 0), 0x01000193)
    let slot = (hash ^ (hash >>> 15)) & (slots - 1)
    for (;;) {
      const number = this.table[slot] ?? 0
      if (number === 0 || this.isSame(number - 1, letters, from, to)) return slot
      slot = (slot + 1) & (slots - 1)
    }
  }

  kindAt(slot: number): RowKind | undefined {
    return this.kinds[(this.table[slot] ?? 0) - 1]
  }

  /** Adds a spelling, unless there are many already: the others are looked up by their keys. */
  add(slot: number, row: Row, place: number, kind: RowKind): void {
    if (this.kinds.length === mostSpellings) return
    const from = row.startOf(place)
    const to = row.endOf(place)
    const start = this.ends.at(-1) ?? 0
    const end = start + to - from
    if (end > this.letters.length) {
      const larger = new Uint16Array(2 * end)
      larger.set(this.letters)
      this.letters = larger
    }
    this.letters.set(row.letters.subarray(from, to), start)
    this.ends.push(end)
    this.kinds.push(kind)
    this.table[slot] = this.kinds.length
  }

  private isSame(spelling: number, letters: Uint16Array, from: number, to: number): boolean {
    const start = this.ends[spelling - 1] ?? 0
    if ((this.ends[spelling] ?? 0) - start !== to - from) return false
    const own = this.letters
    for (let at = from; at < to; at += 1) if (own[start + at - from] !== letters[at]) return false
    return true
  }
}
