import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openWorkbook, type SpreadsheetReason } from '../src/index.ts'
import { buildWorkbook, sheetXml, workbookEntries } from './build-workbook.ts'
import { type BuiltEntry, buildZip } from './build-zip.ts'
import { cell, reasonOf, refused, usual } from './refused.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const wide = (text: string) => Buffer.from(text, 'utf16le')
const ole = (stream: string) =>
  Uint8Array.from(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), wide(stream)]))
const zip = (...names: string[]) => buildZip(names.map((name) => ({ name, content: '<x/>' })))

describe('what is no workbook', () => {
  test.each<[string, Uint8Array<ArrayBuffer>, SpreadsheetReason]>([
    ['nothing', new Uint8Array(), { code: 'blank' }],
    ['a CSV', bytes('Relatório,Ads\n1,2\n'), { code: 'not-a-zip', looksLike: 'text' }],
    ['a CSV that begins as ZIPs do', bytes('PK;Preço\n1;2'), { code: 'not-a-zip', looksLike: 'text' }],
    ['a UTF-16 text', Uint8Array.from([255, 254, ...wide('a;b')]), { code: 'not-a-zip', looksLike: 'text' }],
    [
      'a UTF-16 text without its mark',
      Uint8Array.from(wide('Pedido;a')),
      { code: 'not-a-zip', looksLike: 'text' },
    ],
    ['an HTML page', bytes('\n<!DOCTYPE html><table>'), { code: 'not-a-zip', looksLike: 'html' }],
    ['a PDF', bytes('%PDF-1.7\n'), { code: 'not-a-zip', looksLike: 'pdf' }],
    ['a page with a remark first', bytes('<!-- a -->\n<html>'), { code: 'not-a-zip', looksLike: 'html' }],
    ['a page that is XML', bytes('<?xml version="1.0"?>\n<html>'), { code: 'not-a-zip', looksLike: 'html' }],
    ['an XML', bytes('<?xml version="1.0"?><nfeProc>'), { code: 'not-a-zip', looksLike: 'xml' }],
    ['a .rar', bytes('Rar!\u001a\u0007'), { code: 'not-a-zip', looksLike: 'archive' }],
    ['a .gz', Uint8Array.of(0x1f, 0x8b, 8, 0), { code: 'not-a-zip', looksLike: 'archive' }],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), { code: 'not-a-zip', looksLike: 'image' }],
    ['a JPEG', Uint8Array.of(255, 0xd8, 255, 0xe0, 0), { code: 'not-a-zip', looksLike: 'image' }],
    ['a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2), { code: 'not-a-zip', looksLike: 'other' }],
    ['a workbook with a password', ole('EncryptedPackage'), { code: 'ole-container', holds: 'encrypted' }],
    ['an .xls', ole('Workbook'), { code: 'ole-container', holds: 'workbook' }],
    ['a .doc', ole('WordDocument'), { code: 'ole-container', holds: 'word' }],
    ['a .ppt', ole('PowerPoint Document'), { code: 'ole-container', holds: 'powerpoint' }],
    ['a .docx', zip('[Content_Types].xml', 'word/document.xml'), { code: 'not-a-workbook', holds: 'word' }],
    [
      'a .pptx',
      zip('[Content_Types].xml', 'ppt/slides/slide1.xml'),
      { code: 'not-a-workbook', holds: 'powerpoint' },
    ],
    [
      'an .xlsb',
      zip('[Content_Types].xml', 'xl/workbook.bin'),
      { code: 'not-a-workbook', holds: 'binary-workbook' },
    ],
    ['an .ods', zip('mimetype', 'content.xml'), { code: 'not-a-workbook', holds: 'libreoffice' }],
    ['a .numbers', zip('Index/Document.iwa'), { code: 'not-a-workbook', holds: 'numbers' }],
    [
      'another package',
      zip('[Content_Types].xml', 'a.xml'),
      { code: 'not-a-workbook', holds: 'other-office' },
    ],
    ['a ZIP of workbooks', zip('pedidos-1.xlsx'), { code: 'not-a-workbook', holds: 'archive' }],
    ['an empty ZIP', zip(), { code: 'not-a-workbook', holds: 'archive' }],
  ])('%s is recognised', async (_, file, reason) => {
    expect(await reasonOf(file)).toEqual(reason)
  })

  test('a file that was changed since it was chosen is not read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
    try {
      const path = join(folder, 'pedidos.xlsx')
      await writeFile(path, buildWorkbook(usual))
      const file = await openAsBlob(path)
      await writeFile(path, 'outro')
      await expect(openWorkbook(file)).rejects.toMatchObject({ reason: { code: 'unavailable' } })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('what is cut off or changed', () => {
  test('a file without its end is truncated', async () => {
    const file = buildWorkbook(usual)
    for (const length of [4, 30, file.length / 2, file.length - 40, file.length - 1]) {
      expect(await reasonOf(file.slice(0, length))).toEqual({ code: 'truncated' })
    }
  })

  test.each<[string, Partial<BuiltEntry>]>([
    ['a flipped bit', { spoil: (one) => one.map((byte, at) => (at === 20 ? byte ^ 4 : byte)) }],
    ['a stream that ends too early', { spoil: (one) => one.slice(0, -3) }],
    ['a stream that does not end', { spoil: (one) => one.map((byte, at) => (at === 0 ? byte & ~1 : byte)) }],
    ['bytes behind its stream', { spoil: (one) => Uint8Array.from([...one, 1, 2, 3]) }],
    ['nothing where its stream should be', { spoil: () => new Uint8Array() }],
    ['another checksum', { checksum: 1 }],
    ['less than it declares', { size: 20_000 }],
    ['more than it declares', { size: 20 }],
    ['more than nothing, which it declares', { size: 0 }],
    ['a stored stream with another checksum', { isStored: true, checksum: 1 }],
    ['a stored stream of another length', { isStored: true, size: 9 }],
  ])('a sheet with %s is damaged', async (_, packedSheet) => {
    await refused({ packedSheet }, { code: 'damaged' })
  })

  test('a directory that contradicts itself is damaged', async () => {
    const file = buildWorkbook(usual)
    const spoiled = (at: number, value: number) => {
      const copy = file.slice()
      new DataView(copy.buffer).setUint32(at, value, true)
      return copy
    }
    const end = file.length - 22
    const directory = new DataView(file.buffer).getUint32(end + 16, true)
    for (const [at, value] of [
      [end + 16, file.length],
      [end + 16, 0],
      [end + 12, 10],
      [directory + 42, 7],
    ] as const) {
      expect(await reasonOf(spoiled(at, value))).toEqual({ code: 'damaged' })
    }
  })

  test('a part that is named and missing is damage, not emptiness', async () => {
    for (const missing of [
      'xl/sharedStrings.xml',
      'xl/worksheets/sheet1.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
    ]) {
      const entries = workbookEntries(usual).filter(({ name }) => name !== missing)
      expect(await reasonOf(buildZip(entries))).toEqual({ code: 'damaged' })
    }
  })

  test('encrypted entries, other compressions and other encodings are named', async () => {
    await refused({ packedSheet: { isEncrypted: true } }, { code: 'encrypted' })
    await refused({ packedSheet: { method: 9 } }, { code: 'unsupported' })
    const latin = sheetXml(cell).replace('UTF-8', 'ISO-8859-1')
    await refused({ sheet: latin }, { code: 'unsupported' })
  })
})

describe('what is no XML of a sheet', () => {
  const whole = sheetXml(cell.repeat(3))

  test('a sheet that stops anywhere before its end is refused', async () => {
    for (let length = 0; length < whole.length; length += 1) {
      await refused({ sheet: whole.slice(0, length) }, { code: 'malformed-xml' })
    }
  })

  test.each([
    ['crossed tags', '<row><c><v>1</c></v></row>'],
    ['a closing tag too many', '<row></row></row>'],
    ['a tag without an end', '<row><c><v>1</v></c'],
    ['a cell without an end', '<row><c><v>1</v></row>'],
    ['an attribute without quotes', '<row><c r=A1><v>1</v></c></row>'],
    ['an attribute without a value', '<row><c r><v>1</v></c></row>'],
    ["'<' in an attribute", '<row><c r="<"><v>1</v></c></row>'],
    ['attributes without a space', '<row><c r="A1"s="1"><v>1</v></c></row>'],
    ['an unknown entity in a wanted text', '<row><c t="str"><v>&nbsp;</v></c></row>'],
    ['an ampersand in a wanted text', '<row><c t="str"><v>a & b</v></c></row>'],
    ['an invalid character', '<row><c t="str"><v>&#x110000;</v></c></row>'],
    ['text in a row', '<row>abc</row>'],
    ['text between the rows', '<row/>abc<row/>'],
    ['text in a cell', '<row><c>5</c></row>'],
    ['an invalid name', '<row><1/></row>'],
    ['a declaration of nothing', '<!ENTITY a "b"><row/>'],
    ['a comment without an end', '<row/><!-- <row/>'],
    ['an unknown type of cell', '<row><c t="x"><v>1</v></c></row>'],
    ['a type of cell named like a property of every object', '<row><c t="constructor"><v>1</v></c></row>'],
    ['an entity named like a property of every object', '<row><c t="str"><v>&constructor;</v></c></row>'],
    ['an invalid truth value', '<row><c t="b"><v>2</v></c></row>'],
    ['an invalid reference', "<row><c r='1A'><v>1</v></c></row>"],
    ['an invalid row number', '<row r="x"/>'],
    ['an invalid number of a shared text', '<row><c t="s"><v>x</v></c></row>'],
    ['a missing shared text', '<row><c t="s"><v>1</v></c></row>'],
    ['a shared text before the first', '<row><c t="s"><v>-1</v></c></row>'],
  ])('%s is refused', async (_, rows) => {
    await refused({ rows }, { code: 'malformed-xml' })
  })

  test.each([
    ['another root', '<html><sheetData/></html>'],
    ['two roots', `${whole.slice(whole.indexOf('<worksheet'))}<worksheet/>`],
    ['no list of rows', '<worksheet/>'],
    ['a list of rows in another place', '<worksheet><a><sheetData/></a></worksheet>'],
    ['text behind its end', `${whole}abc`],
    ['zeros', '\0'.repeat(1000)],
    ['nothing', ''],
  ])('a sheet of %s is refused', async (_, sheet) => {
    await refused({ sheet }, { code: 'malformed-xml' })
  })

  test('broken shared texts, styles and lists of parts are refused', async () => {
    await refused({ texts: '<si><t>a</si>' }, { code: 'malformed-xml' })
    await refused({ texts: '<si>a</si>' }, { code: 'malformed-xml' })
    await refused({ styles: '<cellXfs>' }, { code: 'malformed-xml' })
    await refused({ relationships: '</x>' }, { code: 'malformed-xml' })
    await refused({ sheets: '</sheets></workbook>abc<workbook><sheets>' }, { code: 'malformed-xml' })
  })

  test('a DOCTYPE is refused in every part', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaaa">]>'
    await refused({ sheet: doctype + whole }, { code: 'doctype' })
    await refused({ texts: doctype }, { code: 'doctype' })
    await refused({ styles: doctype }, { code: 'doctype' })
    await refused({ rows: `<row>${doctype}</row>` }, { code: 'doctype' })
  })
})
