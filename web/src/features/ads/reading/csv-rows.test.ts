import { expect, it } from 'vitest'
import { CsvRows } from './csv-rows.ts'

function rowsOf(text: string, width: number, chunkLength = text.length): (readonly string[])[] {
  const rows: (readonly string[])[] = []
  const csv = new CsvRows({ delimiter: ',', width, onRow: (row) => rows.push(row) })
  for (let at = 0; at < text.length; at += chunkLength) csv.push(text.slice(at, at + chunkLength))
  csv.end()
  return rows
}

const manyRows = Array.from({ length: 20_000 }, (_, n) => [String(n), `termo, "${n}"\nlongo`, 'x'])
const manyRowsText = manyRows
  .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  .join('\n')

it('cuts a text longer than its window as a text in one piece', () => {
  expect(rowsOf(manyRowsText, 3)).toEqual(manyRows)
  expect(rowsOf(manyRowsText, 3, 1000)).toEqual(manyRows)
})

it('loses only the line with a quote left open, in the midst of many rows', () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `${n},termo,x`)
  lines[7] = '7,"termo,x'
  const rows = rowsOf(lines.join('\n'), 3)
  expect(rows).toHaveLength(20_000)
  expect(rows[7]).toEqual(['7,"termo,x'])
  expect(rows.filter((row) => row.length !== 3)).toHaveLength(1)
})

it('takes a quote within a cell as it stands', () => {
  expect(rowsOf('1,tela 5" nova,x\n2,b,y', 3)).toEqual([
    ['1', 'tela 5" nova', 'x'],
    ['2', 'b', 'y'],
  ])
})

it('comes to an end when every line leaves a quote open', () => {
  const rows = rowsOf(Array.from({ length: 5000 }, (_, n) => `${n},"aberta,x`).join('\n'), 3)
  expect(rows).toHaveLength(5000)
  expect(rows.every((row) => row.length !== 3)).toBe(true)
})

it('does not wait for the end of a line that has none', () => {
  expect(rowsOf('a'.repeat(200_000), 3).length).toBeGreaterThan(1)
})
