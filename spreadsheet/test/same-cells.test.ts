import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { read as readSheetJs, utils, write as writeSheetJs } from '@e965/xlsx'
import fc from 'fast-check'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { Cell } from '../src/index.ts'
import { type Grid, readGrids, trimGrid } from './read-grid.ts'

const samples = fileURLToPath(new URL('../../samples/', import.meta.url))
const readable = globSync(
  [
    'closing/layout-*/*.xlsx',
    'closing/odd/{acentos-separados,numeros-*,outro-relatorio,so-cabecalho,terceira-aba,traco-na-devolucao,tudo-cancelado}.xlsx',
    'pricing/ok/*.xlsx',
    'pricing/odd/{bad-lines,date-in-cost,header-below-title,orders-report,percent-cells}.xlsx',
  ],
  { cwd: samples },
)

type Reader = (bytes: Uint8Array<ArrayBuffer>) => Promise<Grid[]>

const hucre: Reader = async (bytes) => {
  const { sheets } = await readXlsx(bytes)
  return sheets.map(({ name, rows }) => ({ name, rows: trimGrid(rows as Cell[][]) }))
}

const sheetJs: Reader = async (bytes) => {
  const { SheetNames, Sheets } = readSheetJs(bytes, { dense: true, cellDates: true, UTC: true })
  return SheetNames.map((name) => {
    const rows = Sheets[name]?.['!data'] ?? []
    const readCell = (cell: (typeof rows)[number][number] | undefined) => (cell?.t === 'e' ? cell.w : cell?.v)
    return { name, rows: trimGrid(Array.from(rows, (row) => Array.from(row ?? [], readCell))) }
  })
}

const readExcel: Reader = async (bytes) => {
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: false })
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: trimGrid(data as Cell[][]) }))
}

const readers = { hucre, SheetJS: sheetJs, 'read-excel-file': readExcel }

describe.each(Object.entries(readers))('%s reads the same cells', (_, reader) => {
  test.each(readable)('of %s', async (name) => {
    const bytes = Uint8Array.from(readFileSync(samples + name))
    const ours = await readGrids(bytes)
    expect(ours.flatMap(({ rows }) => rows.flat()).length).toBeGreaterThan(5)
    expect(ours).toEqual(await reader(bytes))
  })
})

const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ012 ,.;-') },
  { weight: 1, arbitrary: fc.constantFrom(...'ãçéÉ&<>"\'\n=_€', '😀', '東', ']]>') },
)
const text = fc.string({ unit: character, maxLength: 20 }).filter((one) => one !== '')
// No file keeps the sign of zero.
const number = fc
  .oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
    fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  )
  .map((value) => value + 0)
const minute = fc.integer({ min: -1_000_000, max: 60_000_000 }).map((minutes) => new Date(minutes * 60_000))
const cell: fc.Arbitrary<Cell> = fc.oneof(text, number, fc.boolean(), fc.constant(null), minute)
const table = fc.array(fc.array(cell, { maxLength: 8 }), { minLength: 1, maxLength: 12 })

const writers = {
  'hucre, shared texts': async (rows: Cell[][]) => writeXlsx({ sheets: [{ name: 'dados', rows }] }),
  'SheetJS, shared texts': async (rows: Cell[][]) => writeWithSheetJs(rows, true),
  'SheetJS, a text in each cell': async (rows: Cell[][]) => writeWithSheetJs(rows, false),
}

function writeWithSheetJs(rows: Cell[][], bookSST: boolean): Uint8Array {
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows, { UTC: true }), 'dados')
  return new Uint8Array(
    writeSheetJs(workbook, { type: 'array', bookType: 'xlsx', bookSST, compression: true }),
  )
}

describe.each(Object.entries(writers))('what %s wrote', (_, writer) => {
  test('is read as it was given', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const [grid] = await readGrids(Uint8Array.from(await writer(rows)))
        expect(grid).toEqual({ name: 'dados', rows: trimGrid(rows) })
      }),
      { numRuns: 60 },
    )
  })
})
