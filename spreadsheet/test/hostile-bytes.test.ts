import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Cell, defaultLimits, SpreadsheetProblem } from '../src/index.ts'
import { RowReader } from '../src/sheet/row-reader.ts'
import { NumberFormats } from '../src/workbook/number-formats.ts'
import { SharedTexts } from '../src/workbook/shared-texts.ts'
import { PartScanner } from '../src/xml/part-scanner.ts'
import { buildWorkbook, sheetXml } from './build-workbook.ts'
import { type Grid, readGrids } from './read-grid.ts'

const odd =
  '<c><!-- x --><f>1</f><v>2</v></c><c t="inlineStr"><is><r><t>a</t></r><r><t>&amp;b</t></r></is></c>'
const rows = Array.from(
  { length: 5 },
  (_, index) =>
    `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>${index % 3}</v></c><c s="1"><v>${46_000 + index * 7.25}</v></c>${odd}<c t="b"><v>1</v></c></row>`,
).join('')
const built = {
  rows,
  texts:
    '<si><t>São Paulo</t></si><si><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></si><si><t>&lt;</t></si>',
  styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
}
const file = buildWorkbook(built)
let whole: Grid[]

beforeAll(async () => {
  whole = await readGrids(file)
})

/** What was read, or undefined where it was refused; anything but a refusal is thrown. */
async function tryReading(bytes: Uint8Array<ArrayBuffer>): Promise<Grid[] | undefined> {
  try {
    return await readGrids(bytes)
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return undefined
    throw error
  }
}

describe('a file', () => {
  test('cut anywhere is refused', async () => {
    for (let length = 0; length < file.length; length += 1) {
      expect(await tryReading(file.slice(0, length))).toBeUndefined()
    }
  })

  test('with a wrong bit is refused, or read as it was', async () => {
    const outcomes = { refused: 0, read: 0 }
    for (let at = 0; at < file.length; at += 3) {
      const flipped = file.slice()
      flipped[at] = (flipped[at] as number) ^ (1 << (at % 8))
      const read = await tryReading(flipped)
      outcomes[read ? 'read' : 'refused'] += 1
      expect(withoutNames(read ?? whole)).toEqual(withoutNames(whole))
    }
    // Both happen: a bit of a part is found by its checksum, one of a date or a name beside it is of no account.
    expect(outcomes.refused).toBeGreaterThan(file.length / 6)
    expect(outcomes.read).toBeGreaterThan(0)
  })

  test('of any bytes is read or refused, and never ends in another error', async () => {
    const change = fc.record({
      at: fc.nat(file.length),
      cut: fc.nat(40),
      put: fc.uint8Array({ maxLength: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = [...file]
        for (const { at, cut, put } of changes) bytes.splice(at, cut, ...put)
        await tryReading(Uint8Array.from(bytes))
      }),
      { numRuns: 300 },
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (tail) => {
        await tryReading(Uint8Array.from([0x50, 0x4b, 3, 4, ...tail]))
      }),
      { numRuns: 100 },
    )
  })
})

describe('the XML of a part', () => {
  const mark = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    '&',
    ' ',
    '<row>',
    '</row>',
    '<c t="s">',
    '</c>',
    '<v>',
    ']]>',
    '<!--',
  )
  const put = fc.oneof(mark, fc.string({ maxLength: 8 }))

  test('changed anywhere is read or refused, and never ends in another error', async () => {
    const sheet = sheetXml(rows)
    const change = fc.record({ at: fc.nat(sheet.length), cut: fc.nat(12), put })
    await fc.assert(
      fc.asyncProperty(change, fc.constantFrom('sheet', 'texts', 'styles'), async (one, part) => {
        const text = part === 'sheet' ? sheet : built[part as 'texts' | 'styles']
        const at = one.at % text.length
        const changed = text.slice(0, at) + one.put + text.slice(at + one.cut)
        await tryReading(buildWorkbook({ ...built, [part]: changed }))
      }),
      { numRuns: 400 },
    )
  })

  test('gives the same rows, cut into any pieces', () => {
    const bytes = new TextEncoder().encode(
      sheetXml(`${rows}<row><c t="inlineStr"><is><t>${'é'.repeat(300)}</t></is></c></row>`),
    )
    const expected = scan([bytes])
    expect(expected).toHaveLength(6)
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 30 }), (places) => {
        const cuts = [0, ...places.toSorted((one, other) => one - other), bytes.length]
        const pieces = cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end))
        expect(scan(pieces)).toEqual(expected)
      }),
    )
    expect(scan(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected)
  })
})

function scan(pieces: readonly Uint8Array[]): Cell[][] {
  const texts = new SharedTexts(defaultLimits.textBytes)
  for (const text of ['a', 'b', 'c']) texts.addText(text)
  const read: Cell[][] = []
  const reader = new RowReader(
    {
      texts,
      formats: new NumberFormats([0, 14], new Map(), false),
      limits: defaultLimits,
      isUncalculated: false,
    },
    {
      columns: [0, 1, 2, 3, 4],
      firstRow: 1,
      take: ({ cells }) => {
        read.push([...cells])
        return true
      },
    },
  )
  const scanner = new PartScanner(['worksheet', 'sheetData'], 'row', reader, defaultLimits.rowBytes)
  for (const piece of pieces) scanner.push(piece)
  scanner.finish()
  return read
}

const withoutNames = (grids: readonly Grid[]) => grids.map(({ rows }) => rows)
