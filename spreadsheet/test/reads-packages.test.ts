import { describe, expect, test } from 'vitest'
import { type BuiltWorkbook, buildWorkbook, relationship, sheetXml } from './build-workbook.ts'
import { readGrids, readRows } from './read-grid.ts'

const read = (built: BuiltWorkbook) => readRows(buildWorkbook(built))
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`

describe('the XML', () => {
  const cells = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>2</v></c></row>'

  test('may have a prefix', async () => {
    const prefixed = (xml: string) => xml.replace(/<(\/?)(?=[a-z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=')
    const sheet = prefixed(sheetXml(`${cells}<row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c></row>`))
    expect(await read({ sheet, texts: '<si><t>s</t></si>' })).toEqual([['s', 2], ['a']])
  })

  test('may have blanks, comments, instructions, other attributes and either quotes', async () => {
    const sheet = `\uFEFF<?xml version='1.0' encoding='utf-8'?>\n<!-- a > b -->\n<worksheet xmlns="m" xmlns:y="n">
      <y:sheetData><y:row/></y:sheetData><cols><col min="1"/></cols>
      <sheetData>
        <!-- <row> -->
        <row spans='1:2' r='1' y:r="9"><?x </row> ?>
          <c cm="1" r='A1' s="0"  t = "s" ><v>0</v></c >
          <c r="B1"><!-- 3 --><v>2</v><extLst><ext><v>9</v></ext></extLst></c>
        </row>
        <extLst><row><c><v>5</v></c></row></extLst>
      </sheetData>
      <mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>
    </worksheet>\n<!-- end -->\n`
    expect(await read({ sheet, texts: '<si><t>s</t></si>' })).toEqual([['s', 2]])
  })

  test('may come in pieces cut anywhere', async () => {
    const wide = Array.from(
      { length: 3000 },
      (_, index) =>
        `<row r="${index + 1}"><c t="inlineStr"><is><t>${'ã'.repeat(index % 97)}</t></is></c><c><v>${index}</v></c></row>`,
    )
    const rows = await read({ rows: wide.join(''), packedSheet: { isStored: true } })
    expect(rows).toEqual(wide.map((_, index) => ['ã'.repeat(index % 97) || null, index]))
  })
})

describe('the package', () => {
  const rows = row('<c t="s"><v>0</v></c>')
  const texts = '<si><t>a</t></si>'

  test.each([
    ['stored entries', { packed: { isStored: true } }],
    ['data descriptors', { packed: { hasDescriptor: true } }],
    ['the fields of large ZIPs', { packed: { is64: true }, is64: true }],
    [
      'stored entries of more than a block',
      { packed: { isStored: true }, texts: texts + '<si><t>b</t></si>'.repeat(20_000) },
    ],
  ])('may have %s', async (_, built) => {
    expect(await read({ texts, rows, ...built })).toEqual([['a']])
  })

  test('may lead to its parts in any way', async () => {
    const relationships = [
      relationship('a', 'worksheet', '/xl/worksheets/sheet1.xml'),
      relationship('b', 'sharedStrings', '../xl/./SharedStrings.xml'),
      '<Relationship Id="c" Type="x/hyperlink" Target="https://example.com" TargetMode="External"/>',
    ]
    const sheets = '<sheet name="dados" sheetId="7" r:id="a"/>'
    expect(await read({ texts, rows, relationships: relationships.join(''), sheets })).toEqual([['a']])
    expect(
      await read({
        texts,
        rows,
        packageRelationships: relationship('a', 'officeDocument', '/xl/workbook.xml'),
      }),
    ).toEqual([['a']])
  })

  test('may have any sheet, hidden ones and charts between them', async () => {
    const relationships = [
      relationship('chart', 'chartsheet', 'chartsheets/sheet1.xml'),
      relationship('one', 'worksheet', 'worksheets/sheet1.xml'),
      relationship('texts', 'sharedStrings', 'sharedStrings.xml'),
    ]
    const sheets =
      '<sheet name="Gráfico" r:id="chart"/><sheet name="Um &amp; dois" r:id="one" state="hidden"/><sheet name="Outra" r:id="one"/>'
    const file = buildWorkbook({ texts, rows, relationships: relationships.join(''), sheets })
    expect(await readGrids(file)).toEqual([
      { name: 'Um & dois', rows: [['a']] },
      { name: 'Outra', rows: [['a']] },
    ])
  })

  test('may end in a comment, and in what a download left behind', async () => {
    const file = buildWorkbook({ texts, rows })
    const commented = Uint8Array.from([...file, ...Buffer.from('feito à mão')])
    new DataView(commented.buffer).setUint16(file.length - 2, commented.length - file.length, true)
    expect(await readRows(commented)).toEqual([['a']])
    expect(await readRows(Uint8Array.from([...file, 13, 10]))).toEqual([['a']])
  })
})
