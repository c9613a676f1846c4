import { describe, expect, test } from 'vitest'
import { openWorkbook } from '../src/index.ts'
import { type BuiltWorkbook, buildWorkbook, sheetXml } from './build-workbook.ts'
import { readRows } from './read-grid.ts'

const read = (built: BuiltWorkbook) => readRows(buildWorkbook(built))
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const inline = (inner: string) => `<c t="inlineStr"><is>${inner}</is></c>`
const shared = (...texts: string[]) =>
  read({
    texts: texts.map((text) => `<si>${text}</si>`).join(''),
    rows: row(...texts.map((_, index) => `<c t="s"><v>${index}</v></c>`)),
  })
const date = (text: string) => new Date(text)

describe('texts', () => {
  test('that are shared are read, once and again', async () => {
    expect(await shared('<t>São Paulo</t>', '<t>b</t>')).toEqual([['São Paulo', 'b']])
    const cells = row('<c t="s"><v>0</v></c>', '<c t="s"><v>0</v></c>')
    expect(await read({ texts: '<si><t>a</t></si>', rows: cells + cells })).toEqual([
      ['a', 'a'],
      ['a', 'a'],
    ])
  })

  test('of several runs are put together, without what says how they are spoken', async () => {
    const rich = '<r><rPr><b/></rPr><t>To</t></r><r><t xml:space="preserve"> kyo</t></r>'
    const spoken = '<rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>'
    expect(await shared(`${rich}${spoken}`, `<t>東京</t>${spoken}`)).toEqual([['To kyo', '東京']])
    expect(await read({ rows: row(inline(`${rich}${spoken}`)) })).toEqual([['To kyo']])
  })

  test('keep their blanks, whether xml:space says so or not', async () => {
    expect(
      await shared('<t xml:space="preserve"> a </t>', '<t> b </t>', "<t xml:space='preserve'> c</t>"),
    ).toEqual([[' a ', ' b ', ' c']])
    const cells = ['<t xml:space="preserve"> a </t>', '<t> b </t>', '<t\n>c </t>'].map(inline)
    expect(await read({ rows: row(...cells) })).toEqual([[' a ', ' b ', 'c ']])
  })

  test('have their entities replaced, beyond the basic plane too, and keep CDATA as it is', async () => {
    const texts = [
      '<t>a &amp;&lt;&gt;&quot;&apos; b</t>',
      '<t>&#x1F600;&#128512;&#xE7;</t>',
      '<t><![CDATA[<b>&amp;]]></t>',
    ]
    const expected = [['a &<>"\' b', '😀😀ç', '<b>&amp;', '😀']]
    expect(await shared(...texts, '<t>😀</t>')).toEqual(expected)
    expect(await read({ rows: row(...[...texts, '<t>😀</t>'].map(inline)) })).toEqual(expected)
  })

  test('have what XML cannot hold unescaped', async () => {
    expect(await shared('<t>a_x000D_b_x000a_</t>', '<t>_x005F_x0041_</t>', '<t>a_xyz_</t>')).toEqual([
      ['a\rb\n', '_x0041_', 'a_xyz_'],
    ])
    expect(await read({ rows: row(inline('<t>_xD83D__xDE00_</t>')) })).toEqual([['😀']])
  })

  test('have one kind of line end', async () => {
    expect(await shared('<t>a\r\nb\rc\nd</t>')).toEqual([['a\nb\nc\nd']])
  })

  test('that are long, or are many, are read whole', async () => {
    const long = 'é'.repeat(32_767)
    expect(await shared(`<t>${long}</t>`)).toEqual([[long]])
    const many = Array.from({ length: 70_000 }, (_, index) => `<si><t>texto ${index}</t></si>`).join('')
    const cells = [0, 65_535, 65_536, 69_999].map((place) => `<c t="s"><v>${place}</v></c>`)
    expect(await read({ texts: many, rows: row(...cells) })).toEqual([
      ['texto 0', 'texto 65535', 'texto 65536', 'texto 69999'],
    ])
  })

  test('that formulas give, and texts of errors, are read', async () => {
    const cells = [
      '<c t="str"><f>A2&amp;"x"</f><v>ax</v></c>',
      '<c t="str"><v>b</v></c>',
      '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    ]
    expect(await read({ rows: row(...cells) })).toEqual([['ax', 'b', '#DIV/0!']])
  })
})

describe('numbers', () => {
  test('are read to the last digit', async () => {
    const written = [
      '0',
      '-1',
      '12.37',
      '1e3',
      '1.5E-7',
      '+4',
      '.5',
      '7.',
      '0.30000000000000004',
      '123456789012345678',
      '-0.01',
    ]
    const cells = written.map((number) => `<c><v>${number}</v></c>`)
    expect(await read({ rows: row(...cells) })).toEqual([written.map(Number)])
    expect(await read({ rows: row(...written.map((number) => `<c t="n"><v> ${number} </v></c>`)) })).toEqual([
      written.map(Number),
    ])
  })

  test('that formulas give are read, and a formula without a result is the formula', async () => {
    const cells = [
      '<c><f>1+1</f><v>2</v></c>',
      '<c><f t="shared" si="0"/><v>3</v></c>',
      '<c><f>A1&amp;x</f></c>',
      '<c><f>A1</f><v></v></c>',
      '<c><f t="shared" si="0"/><v/></c>',
      '<c t="str"><f>""</f><v></v></c>',
      '<c><v>4</v></c>',
      '<c><f>0*1</f><v>0</v></c>',
    ]
    const rows = row(...cells)
    expect(await read({ rows })).toEqual([[2, 3, '=A1&x', '=A1', '=', null, 4, 0]])
  })

  test('of formulas are not believed to be 0 where they are only made when the workbook is opened', async () => {
    const file = buildWorkbook({
      properties: '<calcPr fullCalcOnLoad="1"/>',
      rows: row('<c><f>1+1</f><v>0</v></c>', '<c><f>1+1</f><v>2</v></c>', '<c><v>0</v></c>'),
    })
    expect(await readRows(file)).toEqual([['=1+1', 2, 0]])
  })

  test('in an invalid form stay text', async () => {
    expect(await read({ rows: row('<c><v>abc</v></c>', '<c><v>1,5</v></c>', '<c><v>0x10</v></c>') })).toEqual(
      [['abc', '1,5', '0x10']],
    )
  })

  test('come with their number format', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs>'
    const file = buildWorkbook({
      styles,
      rows: row('<c><v>1</v></c>', '<c s="1"><v>0.2</v></c>', '<c s="2"><v>0.3</v></c>'),
    })
    const { sheets } = await openWorkbook(new Blob([file]))
    const formats: string[] = []
    await sheets[0]?.read({
      columns: [2, 0, 1, 5],
      onRow: (one) => formats.push(...[0, 1, 2, 3].map((at) => one.formatOf(at))),
    })
    expect(formats).toEqual(['0%', 'General', '0.0%', 'General'])
  })
})

