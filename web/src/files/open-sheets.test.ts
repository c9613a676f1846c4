import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { storedZip } from '../../test/stored-zip.ts'
import { FileRefused } from './file-refused.ts'
import type { CsvLimits } from './open-csv.ts'
import { folderType, openSheets } from './open-sheets.ts'

const header = ['Nome', 'Valor']
const countKnown = (head: readonly (readonly (string | null)[])[]) =>
  Math.max(0, ...head.map((cells) => header.filter((name) => cells.includes(name)).length))
const openCsv = (file: Blob, limits: Partial<CsvLimits> = {}) =>
  openSheets(file, { csv: { limits, countKnown } })

/** Every row after the first, without blank cells at its end, and its cells beyond the header. */
async function read(file: Blob, limits?: Partial<CsvLimits>): Promise<unknown[][]> {
  const [sheet] = await openCsv(file, limits)
  const rows: unknown[][] = []
  await sheet?.firstRows(20)
  await sheet?.read({
    columns: [0, 1, 2, 3, 4],
    firstRow: 2,
    onRow: ({ number, cells, surplus }) => {
      if (number !== rows.length + 2) throw new Error(`row ${number} follows ${rows.length} others`)
      const last = cells.findLastIndex((cell) => cell !== null)
      rows.push([...cells.slice(0, last + 1), ...(surplus?.length ? ['and', ...surplus] : [])])
    },
  })
  return rows
}

const csv = (text: string) => new Blob([text])
const underHeader = (text: string) => csv(`Nome;Valor\n${text}`)
const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)])

interface Outcome {
  readonly rows?: unknown[][]
  readonly refusal?: { readonly kind: string; readonly row?: number }
}

async function outcomeOf(file: Blob, limits?: Partial<CsvLimits>): Promise<Outcome> {
  try {
    return { rows: await read(file, limits) }
  } catch (error) {
    if (error instanceof FileRefused) return { refusal: error.refusal }
    throw error
  }
}

const lengthOf = (cells: unknown[]) => cells.join('').length

