const month =
  '(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec|ene|dic)[a-zç]*\\.?'
const part = `(?:\\d{1,4}|${month})`
const time = '(?:[ t]\\d{1,2}:\\d{2}.*)?'
const date = new RegExp(
  `^(?:${part}[-/. ]+(?:de )?${month}(?:[-/. ]+(?:de )?\\d{2,4})?|${month}[-/. ]+\\d{1,4}(?:[-/, ]+\\d{2,4})?|` +
    `\\d{1,4}[-/]\\d{1,2}(?:[-/]\\d{1,4})?|\\d{1,2}\\.\\d{1,2}\\.\\d{2,4}|\\d{1,2}:\\d{2}(?::\\d{2})?)${time}$`,
  'i',
)

/** Whether a text is a day, a month or a time, as spreadsheet programs make them of numbers: '12/out', 'jan/85', '2026-03-05'. */
export function looksLikeDate(text: string): boolean {
  return date.test(text.trim())
}
