/** What a stranger wrote, on one line of a terminal: characters that steer it or are not seen stand as their numbers. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)
}
