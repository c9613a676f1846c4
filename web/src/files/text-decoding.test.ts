import { expect, it } from 'vitest'
import { TextDecoding } from './text-decoding.ts'

function decode(bytes: readonly number[], chunkLength: number): string {
  const decoding = new TextDecoding(Uint8Array.from(bytes))
  let text = ''
  for (let at = 0; at < bytes.length; at += chunkLength) {
    text += decoding.decode(Uint8Array.from(bytes.slice(at, at + chunkLength)))
  }
  return text + decoding.end()
}

const utf8 = [...new TextEncoder().encode('Impressão 🧦 R$ 1')]
const windows1252 = [...'promo'].map((letter) => letter.charCodeAt(0)).concat(0xe7, 0xe3, 0x6f, 0x80)

it.each([1, 2, 3, 100])('reads UTF-8 in chunks of %i bytes', (chunkLength) => {
  expect(decode(utf8, chunkLength)).toBe('Impressão 🧦 R$ 1')
})

it.each([1, 2, 3, 100])('reads windows-1252 in chunks of %i bytes', (chunkLength) => {
  expect(decode(windows1252, chunkLength)).toBe('promoção€')
})

it('reads an accent that is the last byte of the file', () => {
  expect(decode([0x70, 0xe9], 1)).toBe('pé')
})

it('keeps the accents of UTF-8 when a later byte is broken', () => {
  expect(decode([...utf8, 0xff, 0x61], 4)).toBe('Impressão 🧦 R$ 1\uFFFDa')
})
