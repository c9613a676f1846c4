/** The only mark in a value. */
export type Mark = 'dot' | 'comma'

/** How one of the marks is read where it is alone; 'unclear' where the column speaks for both readings. */
export interface MarkFormat {
  /** Before exactly three digits, as in '1.234': the only place where a mark may group thousands. */
  readonly beforeThree: 'decimal' | 'groups' | 'unclear'
  /** Anywhere else, as in '19.90'. */
  readonly elsewhere: 'decimal' | 'unclear'
}

/** How the numbers of one column of a file are written, decided from all of its values together. */
export interface NumberFormat extends Readonly<Record<Mark, MarkFormat>> {
  /** Whether the column holds counts: then three digits after a mark are always a group. */
  readonly whole: boolean
}

const plainDecimal = /^\d+\.\d+$/
const grouped = /^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/
const commaAfterGroups = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d*$/
const dotAfterGroups = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+\.\d*$/
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** The marks that a column is seen to use, as '1.299,00' uses the dot for groups and the comma for decimals. */
export interface MarksSeen {
  readonly groups: Readonly<Record<Mark, boolean>>
  readonly decimals: Readonly<Record<Mark, boolean>>
}

/**
 * Watches the values of a column as they are read and then decides its format.
 *
 * With both marks in one value the last one is decimal, for the whole column; a comma alone is decimal; a dot alone
 * is decimal unless every dotted value of the column has exactly three digits after it (a file saved again by a
 * spreadsheet program). A mark before any other number of digits never groups thousands: in a column where it does so
 * elsewhere ('19.90' beside '1.299,00') it is unclear, and so is '1.299' where both marks are seen to be decimal.
 * Source: docs/parity.md, 'numbers in files'.
 */
export class NumberColumn implements MarksSeen {
  private readonly whole: boolean
  readonly groups = { dot: false, comma: false }
  readonly decimals = { dot: false, comma: false }

  constructor({ whole = false }: { whole?: boolean } = {}) {
    this.whole = whole
  }

  /** Takes one raw value into account; numbers and missing values say nothing about the format. */
  see(value: unknown): void {
    if (typeof value !== 'string') return
    const decimals = decimalsOf(value)
    if (decimals === 0) return
    if (decimals > 0 && decimals !== 3) {
      this.decimals.dot = true
      return
    }
    const bare = bareNumber(value)
    const dot = bare.lastIndexOf('.')
    const comma = bare.lastIndexOf(',')
    if (dot >= 0 && comma >= 0) {
      this.decimals[dot > comma ? 'dot' : 'comma'] = true
      this.groups[dot > comma ? 'comma' : 'dot'] = true
    } else if (dot >= 0) this.seeOneMark(bare, 'dot', dot)
    else if (comma >= 0) this.seeOneMark(bare, 'comma', comma)
  }

  /** As {@link see}, for a value known to have one mark, that groups no thousands. */
  seeDecimal(mark: Mark): void {
    this.decimals[mark] = true
  }

  /** The format of everything seen so far. */
  format(): NumberFormat {
    return formatOfMarks(this, this.whole)
  }

  private seeOneMark(bare: string, mark: Mark, last: number): void {
    const isRepeated = bare.indexOf(bare.charAt(last)) !== last
    if (isRepeated) this.groups[mark] = true
    else if (last < bare.length - 1 && !grouped.test(bare)) this.decimals[mark] = true
  }
}

/** The format of a column that uses these marks. */
export function formatOfMarks({ groups, decimals }: MarksSeen, whole = false): NumberFormat {
  const ofDot = decimals.dot ? (decimals.comma ? 'unclear' : 'decimal') : 'groups'
  const ofComma = decimals.dot ? 'unclear' : 'decimal'
  const of = (mark: Mark, otherwise: MarkFormat['beforeThree']): MarkFormat =>
    groups[mark]
      ? { beforeThree: decimals[mark] ? 'unclear' : 'groups', elsewhere: 'unclear' }
      : { beforeThree: otherwise, elsewhere: 'decimal' }
  return { dot: of('dot', ofDot), comma: of('comma', ofComma), whole }
}

/** The format of a column that says nothing about itself. */
export function plainFormat(options: { whole?: boolean } = {}): NumberFormat {
  return new NumberColumn(options).format()
}

