import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { inspectContainer, readingLimits } from './inspect-container.ts'

const megabyte = 1024 * 1024
const text = (value: string) => new TextEncoder().encode(value)
const wide = (value: string) => Uint8Array.from([...value].flatMap((letter) => [letter.charCodeAt(0), 0]))
const ole = (stream: string) =>
  join([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), new Uint8Array(504), wide(stream)])
const workbook = () => writeXlsx({ sheets: [{ name: 'orders', rows: [['ID do pedido'], ['1']] }] })

describe('what a chosen file is seen to be from its bytes', () => {
  test('a workbook is taken', async () => {
    expect(inspectContainer(await workbook())).toBeNull()
  })

  test('a workbook whose archive ends in a comment is taken', async () => {
    const bytes = await workbook()
    const commented = join([bytes, text('feito à mão')])
    new DataView(commented.buffer).setUint16(bytes.length - 2, 'feito à mão'.length + 2, true)
    expect(inspectContainer(commented)).toBeNull()
  })

  test.each([
    ['nothing', new Uint8Array(), { kind: 'blank' }],
    ['a CSV', text('Relatório,Ads\n1,2\n'), { kind: 'disguised', as: 'text' }],
    ['a UTF-16 text', join([Uint8Array.of(0xff, 0xfe), wide('a;b')]), { kind: 'disguised', as: 'text' }],
    ['an HTML page', text('\n<!DOCTYPE html><table></table>'), { kind: 'disguised', as: 'html' }],
    ['a PDF', text('%PDF-1.7\n'), { kind: 'disguised', as: 'pdf' }],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), { kind: 'disguised', as: 'image' }],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0), { kind: 'disguised', as: 'image' }],
    ['a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 0), { kind: 'disguised', as: 'other' }],
    ['a workbook with a password', ole('EncryptedPackage'), { kind: 'password' }],
    ['an .xls', ole('Workbook'), { kind: 'old-format' }],
    ['a .doc', ole('WordDocument'), { kind: 'other-office', as: 'word' }],
    ['a .docx', zip('[Content_Types].xml', 'word/document.xml'), { kind: 'other-office', as: 'word' }],
    [
      'a .pptx',
      zip('[Content_Types].xml', 'ppt/slides/slide1.xml'),
      { kind: 'other-office', as: 'powerpoint' },
    ],
    [
      'an .xlsb',
      zip('[Content_Types].xml', 'xl/workbook.bin'),
      { kind: 'other-office', as: 'binary-workbook' },
    ],
    ['an .ods', zip('mimetype', 'content.xml'), { kind: 'other-office', as: 'libreoffice' }],
    ['a .numbers', zip('Index/Document.iwa'), { kind: 'other-office', as: 'numbers' }],
    ['a .zip with workbooks in it', zip('pedidos-1.xlsx', 'pedidos-2.xlsx'), { kind: 'archive' }],
  ])('%s is recognised', (_, bytes, refusal) => {
    expect(inspectContainer(bytes)).toEqual(refusal)
  })

  test('a download that stopped is told from a damaged file', async () => {
    const bytes = await workbook()
    expect(inspectContainer(bytes.subarray(0, bytes.length / 2))).toEqual({ kind: 'truncated' })
    expect(inspectContainer(bytes.subarray(0, bytes.length - 8))).toEqual({ kind: 'truncated' })
    const view = new DataView(bytes.slice().buffer)
    view.setUint32(view.byteLength - 6, view.byteLength + 100, true)
    expect(inspectContainer(new Uint8Array(view.buffer))).toEqual({ kind: 'damaged' })
  })
})

describe('declared sizes', () => {
  const sheet = 'xl/worksheets/sheet1.xml'

  test('what a large shop has is taken', () => {
    const bytes = declare({ name: 'xl/workbook.xml' }, { name: sheet, size: 400 * megabyte, compressed: 8 })
    expect(inspectContainer(inflateLimit(bytes, 20 * megabyte))).toBeNull()
  })

  test('a sheet that no string can hold is refused', () => {
    const size = readingLimits.entryBytes + 1
    expect(
      inspectContainer(declare({ name: 'xl/workbook.xml' }, { name: sheet, size, compressed: size / 20 })),
    ).toEqual({ kind: 'too-large' })
  })

  test('entries of more than 1 GiB together are refused', () => {
    const parts = [1, 2, 3].map((part) => ({
      name: `part${part}`,
      size: 400 * megabyte,
      compressed: 40 * megabyte,
    }))
    expect(inspectContainer(declare({ name: 'xl/workbook.xml' }, ...parts))).toEqual({ kind: 'too-large' })
  })

  test('100 MB of zeros in 100 kB are refused', () => {
    const bomb = { name: sheet, size: 100 * megabyte, compressed: megabyte / 10 }
    expect(inspectContainer(declare({ name: 'xl/workbook.xml' }, bomb))).toEqual({ kind: 'too-large' })
  })

  test('an entry that claims to be empty and is not is refused', () => {
    expect(
      inspectContainer(declare({ name: 'xl/workbook.xml' }, { name: sheet, size: 0, compressed: 40 })),
    ).toEqual({ kind: 'damaged' })
  })

  test('an entry that claims more bytes than the file has is cut off', () => {
    expect(
      inspectContainer(declare({ name: 'xl/workbook.xml' }, { name: sheet, size: 9e6, compressed: 9e5 })),
    ).toEqual({ kind: 'truncated' })
  })
})

interface Declared {
  name: string
  size?: number
  compressed?: number
}

function zip(...names: string[]): Uint8Array<ArrayBuffer> {
  return declare(...names.map((name) => ({ name })))
}

/** A ZIP of nothing but its directory, declaring these entries. */
function declare(...entries: Declared[]): Uint8Array<ArrayBuffer> {
  const start = text('PK\u0003\u0004')
  const directory = entries.map(({ name, size = 1, compressed = 1 }) => {
    const header = new DataView(new ArrayBuffer(46))
    header.setUint32(0, 0x02014b50, true)
    header.setUint32(20, compressed, true)
    header.setUint32(24, size, true)
    header.setUint16(28, name.length, true)
    return join([new Uint8Array(header.buffer), text(name)])
  })
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(16, start.length, true)
  return join([start, ...directory, new Uint8Array(end.buffer)])
}

/** The same archive behind `length` bytes of content, as its compressed entries would be. */
function inflateLimit(bytes: Uint8Array, length: number): Uint8Array {
  const moved = join([bytes.subarray(0, 4), new Uint8Array(length), bytes.subarray(4)])
  const view = new DataView(moved.buffer)
  view.setUint32(moved.length - 6, 4 + length, true)
  view.setUint32(4 + length + 46 + 'xl/workbook.xml'.length + 20, length, true)
  return moved
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