describe('truth values and dates', () => {
  test('are read as what they are', async () => {
    expect(
      await read({ rows: row('<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>', '<c t="b"><v>true</v></c>') }),
    ).toEqual([[true, false, true]])
  })

  test('written as ISO texts are dates', async () => {
    const cells = [
      '2026-03-01',
      '2026-03-01T17:15:30',
      '2026-03-01T17:15:30.25Z',
      '2026-03-01T17:15-03:00',
      'ontem',
    ].map((text) => `<c t="d"><v>${text}</v></c>`)
    expect(await read({ rows: row(...cells) })).toEqual([
      [
        date('2026-03-01'),
        date('2026-03-01T17:15:30Z'),
        date('2026-03-01T17:15:30.250Z'),
        date('2026-03-01T20:15Z'),
        'ontem',
      ],
    ])
  })

  const formats = [
    'General',
    'dd/mm/yyyy',
    '[$-416]d\\-mmm',
    '0.00 "dias"',
    '[Red]0',
    '[h]:mm',
    'yyyy-mm-dd hh:mm',
    '"d"0',
    '0\\d',
  ]
  const styles = `<numFmts>${formats.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs>${[14, 22, 30, 2, ...formats.map((_, index) => 170 + index)].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`

  test('are told from numbers by their format', async () => {
    const cells = Array.from({ length: 13 }, (_, style) => `<c s="${style}"><v>46082.71875</v></c>`)
    const day = date('2026-03-01T17:15:00Z')
    const number = 46082.71875
    expect(await read({ styles, rows: row(...cells, '<c s="99"><v>1</v></c>') })).toEqual([
      [day, day, day, number, number, day, day, number, number, day, day, number, number, 1],
    ])
  })

  test('count from 1900 with its missing day, or from 1904', async () => {
    const serials = [1, 59, 61, 46082, -1, 2_958_466]
    const rows = row(...serials.map((serial) => `<c s="0"><v>${serial}</v></c>`))
    expect(await read({ styles, rows })).toEqual([
      [date('1900-01-01'), date('1900-02-28'), date('1900-03-01'), date('2026-03-01'), -1, 2_958_466],
    ])
    expect(await read({ styles, rows, properties: '<workbookPr date1904="1"/>' })).toEqual([
      [
        date('1904-01-02'),
        date('1904-02-29'),
        date('1904-03-02'),
        date('2030-03-02'),
        date('1903-12-31'),
        2_958_466,
      ],
    ])
  })
})

