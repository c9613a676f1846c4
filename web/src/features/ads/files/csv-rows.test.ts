import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CsvRows } from './csv-rows.ts'

interface Cut {
  readonly rows: (readonly string[])[]
  readonly lines: number[]
  readonly broken: [line: number, defect: string][]
}

function cut(text: string | Uint8Array, width: number, chunkLength = text.length): Cut {
  const result: Cut = { rows: [], lines: [], broken: [] }
  const csv = new CsvRows({
    delimiter: ',',
    width,
    firstLine: 1,
    onRow: (row, line) => {
      result.rows.push(row.texts())
      result.lines.push(line)
    },
    onBrokenRow: (line, defect) => result.broken.push([line, defect]),
  })
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += chunkLength) csv.push(bytes.subarray(at, at + chunkLength))
  csv.finish()
  return result
}

const manyRows = Array.from({ length: 20_000 }, (_, n) => [String(n), `termo, "${n}"\nlongo`, 'x'])
const manyRowsText = manyRows
  .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  .join('\n')

it('splits a text that is longer than its window like a text in one piece', () => {
  expect(cut(manyRowsText, 3).rows).toEqual(manyRows)
  expect(cut(manyRowsText, 3, 1000).rows).toEqual(manyRows)
})

it('returns the cells that were written, with any line ends, quotes and letters, and with the bytes split anywhere', () => {
  const cell = fc.string({
    unit: fc.constantFrom(
      'a',
      '1',
      '"',
      ',',
      '\n',
      ' ',
      'é',
      'e\u0301',
      '€',
      '–',
      '🧦',
      '\ufeff',
      '\u00a0',
      '-',
    ),
    maxLength: 6,
  })
  const anyRow = fc.tuple(cell, cell, cell)
  fc.assert(
    fc.property(
      fc.array(anyRow, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      (rows, lineEnd, isAllQuoted, endsLine, chunkLength) => {
        const written = (text: string) =>
          isAllQuoted || /^"|[,\n]/.test(text)
            ? `"${text.replaceAll('"', '""').replaceAll('\n', lineEnd)}"`
            : text
        const text = rows.map((row) => row.map(written).join(',')).join(lineEnd) + (endsLine ? lineEnd : '')
        const read = cut(text, 3, chunkLength)
        expect(read.rows).toEqual(rows)
        expect(read.broken).toEqual([])
        let line = 1
        expect(read.lines).toEqual(
          rows.map((row) => {
            const begins = line
            line += row.join('').split('\n').length
            return begins
          }),
        )
      },
    ),
    { numRuns: 1000 },
  )
})

it('shows bytes that are not UTF-8 as replacement characters, only in their own cell', () => {
  const broken = [
    [0xff],
    [0xc3],
    [0xe2, 0x82],
    [0xed, 0xa0, 0x80],
    [0xc0, 0xaf],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf0, 0x9f, 0xa7],
  ]
  const encoder = new TextEncoder()
  for (const bytes of broken) {
    const text = Uint8Array.from([
      ...encoder.encode('1,a'),
      ...bytes,
      ...encoder.encode(',é\n2,b,y\n3,"'),
      ...bytes,
    ])
    const shown = new TextDecoder().decode(Uint8Array.from(bytes))
    const whole = Uint8Array.from([...text, ...encoder.encode('",z')])
    for (const chunkLength of [1, 1000]) {
      expect(cut(whole, 3, chunkLength).rows).toEqual([
        ['1', `a${shown}`, 'é'],
        ['2', 'b', 'y'],
        ['3', shown, 'z'],
      ])
    }
  }
})

it('knows the line of the file where each row begins', () => {
  expect(cut(manyRowsText, 3).lines).toEqual(manyRows.map((_, n) => 2 * n + 1))
  expect(cut('1,a,x\n\n2,"b\nc\nd",y\n3,e,z', 3).lines).toEqual([1, 2, 3, 6])
})

it('loses only the line with an open quote, among many rows', () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `${n},termo,x`)
  lines[7] = '7,"termo,x'
  const { rows, lines: begins, broken } = cut(lines.join('\n'), 3)
  expect(broken).toEqual([[8, 'quote']])
  expect(rows).toHaveLength(19_999)
  expect(rows.every((row) => row.length === 3)).toBe(true)
  expect(begins.at(-1)).toBe(20_000)
})

it('reads a quote inside a cell literally', () => {
  expect(cut('1,tela 5" nova,x\n2,b,y', 3).rows).toEqual([
    ['1', 'tela 5" nova', 'x'],
    ['2', 'b', 'y'],
  ])
})

it('finishes even if every line leaves a quote open', () => {
  const { rows, broken } = cut(Array.from({ length: 5000 }, (_, n) => `${n},"aberta,x`).join('\n'), 3)
  expect(broken.length + rows.length).toBe(5000)
  expect(rows.every((row) => row.length !== 3)).toBe(true)
})

it('gives up a line that is too long, and continues at the next one', () => {
  const long = 'a'.repeat(200_000)
  expect(cut(`${long}\n1,b,y`, 3, 1000)).toEqual({
    rows: [['1', 'b', 'y']],
    lines: [2],
    broken: [[1, 'long']],
  })
  expect(cut(`1,b,y\n${long}`, 3).broken).toEqual([[2, 'long']])
})
