import { expect, it } from 'vitest'
import { sampleBytes } from '../../../../../test/ads/sample-stream.ts'
import { withoutOtherEncodings } from './other-encodings.ts'

const text = new TextDecoder().decode(sampleBytes('odd/utf-8-without-bom.csv'))
/** The letters beyond ASCII of the sample, in the encoding of older Macs and in code page 850. */
const bytesOf: Readonly<Record<'macintosh' | 'code page 850', Readonly<Record<string, number>>>> = {
  macintosh: { ã: 0x8b, á: 0x87, ç: 0x8d, é: 0x8e, ê: 0x90, í: 0x92, ó: 0x97, õ: 0x9b, ú: 0x9c },
  'code page 850': { ã: 0xc6, á: 0xa0, ç: 0x87, é: 0x82, ê: 0x88, í: 0xa1, ó: 0xa2, õ: 0xe4, ú: 0xa3 },
}

async function decoded(bytes: Uint8Array, chunkLength = bytes.length): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkLength) yield bytes.slice(at, at + chunkLength)
  }
  const decoder = new TextDecoder()
  let all = ''
  for await (const chunk of withoutOtherEncodings(chunks())) all += decoder.decode(chunk, { stream: true })
  return all
}

it.each(['macintosh', 'code page 850'] as const)('reads a report in the encoding %s', async (name) => {
  const bytes = Uint8Array.from(text, (letter) => bytesOf[name][letter] ?? letter.charCodeAt(0))
  expect(await decoded(bytes)).toBe(text)
  expect(await decoded(bytes, 7)).toBe(text)
})

it.each([true, false])(
  'reads a report in UTF-16 without a byte order mark (little endian: %s)',
  async (isLittle) => {
    const bytes = new Uint8Array(2 * text.length)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle)
    expect(await decoded(bytes)).toBe(text)
    expect(await decoded(bytes, 7)).toBe(text)
  },
)

it.each(['utf-8-without-bom', 'windows-1252', 'utf-16-little-endian', 'picture'])(
  'leaves the bytes of %s as they are',
  async (name) => {
    const bytes = sampleBytes(`odd/${name}.csv`)
    const kept: number[] = []
    async function* chunks() {
      yield bytes
    }
    for await (const chunk of withoutOtherEncodings(chunks())) kept.push(...chunk)
    expect(kept).toEqual([...bytes])
  },
)
