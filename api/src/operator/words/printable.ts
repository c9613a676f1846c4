/**
 * A stranger's text on one line of a terminal: control characters and invisible characters are replaced by their code
 * points.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)
}

/** The same for a text of several lines. */
export function linesOf(text: string): string {
  return text.split('\n').map(printable).join('\n')
}
