/** How the numbers of one column of a file are written, decided from all of its values together. */
export interface NumberFormat {
  /** The mark that is decimal wherever it stands, or 'either' when the column never shows both marks. */
  readonly decimal: ',' | '.' | 'either'
  /** Whether a dot that stands alone groups thousands. */
  readonly dotGroups: boolean
  /** Whether the column holds counts: then three digits after a mark are always a group. */
  readonly whole: boolean
}

const plainInteger = /^\d+$/
const plainDecimal = /^\d+\.\d+$/
const grouped = /^[+-]?[1-9]\d{0,2}([.,]\d{3})+$/
const signInside = /.[+-]/
const number = /^[+-]?(\d+\.?\d*|\.\d+)$/

/**
 * Watches the values of a column as they are read and then decides its format.
 *
 * With both marks in one value the last one is decimal, for the whole column; a comma alone is decimal; a dot alone
 * is decimal unless every dotted value of the column has exactly three digits after it (a file saved again by a
 * spreadsheet program). Source: docs/parity.md, 'numbers in files'.
 */
export class NumberColumn {
  private readonly whole: boolean
  private lastMark: ',' | '.' | undefined
  private dotted = 0
  private dottedInGroups = 0

  constructor({ whole = false }: { whole?: boolean } = {}) {
    this.whole = whole
  }

  /** Takes one raw value into account; numbers and missing values say nothing about the format. */
  see(value: unknown): void {
    if (typeof value !== 'string' || plainInteger.test(value)) return
    const bare = bareNumber(value)
    const dot = bare.lastIndexOf('.')
    const comma = bare.lastIndexOf(',')
    if (dot >= 0 && comma >= 0) this.lastMark ??= dot > comma ? '.' : ','
    else if (dot >= 0) this.seeDotAlone(grouped.test(bare))
  }

  /** As {@link see}, for a value known to have a dot and no comma; `isGrouped` where the dot may group thousands. */
  seeDotAlone(isGrouped: boolean): void {
    this.dotted += 1
    if (isGrouped) this.dottedInGroups += 1
  }

  /** The format of everything seen so far. */
  format(): NumberFormat {
    return {
      decimal: this.lastMark ?? 'either',
      dotGroups: this.lastMark === ',' || (this.dotted > 0 && this.dotted === this.dottedInGroups),
      whole: this.whole,
    }
  }
}

/**
 * The number a value of a file stands for. Null when it is missing ('', '-', null or absent);
 * NaN when there is something that is no number. 'R$', '%', spaces and no-break spaces are dropped.
 */
export function readNumber(value: unknown, format: NumberFormat): number | null {
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') return Number.NaN
  if (plainInteger.test(value)) return finite(Number(value))
  const bare = bareNumber(value)
  if (bare === '' || bare === '-') return null
  if (signInside.test(bare)) return Number.NaN
  if (isPointDecimal(format) && plainDecimal.test(bare)) return Number(bare)
  const decimal = decimalMark(bare, format)
  const plain = (decimal === ',' ? bare.replaceAll('.', '') : bare.replaceAll(',', '')).replace(',', '.')
  const text = decimal === undefined ? bare.replace(/[.,]/g, '') : plain
  return number.test(text) ? finite(Number(text)) : Number.NaN
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN
}

function isPointDecimal({ decimal, dotGroups, whole }: NumberFormat): boolean {
  return decimal !== ',' && !dotGroups && !whole
}

function decimalMark(bare: string, format: NumberFormat): ',' | '.' | undefined {
  const dot = bare.lastIndexOf('.')
  const comma = bare.lastIndexOf(',')
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  if (isRepeated(bare, dot, '.') || isRepeated(bare, comma, ',')) return undefined
  if (format.whole && grouped.test(bare)) return undefined
  if (dot >= 0) return format.dotGroups ? undefined : '.'
  if (comma >= 0) return format.decimal === '.' ? undefined : ','
  return undefined
}

function isRepeated(text: string, last: number, mark: string): boolean {
  return last >= 0 && text.indexOf(mark) !== last
}

const ornament = /[R$%\s\u2212]/

function bareNumber(value: string): string {
  if (!ornament.test(value)) return value
  return value.replace(/R\$|%|\s/g, '').replace(/^\u2212/, '-')
}
