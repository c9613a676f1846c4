import { adName, isExcluded, isOverall, keywordKey } from '../keyword.ts'
import { LetterTable } from '../letter-table.ts'
import type { Row } from './row.ts'

/** What a row is: a row of the keyword with this number, or a row of no keyword. */
export type RowKind = number | 'excluded' | 'overall'

const mostSpellings = 50_000

/** Numbers the keywords of a report in the sequence in which they first appear. */
export class KeywordIndex {
  readonly keys: string[] = []
  /** How the file first writes each, in a report of ads. */
  readonly names: string[] = []
  private readonly kinds = new Map<string, RowKind>()
  /** Spellings as in the file. Making a string and its key takes longer than everything else for a row. */
  private readonly spellings = new LetterTable()
  private readonly kindsOfSpellings: RowKind[] = []

  kindOf(keyword: string): RowKind {
    const key = keywordKey(keyword)
    return this.kinds.get(key) ?? this.add(key)
  }

  /** As {@link kindOf}, for an ad, whose name is kept. */
  kindOfAd(written: string): RowKind {
    const kind = this.kindOf(written)
    if (kind === this.names.length) this.names.push(adName(written))
    return kind
  }

  /** As {@link kindOf}, for a keyword in a cell. */
  kindOfCell(row: Row, place: number): RowKind {
    const from = row.startOf(place)
    const to = row.endOf(place)
    const known = this.kindsOfSpellings[this.spellings.find(row.letters, from, to)]
    if (known !== undefined) return known
    const kind = this.kindOf(row.text(place))
    if (this.spellings.count < mostSpellings) {
      this.spellings.add(row.letters, from, to)
      this.kindsOfSpellings.push(kind)
    }
    return kind
  }

  private add(key: string): RowKind {
    const kind = isExcluded(key) ? 'excluded' : isOverall(key) ? 'overall' : this.keys.length
    if (typeof kind === 'number') this.keys.push(key)
    this.kinds.set(key, kind)
    return kind
  }
}
