import { malformed } from './malformed.ts'

const ampersand = 38
const carriageReturn = 13
const underscore = 95
const longestPlain = 96
const codesOfLength = Array.from({ length: longestPlain + 1 }, (_, length) => Array.from({ length }, () => 0))
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))
const reference = /&(?:#x([0-9a-f]{1,8})|#(\d{1,10})|([a-z]+));|&/gi
const escaped = /_x([0-9a-f]{4})_/gi

/** The characters of a piece of XML. Line ends become '\n'; entities are replaced, except in `raw` text (CDATA). */
export function decodeText(bytes: Uint8Array, start: number, end: number, raw = false): string {
  const text = textBetween(bytes, start, end)
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return raw || !lines.includes('&') ? lines : lines.replace(reference, replaceReference)
}

/**
 * As {@link decodeText}, and also replaces `_xHHHH_`, the notation of workbooks for characters that XML cannot hold.
 * Source: ECMA-376 Part 1, 22.9.2.19 (ST_Xstring).
 */
export function decodeCellText(bytes: Uint8Array, start: number, end: number): string {
  if (isPlain(bytes, start, end)) return plainText(bytes, start, end)
  return unescapeCharacters(decodeText(bytes, start, end))
}

export function unescapeCharacters(text: string): string {
  if (!text.includes('_x') && !text.includes('_X')) return text
  return text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The characters of the bytes, with nothing replaced. */
export function textBetween(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > longestPlain) return utf8.decode(bytes.subarray(start, end))
  for (let at = start; at < end; at += 1) {
    if ((bytes[at] as number) >= 128) return utf8.decode(bytes.subarray(start, end))
  }
  return plainText(bytes, start, end)
}

/**
 * For a short ASCII text this is faster than a TextDecoder, and in browsers the string takes less memory. Engines pass
 * a plain list of arguments on several times as fast as a typed one, so there is one list for each length.
 */
function plainText(bytes: Uint8Array, start: number, end: number): string {
  const codes = codesOfLength[end - start] as number[]
  for (let index = 0; index < codes.length; index += 1) codes[index] = bytes[start + index] as number
  return String.fromCharCode.apply(null, codes)
}

function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > longestPlain) return false
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number
    if (byte >= 128 || byte === ampersand || byte === underscore || byte === carriageReturn) return false
  }
  return true
}

function replaceReference(whole: string, hex?: string, decimal?: string, name?: string): string {
  const known = name === undefined ? undefined : named.get(name)
  if (known !== undefined) return known
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  if (!(code > 0 && code <= 0x10ffff)) throw malformed(`the entity ${whole.slice(0, 20)}`)
  return String.fromCodePoint(code)
}
