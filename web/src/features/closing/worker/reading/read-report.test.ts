import { closingMarketplaces, type Sheet } from '@vendaclara/core/closing'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../../../files/file-refused.ts'
import { readReport } from './read-report.ts'
import type { Refusal } from './refusal.ts'

/** The orders file; only the rows that are read matter. */
const locateOrders = (heads: readonly Sheet[]) => ({
  ...closingMarketplaces.shopee.files.locateOrders(heads),
  read: <Rows>(rows: Rows) => rows,
})

const megabyte = 1024 * 1024
const text = (value: string) => new TextEncoder().encode(value)
const wide = (value: string) => Uint8Array.from([...value].flatMap((letter) => [letter.charCodeAt(0), 0]))
const ole = (stream: string) =>
  join([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), new Uint8Array(504), wide(stream)])
const header = [
  'ID do pedido',
  'Status do pedido',
  'Subtotal do produto',
  'Taxa de comissão',
  'Taxa de serviço',
  'Cupom do vendedor',
  'Status da Devolução / Reembolso',
]
const rows = [
  ['Meus Pedidos'],
  header,
  ['1', 'Concluído', '10.00', '1.00', '2.00', '0', '-'],
  ['2', 'Frete', '5', '1', '2', '0', '-'],
]
const workbook = async () =>
  Uint8Array.from(
    await writeXlsx({
      sheets: [
        { name: 'capa', rows: [['a']] },
        { name: 'orders', rows: rows.map((row) => ['x', ...row]) },
      ],
    }),
  )

async function refusalOf(bytes: Uint8Array<ArrayBuffer>): Promise<Refusal> {
  try {
    await readReport(new Blob([bytes]), locateOrders, { takesCsv: false })
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal
    throw error
  }
  throw new Error('it was read')
}

test('of a report the rows under its header are read, of the wanted columns only, with their lines', async () => {
  const read = await readReport(new Blob([await workbook()]), locateOrders, { takesCsv: false })
  expect(read).toEqual([{ rows: rows.slice(2), lines: [3, 4] }])
})

test('a share that a spreadsheet program keeps as a number is handed over as it is seen there', async () => {
  const columns = header.map((_, at) => (at === 2 ? { numFmt: '0%' } : {}))
  const sheets = [{ name: 'orders', columns, rows: [header, ['3', 'Frete', 0.18]] }]
  const file = new Blob([Uint8Array.from(await writeXlsx({ sheets }))])
  expect(await readReport(file, locateOrders, { takesCsv: false })).toEqual([
    { rows: [['3', 'Frete', '18%', null, null, null, null]], lines: [2] },
  ])
})

test('a .csv that ends in the middle of its last row is refused', async () => {
  const csv = [...rows.slice(1), ['3', 'Frete', '5', '1']].map((row) => row.join(';')).join('\n')
  const read = (content: string) => readReport(new Blob([content]), locateOrders, { takesCsv: true })
  await expect(read(csv)).rejects.toMatchObject({ refusal: { kind: 'damaged' } })
  expect(await read(`${csv}\n`)).toMatchObject([{ lines: [2, 3, 4] }])
})

test.each<[string, string[], number, 'read' | 'damaged']>([
  ['behind its last amount', ['12,50', '9,05', '100,00'], 0, 'read'],
  ['within its last decimals', ['12,50', '9,05', '100,00'], 1, 'damaged'],
  ['before its last decimals', ['12,50', '9,05', '-100,00'], 4, 'damaged'],
  ['within its last amount, of no certain decimals', ['12', '9,5', '100,00'], 1, 'read'],
  ['within its last id', ['2000009007000014', '2000009007000025', '2000009007000036'], 3, 'damaged'],
  ['behind a shorter word', ['Ativo', 'Ativo', 'Pago'], 0, 'read'],
])('a .csv that ends %s: %j, less %i characters, is %s', async (_, last, less, fate) => {
  const many = [...Array.from({ length: 10 }, () => last[0]), ...last]
  const lines = many.map((cell, at) => [at, 'Frete', '5', '1', '2', '0', cell].join(';'))
  const csv = [header.join(';'), ...lines].join('\n')
  const reading = readReport(new Blob([csv.slice(0, csv.length - less)]), locateOrders, { takesCsv: true })
  const outcome = reading.then(
    () => 'read',
    (error: FileRefused) => (error.refusal as Refusal).kind,
  )
  expect(await outcome).toBe(fate)
})

describe('what is refused', () => {
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
    [
      'a .zip with workbooks in it',
      zip('pedidos-1.xlsx', 'pedidos-2.xlsx'),
      { kind: 'archive', names: ['pedidos-1.xlsx', 'pedidos-2.xlsx'] },
    ],
  ])('%s is recognised', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toEqual(refusal)
  })

  test('a download that stopped is told from a damaged file', async () => {
    const bytes = await workbook()
    expect(await refusalOf(bytes.slice(0, bytes.length / 2))).toEqual({ kind: 'truncated' })
    expect(await refusalOf(bytes.slice(0, bytes.length - 8))).toEqual({ kind: 'truncated' })
    const view = new DataView(bytes.slice().buffer)
    view.setUint32(view.byteLength - 6, view.byteLength + 100, true)
    expect(await refusalOf(new Uint8Array(view.buffer))).toEqual({ kind: 'damaged' })
  })

  test('first rows of thousands of columns are too large to be kept for every sheet', async () => {
    const far = [...header, ...Array.from({ length: 1000 }, () => 'x')]
    const bytes = await writeXlsx({ sheets: [{ name: 'orders', rows: [far] }] })
    expect(await refusalOf(Uint8Array.from(bytes))).toEqual({ kind: 'too-many-columns' })
  })

  test('what declares to hold 100 MB in 100 kB is too large', async () => {
    const swelling = { name: 'xl/workbook.xml', size: 100 * megabyte, compressed: megabyte / 10 }
    expect(await refusalOf(declare(swelling))).toEqual({ kind: 'bloated' })
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

/** A ZIP that has only a directory with these entries. */
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
  end.setUint32(12, join(directory).length, true)
  end.setUint32(16, start.length, true)
  return join([start, ...directory, new Uint8Array(end.buffer)])
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