describe('the place of cells', () => {
  test('is given by their references, in any order, with gaps', async () => {
    const rows =
      '<row r="2"><c r="D2"><v>4</v></c><c r="B2"><v>2</v></c></row><row r="5"/><row r="6"><c r="AA6"><v>27</v></c></row>'
    const [, second, , , , sixth] = await read({ rows })
    expect(second).toEqual([null, 2, null, 4])
    expect(sixth?.[26]).toBe(27)
  })

  test('follows from their order where they have none', async () => {
    const rows =
      '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row/><row r="4"><c r="B4"><v>2</v></c><c><v>3</v></c></row><row><c><v>9</v></c></row>'
    expect(await read({ rows })).toEqual([[1, null, 3], [], [], [null, 2, 3], [9]])
  })

  test('is not what <dimension> says', async () => {
    for (const dimension of ['A1', 'A1:XFD1048576', 'tudo']) {
      const sheet = sheetXml(row('<c r="A1"><v>1</v></c>', '<c r="C1"><v>3</v></c>')).replace(
        '<sheetData>',
        `<dimension ref="${dimension}"/><sheetData>`,
      )
      expect(await read({ sheet })).toEqual([[1, null, 3]])
    }
  })

  test('may be any of the 16,384 columns of one row of some megabytes', async () => {
    const cells = Array.from({ length: 16_384 }, (_, column) => inline(`<t>${'x'.repeat(150)}${column}</t>`))
    const { sheets } = await openWorkbook(
      new Blob([buildWorkbook({ rows: row(...cells) + row('<c><v>1</v></c>') })]),
    )
    expect((await sheets[0]?.firstRows(2))?.map((one) => [one.length, one.at(-1)])).toEqual([
      [16_384, `${'x'.repeat(150)}16383`],
      [1, 1],
    ])
  })

  test('may be the last possible cell, without making those before it', async () => {
    const file = buildWorkbook({ rows: '<row r="1048576"><c r="XFD1048576"><v>7</v></c></row>' })
    const { sheets } = await openWorkbook(new Blob([file]))
    const seen: unknown[] = []
    await sheets[0]?.read({ columns: [16_383], onRow: ({ number, cells }) => seen.push(number, ...cells) })
    expect(seen).toEqual([1_048_576, 7])
    expect(await sheets[0]?.firstRows(3)).toEqual([[], [], []])
  })
})
