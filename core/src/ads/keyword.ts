const overallKeys = new Set(['selecionado_manualmente', 'selecionado_automaticamente'])
const excludedKeys = new Set(['locais_de_descoberta', 'segmentação_de_público'])

/** Take no room on a screen, so that two keywords that differ in them look the same. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g

/**
 * The key that groups a keyword: lowercased, whitespace replaced by underscores (specification, section 3). Keywords that
 * look the same have one key: several spaces are one underscore, letters without width do not count.
 */
export function keywordKey(keyword: string): string {
  return keyword
    .replace(unseen, '')
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')
}

/** What a keyword's key shows as: its underscores are spaces again. */
export function keywordLabel(key: string): string {
  return key.replaceAll('_', ' ')
}

/** Whether the rows of this keyword are the overall record, which is kept aside as the total. */
export function isOverall(key: string): boolean {
  return overallKeys.has(key)
}

/** Whether the rows of this keyword are left out: they are placements, not keywords. */
function isExcluded(key: string): boolean {
  return excludedKeys.has(key)
}

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
