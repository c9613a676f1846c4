import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openWorkbook, type SpreadsheetReason } from '../src/index.ts'
import { type BuiltWorkbook, buildWorkbook, sheetXml, workbookEntries } from './build-workbook.ts'
import { type BuiltEntry, buildZip } from './build-zip.ts'
import { readRows } from './read-grid.ts'
import { cell, reasonOf, refused, usual } from './refused.ts'

const mebibyte = 1024 * 1024

describe('what is too large', () => {
  test.each<[string, BuiltWorkbook, SpreadsheetReason & { code: 'too-large' }, number]>([
    ['rows', { rows: cell.repeat(11) }, { code: 'too-large', limit: 'rows' }, 10],
    ['rows', { rows: '<row r="11"/>' }, { code: 'too-large', limit: 'rows' }, 10],
    ['rows under one number', { rows: '<row r="1"/>'.repeat(11) }, { code: 'too-large', limit: 'rows' }, 10],
    ['columns', { rows: '<row><c r="CZ1"/></row>' }, { code: 'too-large', limit: 'columns' }, 100],
    [
      'cells in a row',
      { rows: `<row>${'<c/>'.repeat(101)}</row>` },
      { code: 'too-large', limit: 'columns' },
      100,
    ],
    ['bytes of the file', {}, { code: 'too-large', limit: 'fileBytes' }, 100],
    ['entries', {}, { code: 'too-large', limit: 'entries' }, 3],
    ['sheets', {}, { code: 'too-large', limit: 'sheets' }, 0],
    ['bytes of a part', { rows: cell.repeat(500) }, { code: 'too-large', limit: 'partBytes' }, 5000],
    ['bytes of texts', {}, { code: 'too-large', limit: 'textBytes' }, 5000],
  ])('more %s than the limit are refused', async (_, built, reason, limit) => {
    await refused(built, reason, { [reason.limit]: limit })
  })

  test('a far cell with a value is refused among the first rows, and ignored further down', async () => {
    const far = (row: number, cell: string) => `<row r="${row}"><c r="A${row}"><v>1</v></c>${cell}</row>`
    const written = (row: number) => far(row, `<c r="XFD${row}"><v>1</v></c>`)
    const head = async (rows: string) => {
      const { sheets } = await openWorkbook(new Blob([buildWorkbook({ rows })]), {
        limits: { headColumns: 500 },
      })
      return sheets[0]?.firstRows(20)
    }
    expect(await head(far(1, '<c r="XFD1" s="0"/>'))).toEqual([[1]])
    expect(await head(far(1, '') + written(21))).toHaveLength(20)
    await expect(head(written(20))).rejects.toMatchObject({ reason: { limit: 'headColumns' } })
  })

  test('what a sheet says of its own size is not believed', async () => {
    const sheet = sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>').replace(
      '<sheetData>',
      '<dimension ref="A1:XFD1048576"/><sheetData>',
    )
    expect(await readRows(buildWorkbook({ sheet }))).toEqual([[1]])
  })

  test('a cell outside of what a sheet can have is refused', async () => {
    await refused({ rows: '<row><c r="XFE1"/></row>' }, { code: 'too-large', limit: 'columns' })
    await refused({ rows: "<row><c r='ZZZZ1'/></row>" }, { code: 'too-large', limit: 'columns' })
    await refused({ rows: '<row r="1048577"/>' }, { code: 'too-large', limit: 'rows' })
  })

  test.each([
    ['a text without an end', `<row><c t="str"><v>${'a'.repeat(4 * mebibyte)}</v></c></row>`],
    ['a row without an end', `<row>${'<c r="A1"/>'.repeat(mebibyte)}</row>`],
    ['blanks without an end', ' '.repeat(4 * mebibyte)],
    ['comments without an end', '<!-- -->'.repeat(mebibyte)],
    ['a comment without an end', `<!-- ${' '.repeat(4 * mebibyte)}`],
  ])('%s is refused', async (_, rows) => {
    await refused({ rows }, { code: 'too-large', limit: 'rowBytes' }, { rowBytes: mebibyte })
  })

  test('1 GiB of zeros is refused as declared', async () => {
    await refused({ packedSheet: bomb('\0', 1024 * mebibyte) }, { code: 'too-large', limit: 'inflation' })
  })

  test('1 GiB that declares to be less is refused as soon as it is more', async () => {
    await refused({ packedSheet: bomb(' ', 1000) }, { code: 'damaged' })
    await refused({ packedSheet: bomb(' ', 60 * mebibyte) }, { code: 'too-large', limit: 'rowBytes' })
  })

  test('1 GiB of empty rows, of shared texts and what is like it ends at its limit', async () => {
    const inflation = { inflation: 2000 }
    const rows = bomb('<row/>', 1024 * mebibyte, '<worksheet><sheetData>')
    await refused({ packedSheet: rows }, { code: 'too-large', limit: 'rows' }, inflation)
    await refused({ styles: '<a/>'.repeat(600_000) }, { code: 'too-large', limit: 'partBytes' })
    const rich = '<si><r><t>aaaaaaaaaaaaaaaaaaaa</t></r></si>'.repeat(60_000)
    await refused({ texts: rich }, { code: 'too-large', limit: 'textBytes' }, { textBytes: 4 * mebibyte })
    const texts = bomb('<si><t/></si>', 1024 * mebibyte, '<sst>')
    const entries = workbookEntries(usual).map((one) =>
      one.name.endsWith('Strings.xml') ? { ...one, ...texts } : one,
    )
    const reason = await reasonOf(buildZip(entries), { ...inflation, textBytes: 4 * mebibyte })
    expect(reason).toEqual({ code: 'too-large', limit: 'textBytes' })
  })
})

/** About 1 GiB of one text again and again behind a start, declared to be `size`. */
function bomb(text: string, size: number, start = ''): Partial<BuiltEntry> {
  const flush = { finishFlush: constants.Z_FULL_FLUSH, level: 9 }
  const piece = deflateRawSync(text.repeat((4 * mebibyte) / text.length), flush)
  const pieces = [deflateRawSync(start, flush), ...Array<Buffer>(256).fill(piece), Buffer.from([3, 0])]
  return { size, spoil: () => Buffer.concat(pieces) }
}