/**
 * The number a value of a file stands for. Null when it is missing ('', '-', null or absent); NaN when there is
 * something that is no number, or one that its column makes unclear. 'R$', '%' and blanks are dropped, but blanks between digits that
 * group no thousands: they part two numbers. A minus may be any of its signs, be behind, or be parentheses.
 */
export function readNumber(value: unknown, format: NumberFormat): number | null {
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') return Number.NaN
  const decimals = decimalsOf(value)
  if (decimals === 0) return finite(numberOf(value, decimals))
  const isPoint = isPointDecimal(format)
  if (decimals > 0 && isPoint) return numberOf(value, decimals)
  const bare = bareNumber(value)
  if (bare === '' || bare === '-') return null
  if (isPoint && plainDecimal.test(bare)) return Number(bare)
  const alone = markAlone(bare)
  if (alone === undefined) return readCertain(bare)
  const { beforeThree, elsewhere } = format[alone]
  const meaning = grouped.test(bare) ? (format.whole ? 'groups' : beforeThree) : elsewhere
  if (meaning === 'unclear') return Number.NaN
  return readPlain(meaning === 'groups' ? bare.replace(/[.,]/, '') : bare.replace(',', '.'))
}

/** The mark of a value that only its column can decide, and whether it may group thousands. */
export function columnDecides(value: string): { mark: Mark; isGrouped: boolean } | undefined {
  const bare = bareNumber(value)
  const mark = markAlone(bare)
  return mark && { mark, isGrouped: grouped.test(bare) }
}

/** The one mark of a value; undefined without a mark, with several, or with nothing behind it. */
function markAlone(bare: string): Mark | undefined {
  const mark = /^[^.,]*([.,])[^.,]+$/.exec(bare)?.[1]
  if (mark === undefined) return undefined
  return mark === '.' ? 'dot' : 'comma'
}

/**
 * How many digits are behind the dot of '19.90', 0 in '19'; -1 for what is written in any other way. Most values of a file
 * are one of these.
 */
function decimalsOf(value: string): number {
  const { length } = value
  let dot = -1
  for (let at = 0; at < length; at += 1) {
    const code = value.charCodeAt(at)
    if (code >= 48 && code <= 57) continue
    if (code !== 46 || dot >= 0 || at === 0) return -1
    dot = at
  }
  if (length === 0 || dot === length - 1) return -1
  return dot < 0 ? 0 : length - 1 - dot
}

const mostExact = 15
const powers = Array.from({ length: mostExact }, (_, exponent) => 10 ** exponent)

/**
 * As `Number`, in less than half its time, for digits with so many of them behind a dot: up to 15 digits and the power
 * of ten are exact, so that dividing them rounds only once.
 */
function numberOf(value: string, decimals: number): number {
  if (value.length > mostExact) return Number(value)
  let digits = 0
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at)
    if (code !== 46) digits = digits * 10 + code - 48
  }
  return digits / (powers[decimals] as number)
}

function readCertain(bare: string): number {
  if (grouped.test(bare)) return readPlain(bare.replace(/[.,]/g, ''))
  if (commaAfterGroups.test(bare)) return readPlain(bare.replaceAll('.', '').replace(',', '.'))
  if (dotAfterGroups.test(bare)) return readPlain(bare.replaceAll(',', ''))
  return readPlain(bare.replace(/,$/, '.'))
}

function readPlain(text: string): number {
  return number.test(text) ? finite(Number(text)) : Number.NaN
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN
}

function isPointDecimal({ dot, whole }: NumberFormat): boolean {
  return dot.beforeThree === 'decimal' && !whole
}

const ornament = /[^\d.,+-]|-$/
const minus = /[\u2010-\u2015\u2212\ufe63\uff0d]/g
const inParentheses = /^\((.*)\)$/
/** Blanks between digits group thousands, or there are two numbers in one cell. */
const groupedByBlanks = /^[+-]?\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/

/** What a value says without currency, percent and blanks, its minus first, at any place where a program writes it. */
function bareNumber(value: string): string {
  if (!ornament.test(value)) return value
  const text = value.replace(/R\$|%/g, '').replace(minus, '-').trim()
  const positive = inParentheses.exec(text)?.[1] ?? /^(\d.*?)\s*-$/.exec(text)?.[1]
  const signed = (positive === undefined ? text : `-${positive.trim()}`).replace(/^([+-])\s+/, '$1')
  return groupedByBlanks.test(signed) ? signed.replace(/\s/g, '') : signed
}
