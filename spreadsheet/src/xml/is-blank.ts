/** Whether a byte is one of XML's blanks: space, tab, line feed, carriage return. */
export function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9
}
