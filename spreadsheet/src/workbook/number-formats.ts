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
/** Dates of other languages, which have no code of their own in the file. */
const isForeignDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const quoted = /"[^"]*"|\\.|_.|\*./g
const bracketed = /\[(?!(h+|m+|s+)\])[^\]]*\]/gi

/** The number formats of a workbook, by the place that a cell's style names. */
export class NumberFormats {
  /** Whether serial numbers count from 1904 instead of 1900. */
  readonly since1904: boolean
  private readonly codes: readonly string[]
  private readonly dates: readonly boolean[]

  /** `ids` are those of the styles in their order, `own` the codes that the workbook declares itself. */
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

/** Whether a format shows a number as a date or a time: what it holds beside texts, colours and conditions decides. */
function isDateCode(code: string): boolean {
  const bare = code.replace(quoted, '').replace(bracketed, '')
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare)
}
