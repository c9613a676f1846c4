/** Whether a byte is white space in XML: space, tab, line feed or carriage return. */
export function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9
}
