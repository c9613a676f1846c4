import { isExcluded, isOverall, keywordKey } from './keyword.ts'

/** What a row is: one of the keyword with this number, or one of the rows that belong to none. */
export type RowKind = number | 'excluded' | 'overall'

const mostSpellings = 50_000

/** Numbers the keywords of a report in the order in which they first appear. */
export class KeywordIndex {
  readonly keys: string[] = []
  private readonly kinds = new Map<string, RowKind>()
  /** Written as in the file, since making a key takes longer than everything else of a row. */
  private readonly spellings = new Map<string, RowKind>()

  kindOf(keyword: string): RowKind {
    const known = this.spellings.get(keyword)
    if (known !== undefined) return known
    const key = ownCopy(keywordKey(keyword))
    const kind = this.kinds.get(key) ?? this.add(key)
    if (this.spellings.size < mostSpellings) this.spellings.set(ownCopy(keyword), kind)
    return kind
  }

  private add(key: string): RowKind {
    const kind = isExcluded(key) ? 'excluded' : isOverall(key) ? 'overall' : this.keys.length
    if (typeof kind === 'number') this.keys.push(key)
    this.kinds.set(key, kind)
    return kind
  }
}

/** A cell cut out of a text holds all of that text in memory; a copy made of two parts does not. */
function ownCopy(cell: string): string {
  return ` ${cell}`.slice(1)
}