describe('a table of texts', () => {
  const encodings = {
    'utf-8': (text: string) => new Blob([text]),
    'utf-8 with its mark': (text: string) => new Blob(['\uFEFF', text]),
    'utf-16': (text: string) =>
      new Blob([Uint16Array.from(`\uFEFF${text}`.split(''), (unit) => unit.charCodeAt(0))]),
  }
  const cell = fc.string({
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...'ab 1çã🧦"";,\t\n\'') },
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 8,
  })
  const row = fc.array(cell, { minLength: 2, maxLength: 5 })

  test('is read as it was written: separators, quotes, line ends and encodings of any kind, or each row in one cell', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 60 }),
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.constantFrom(...Object.values(encodings)),
        fc.integer({ min: 1000, max: 3000 }),
        fc.boolean(),
        async (rows, delimiter, newline, quotes, encode, rowLength, isInOneCell) => {
          const lines = [header, ...rows]
          const inOneCell = () => lines.map((cells) => [Papa.unparse([cells], { delimiter, quotes })])
          const text = isInOneCell
            ? Papa.unparse(inOneCell(), { delimiter: ';', newline, quotes: true })
            : Papa.unparse(lines, { delimiter, newline, quotes })
          const expected = rows.map((cells) => {
            const last = cells.findLastIndex((one) => one !== '')
            const surplus = cells.slice(header.length)
            const read = cells.slice(0, last + 1).map((one) => one || null)
            return surplus.length > 0 ? [...read, 'and', ...surplus] : read
          })
          expect(await read(encode(text), { rowLength })).toEqual(expected)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('with changed characters says the same in one piece or in many, or is refused', async () => {
    const any = fc.array(row, { minLength: 1, maxLength: 30 })
    const change = fc.record({
      at: fc.nat(2000),
      removed: fc.nat(3),
      inserted: fc.constantFrom('"', '""', '\n', ';', '\r', '', '\uFFFD', '"\n', ';"'),
    })
    await fc.assert(
      fc.asyncProperty(any, fc.array(change, { maxLength: 5 }), async (rows, changes) => {
        const letters = [...Papa.unparse(rows, { delimiter: ';' })]
        for (const { at, removed, inserted } of changes) letters.splice(at, removed, inserted)
        const file = underHeader(letters.join(''))
        const whole = await outcomeOf(file)
        const inPieces = await outcomeOf(file, { rowLength: 1500 })
        if (inPieces.rows) expect(inPieces).toEqual(whole)
        else if (whole.rows) expect(Math.max(...whole.rows.map(lengthOf))).toBeGreaterThan(500)
        else expect(inPieces.refusal?.row).toBeLessThanOrEqual(whole.refusal?.row ?? 0)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a file is what its bytes say', () => {
  const workbook = async () => {
    const rows = [header, ['caneca', 12.5]]
    return (await writeXlsx({ sheets: [{ name: 'Folha', rows }] })) as Uint8Array<ArrayBuffer>
  }
  const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

  test('a workbook that is named .csv is read as a workbook, a text named .xlsx as a text', async () => {
    expect(await read(new File([await workbook()], 'a.csv'))).toEqual([['caneca', 12.5]])
    expect(await read(new File(['Nome;Valor\ncaneca;12,5\n'], 'a.xlsx'))).toEqual([['caneca', '12,5']])
  })

  test.each([
    ['nothing', bytes(), { kind: 'blank' }],
    [
      'a page',
      csv('\n<!DOCTYPE html><table><tr><td>Nome</td></tr></table>'),
      { kind: 'disguised', as: 'html' },
    ],
    ['a PDF', csv('%PDF-1.7\n'), { kind: 'disguised', as: 'pdf' }],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), { kind: 'disguised', as: 'image' }],
    ['a program', bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 0), { kind: 'disguised', as: 'other' }],
    ['an .xls', bytes(...oldWorkbook, ...new Uint8Array(504)), { kind: 'old-format' }],
  ])('%s is refused for it', async (_, file, refusal) => {
    expect((await outcomeOf(file)).refusal).toEqual(refusal)
  })

  test('a workbook that was cut off is no text', async () => {
    const whole = await workbook()
    expect((await outcomeOf(new File([whole.slice(0, 500)], 'a.csv'))).refusal).toEqual({ kind: 'truncated' })
  })

  test('a text is refused where only workbooks are wanted', async () => {
    const refusal = { kind: 'disguised', as: 'text' }
    await expect(openSheets(csv('Nome;Valor\n'), {})).rejects.toMatchObject({ refusal })
  })

  test('an empty text has no rows', async () => {
    const [sheet] = await openCsv(csv(' \n;;\n\n'))
    expect(await sheet?.firstRows(20)).toEqual([])
  })
})

describe('what a text may hold', () => {
  test.each([
    ['too many bytes', underHeader('a;1\n'), { bytes: 10 }, { kind: 'too-large' }],
    ['too many columns', underHeader(`a${';1'.repeat(30)}\n`), { columns: 20 }, { kind: 'too-many-columns' }],
    ['columns without end', csv(';'.repeat(2_000_000)), {}, { kind: 'too-many-columns' }],
    ['too many rows', underHeader('a;1\n'.repeat(100)), { rows: 100 }, { kind: 'too-many-rows' }],
    ['blank rows without end', csv('\n'.repeat(2_000_000)), {}, { kind: 'too-many-rows' }],
    ['a text without end', underHeader(`a;1\n${'x'.repeat(300_000)}`), {}, { kind: 'long-text', row: 3 }],
    ['a quote never closed', underHeader('a;1\nb;"2\nc;3\n'), {}, { kind: 'open-quote', row: 3 }],
    [
      'a quote not closed for long',
      underHeader(`a;"1\n${'b;2\n'.repeat(100_000)}`),
      {},
      { kind: 'open-quote', row: 2 },
    ],
    [
      'a quote closed in the midst',
      underHeader('"Tela" nova;1\n"b";2\n'),
      {},
      { kind: 'open-quote', row: 2 },
    ],
    ['bytes that are no text', underHeader(`${'a;1\n'.repeat(2000)}\0`), {}, { kind: 'damaged' }],
  ])('%s is refused for it', async (_, file, limits, refusal) => {
    expect((await outcomeOf(file, limits)).refusal).toEqual(refusal)
  })

  test('a quote within a text is a letter of it', async () => {
    expect(await read(underHeader('Tela 5" nova;1\n"Tela ""5""";2'))).toEqual([
      ['Tela 5" nova', '1'],
      ['Tela "5"', '2'],
    ])
  })

  test('the separator is the one that makes the header known, also if the rows have another one more often', async () => {
    const rows = 'Relatório\n\nNome;Valor\na, b, c, d;1,5\n'
    const [sheet] = await openCsv(csv(rows))
    expect((await sheet?.firstRows(20))?.at(-1)).toEqual(['a, b, c, d', '1,5'])
  })
})

describe('what holds a table, or will hold one', () => {
  const table = 'Nome;Valor\na;1\n'
  const zip = (files: Record<string, string | Uint8Array>) => new File([storedZip(files)], 'a.zip')

  test('the only table in a .zip is read, beside any other files', async () => {
    expect(await read(zip({ 'Março/pedidos': table }))).toEqual([['a', '1']])
    expect(await read(zip({ 'a.csv': table, 'leia-me.pdf': '%PDF-', '__MACOSX/._a.csv': 'x' }))).toEqual([
      ['a', '1'],
    ])
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['two tables', { 'a.csv': table, 'b.xlsx': table, 'c.pdf': '' }, ['a.csv', 'b.xlsx']],
    ['no table', { 'a.pdf': '', 'b.png': '' }, ['a.pdf', 'b.png']],
    ['nothing', {}, []],
  ])('a .zip with %s is refused with the names of its files', async (_, files, names) => {
    expect((await outcomeOf(zip(files))).refusal).toEqual({ kind: 'archive', names })
  })

  test('a .zip in a .zip, and another archive, are to be unpacked', async () => {
    const packed = zip({ 'b.zip': storedZip({ 'a.csv': table }) })
    expect((await outcomeOf(packed)).refusal).toMatchObject({ kind: 'archive' })
    expect((await outcomeOf(csv('Rar!\u001a'))).refusal).toEqual({ kind: 'archive' })
  })

  test('a download that goes on is incomplete even where what is there looks whole', async () => {
    for (const name of ['a.csv.crdownload', 'a.csv.part']) {
      for (const text of [table, '']) {
        expect((await outcomeOf(new File([text], name))).refusal).toEqual({ kind: 'truncated' })
      }
    }
  })

  test('a folder is told from an empty file', async () => {
    const folder = new File([], 'Março', { type: folderType })
    expect((await outcomeOf(folder)).refusal).toEqual({ kind: 'folder' })
  })
})

test('a file is read by browsers that cannot iterate a stream, and says so when it is gone', async () => {
  class ReaderOnly extends Blob {
    override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
      const stream = super.stream()
      return { getReader: () => stream.getReader() } as typeof stream
    }
  }
  expect(await read(new ReaderOnly(['Nome;Valor\na;1']))).toEqual([['a', '1']])
  class Gone extends Blob {
    override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
      return new ReadableStream({
        pull: (controller) => controller.error(new DOMException('', 'NotReadableError')),
      })
    }
  }
  expect((await outcomeOf(new Gone(['Nome;Valor\na;1']))).refusal).toEqual({ kind: 'unavailable' })
})
