/** What an engine takes as arguments of one call, and makes the text of fastest. */
const mostLetters = 2048

/** The text of letters (UTF-16, or the first 256 of them in a byte each) from one place to another. */
export function textOf(letters: Uint8Array | Uint16Array, from: number, to: number): string {
  let text = ''
  for (let first = from; first < to; first += mostLetters) {
    const part = letters.subarray(first, Math.min(first + mostLetters, to))
    text += String.fromCharCode.apply(null, part as unknown as number[])
  }
  return text
}
