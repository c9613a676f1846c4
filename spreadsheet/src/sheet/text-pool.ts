import { decodeCellText } from '../xml/decode-text.ts'

const places = 4096
const longest = 64

/** Returns the same string for the same bytes where possible, so a status written 100,000 times is in memory once. */
export class TextPool {
  private readonly known: (string | undefined)[] = new Array(places).fill(undefined)

  read(bytes: Uint8Array, start: number, end: number): string {
    if (end - start > longest) return decodeCellText(bytes, start, end)
    let hash = end - start
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] as number
      // With characters beyond ASCII or escapes, the bytes are not the characters.
      if (byte >= 128 || byte === 38 || byte === 95 || byte === 13) return decodeCellText(bytes, start, end)
      hash = (hash * 31 + byte) | 0
    }
    const place = hash & (places - 1)
    const remembered = this.known[place]
    if (remembered !== undefined && isSame(remembered, bytes, start, end)) return remembered
    const text = decodeCellText(bytes, start, end)
    this.known[place] = text
    return text
  }
}

function isSame(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) !== bytes[start + index]) return false
  }
  return true
}
