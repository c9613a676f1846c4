import { expect, test } from 'vitest'
import { csvFile, openCsvFile } from './csv-file.ts'

type Row = Record<string, unknown>

function pagesOf(rows: Row[]) {
  return async function* () {
    yield rows.slice(0, 1)
    yield rows.slice(1)
  }
}

async function textOf({ content }: ReturnType<typeof csvFile>) {
  const pieces: unknown[] = []
  for await (const piece of content()) pieces.push(piece)
  return pieces.join('')
}

const linesOf = async (rows: Row[]) => {
  const text = await textOf(openCsvFile('a.csv', async () => pagesOf(rows)))
  return text.replace('\uFEFF', '').split('\r\n')
}

test('rows that share no column make a file of their size, not of its square', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({ [`a${index}`]: index }))
  const lines = await linesOf(rows)
  expect(lines).toHaveLength(3001)
  expect(lines[0]?.split(';')).toHaveLength(101)
  expect(lines[0]).toMatch(/^a0;a1;.*;a99;Outras colunas$/)
  expect(lines[100]).toMatch(/;99;$/)
  expect(lines[101]).toMatch(/;"\{""a100"":100\}"$/)
  expect(lines.join('').length).toBeLessThan(500_000)
})

test('what a row has beside the given titles follows them in an open table, and is left out of another', async () => {
  const pages = pagesOf([{ b: 1 }, { b: 2, c: true }])
  const open = openCsvFile('a.csv', async () => pages, ['a', 'b'])
  expect(await textOf(open)).toBe('\uFEFFa;b;c\r\n;1;\r\n;2;sim')
  expect(await textOf(csvFile('a.csv', pages, ['a', 'b']))).toBe('\uFEFFa;b\r\n;1\r\n;2')
})

test('each of a hundred columns has its place', async () => {
  const row = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`a${index}`, index]))
  expect((await linesOf([row]))[1]?.split(';')).toHaveLength(100)
})
