import { expect, test } from 'vitest'
import { type Cell, openWorkbook, type Progress, type Sheet } from '../src/index.ts'
import { buildWorkbook, sheetXml } from './build-workbook.ts'

const rows = Array.from(
  { length: 20_000 },
  (_, index) =>
    `<row r="${index + 3}"><c r="A${index + 3}" t="s"><v>${index}</v></c><c><v>${index}</v></c></row>`,
).join('')
const header = '<row r="1"><c r="A1" t="str"><v>Pedido</v></c><c r="C1" t="str"><v>Valor</v></c></row>'
const texts = Array.from({ length: 20_000 }, (_, index) => `<si><t>P${index}</t></si>`).join('')
const file = new Blob([buildWorkbook({ rows: header + rows, texts })])

async function openSheet(blob = file): Promise<Sheet> {
  const { sheets } = await openWorkbook(blob)
  const [sheet] = sheets
  if (!sheet) throw new Error('no sheet')
  return sheet
}

test('the first rows show every cell, blank rows included', async () => {
  const sheet = await openSheet()
  expect(await sheet.firstRows(4)).toEqual([['Pedido', null, 'Valor'], [], ['P0', 0], ['P1', 1]])
  expect(await sheet.firstRows(1)).toEqual([['Pedido', null, 'Valor']])
  expect(await (await openSheet(new Blob([buildWorkbook({})]))).firstRows(20)).toEqual([])
})

test('columns come in the order they are asked for, and a receipt says what was read', async () => {
  const sheet = await openSheet()
  const taken: Cell[][] = []
  const receipt = await sheet.read({
    columns: [1, 9, 0],
    firstRow: 20_000,
    onRow: ({ number, cells }) => taken.push([number, ...cells]),
  })
  expect(taken[0]).toEqual([20_000, 19_997, null, 'P19997'])
  expect(taken.at(-1)).toEqual([20_002, 19_999, null, 'P19999'])
  expect(receipt).toEqual({ sheet: 'dados', rows: 3, lastRow: 20_002 })
})

test('nothing but blank rows is read as no rows, not as a failure', async () => {
  const sheet = await openSheet(new Blob([buildWorkbook({})]))
  const receipt = await sheet.read({ columns: [0], onRow: () => expect.unreachable() })
  expect(receipt).toEqual({ sheet: 'dados', rows: 0, lastRow: 0 })
})

test('a sheet can be read any number of times, several at once', async () => {
  const sheet = await openSheet()
  const sums = await Promise.all(
    [0, 1].map(async () => {
      let sum = 0
      await sheet.read({ columns: [1], onRow: ({ cells }) => (sum += Number(cells[0])) })
      return sum
    }),
  )
  expect(sums).toEqual([199_990_000, 199_990_000])
})

test('progress counts up to all bytes of the sheet and all rows', async () => {
  const opened: number[] = []
  const { sheets } = await openWorkbook(file, { onProgress: (bytes) => opened.push(bytes) })
  expect(opened.at(-1)).toBeGreaterThan(1000)
  const seen: Progress[] = []
  const receipt = await sheets[0]?.read({
    columns: [0],
    onRow: () => {},
    onProgress: (one) => seen.push({ ...one }),
  })
  expect(seen.at(-1)).toEqual({ bytes: sheets[0]?.bytes, rows: receipt?.rows })
  expect(seen).toEqual(seen.toSorted((one, other) => one.rows - other.rows))
})

test('an aborted reading ends with the reason of its signal', async () => {
  const reason = new Error('outro arquivo')
  await expect(openWorkbook(file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  const sheet = await openSheet()
  await expect(sheet.firstRows(2, AbortSignal.abort(reason))).rejects.toBe(reason)
  const abort = new AbortController()
  let taken = 0
  const onRow = () => {
    taken += 1
    if (taken === 10) abort.abort(reason)
  }
  await expect(sheet.read({ columns: [0], onRow, signal: abort.signal })).rejects.toBe(reason)
  expect(taken).toBeLessThan(20_000)
})

test('an error of the receiver of rows ends the reading with that error', async () => {
  const reason = new Error('a rule of the caller')
  const onRow = () => {
    throw reason
  }
  await expect((await openSheet()).read({ columns: [0], onRow })).rejects.toBe(reason)
})

test('a fault below the first rows is found by reading, never passed over', async () => {
  const cut = sheetXml(header + rows).slice(0, -100)
  const sheet = await openSheet(new Blob([buildWorkbook({ sheet: cut, texts })]))
  expect(await sheet.firstRows(1)).toEqual([['Pedido', null, 'Valor']])
  await expect(sheet.read({ columns: [0], onRow: () => {} })).rejects.toMatchObject({
    reason: { code: 'malformed-xml' },
  })
})
