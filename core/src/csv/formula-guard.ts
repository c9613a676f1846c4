/** What spreadsheet programs take for the beginning of a formula, behind spaces, line ends and apostrophes or not. */
const start = String.raw`'*(?:\t|\s*[=+\-@|\uff1d\uff0b\uff0d\uff20])`
const formula = new RegExp(`^${start}`)
const guarded = new RegExp(`^'${start}`)

/**
 * A text as it is written in a CSV: with an apostrophe before it where a spreadsheet program would take it for a formula,
 * full-width signs included. One that already has apostrophes gets another, so that {@link withoutGuard} gives back any
 * text. Source: OWASP, 'CSV Injection'.
 */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that {@link guardFormula} made this of. */
export function withoutGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}
