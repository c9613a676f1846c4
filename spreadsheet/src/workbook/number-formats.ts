const builtIn: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  49: '@',
}
/**
 * Built-in date formats of other languages. The standard (ECMA-376 Part 1, 18.8.30) gives no single format code for
 * them.
 */
const isForeignDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const quoted = /"[^"]*"|\\.|_.|\*./g
const bracketed = /\[(?!(h+|m+|s+)\])[^\]]*\]/gi

/** The number formats of a workbook, by the style index of a cell. */
export class NumberFormats {
  /** Whether serial numbers count from 1904 instead of 1900. */
  readonly since1904: boolean
  private readonly codes: readonly string[]
  private readonly dates: readonly boolean[]

  /** `ids` are the format ids of the styles, in style order; `own` are the format codes that the workbook declares. */
  constructor(ids: readonly number[], own: ReadonlyMap<number, string>, since1904: boolean) {
    this.since1904 = since1904
    this.codes = ids.map(
      (id) => own.get(id) ?? (isForeignDate(id) ? 'yyyy-mm-dd' : (builtIn[id] ?? 'General')),
    )
    this.dates = this.codes.map(isDateCode)
  }

  codeOf(style: number): string {
    return this.codes[style] ?? 'General'
  }

  isDate(style: number): boolean {
    return this.dates[style] === true
  }
}

/** Whether a format shows a number as a date or a time. Quoted texts, colours and conditions do not count. */
function isDateCode(code: string): boolean {
  const bare = code.replace(quoted, '').replace(bracketed, '')
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare)
}
