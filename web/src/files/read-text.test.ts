import { expect, test } from 'vitest'
import { readText, readUtf8, unifyLineEnds } from './read-text.ts'

async function* chunksOf(bytes: readonly number[], chunkLength: number) {
  for (let at = 0; at < bytes.length; at += chunkLength) {
    yield Uint8Array.from(bytes.slice(at, at + chunkLength))
  }
}

async function read(bytes: readonly number[], chunkLength = bytes.length): Promise<string> {
  let text = ''
  for await (const piece of readText(chunksOf(bytes, chunkLength))) text += piece
  return text
}

async function readBytes(bytes: readonly number[], chunkLength: number): Promise<string> {
  const pieces: number[] = []
  for await (const piece of readUtf8(chunksOf(bytes, chunkLength))) pieces.push(...piece)
  return unifyLineEnds(new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(pieces)))
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
// Longer than the head that is collected before decoding starts.
const long = 'a;1\n'.repeat(2000)
const words = 'Impressão 🧦 R$ 1'
const utf8 = [...new TextEncoder().encode(words)]
const windows1252 = [...ascii('promo'), 0xe7, 0xe3, 0x6f, 0x80]
const wide = [...words].flatMap((letter) =>
  Array.from({ length: letter.length }, (_, unit) => letter.charCodeAt(unit)),
)
const littleEndian = [0xff, 0xfe, ...wide.flatMap((unit) => [unit & 0xff, unit >> 8])]
const bigEndian = [0xfe, 0xff, ...wide.flatMap((unit) => [unit >> 8, unit & 0xff])]

test.each([
  ['UTF-8', utf8, words],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8], words],
  ['UTF-8 with its mark and then a broken byte', [0xef, 0xbb, 0xbf, 0xff, ...utf8], `\uFFFD${words}`],
  ['UTF-8 that begins like ASCII', [...ascii(long), ...utf8], long + words],
  ['UTF-16, the low byte first', littleEndian, words],
  ['UTF-16, the high byte first', bigEndian, words],
  ['UTF-16 without a mark, the low byte first', littleEndian.slice(2), words],
  ['UTF-16 without a mark, the high byte first', bigEndian.slice(2), words],
  ['windows-1252', windows1252, 'promoção€'],
  ['windows-1252 that begins like ASCII', [...ascii(long), ...windows1252], `${long}promoção€`],
  ['an accent that is the last byte', [0x70, 0xe9], 'pé'],
  [
    'code page 850',
    [...ascii('promo'), 0x87, 0xc6, 0x6f, ...ascii(' e pre'), 0x87, 0x6f],
    'promoção e preço',
  ],
  ['code page 850 in capitals', [...ascii('DESCRI'), 0x80, 0xc7, 0x4f, 0xb5], 'DESCRIÇÃOÁ'],
  [
    'the text of an older Mac',
    [...ascii('promo'), 0x8d, 0x8b, 0x6f, ...ascii(' m'), 0x8e, ...ascii('s')],
    'promoção més',
  ],
  ['windows-1252 with its own signs alone', [...ascii('a '), 0x80, 0x96], 'a €–'],
  ['windows-1252 in capitals', [...ascii('DESCRI'), 0xc7, 0xc3, 0x4f], 'DESCRIÇÃO'],
  ['UTF-8 with a broken byte', [...utf8, 0xff, 0x61], `${words}\uFFFDa`],
  ['line ends of every kind', ascii('a\r\nb\rc\n\r\n\rd\r'), 'a\nb\nc\n\n\nd\n'],
])('%s is read, with its chunks cut anywhere', async (_, bytes, text) => {
  for (const chunkLength of [1, 2, 3, 1000, 100_000]) {
    expect(await read(bytes, chunkLength)).toBe(text)
    expect(await readBytes(bytes, chunkLength)).toBe(text)
  }
})
