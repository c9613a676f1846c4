import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'

const linesOf = async (rows: Record<string, unknown>[]) => {
  const pieces: unknown[] = []
  for await (const piece of await csvFile('a.csv', async () => rows).content()) pieces.push(piece)
  return pieces.join('').replace('\uFEFF', '').split('\r\n')
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

test('what a row has beside the given titles follows them', async () => {
  const file = csvFile('a.csv', async () => [{ b: 1, c: true }], ['a', 'b'])
  const pieces: unknown[] = []
  for await (const piece of await file.content()) pieces.push(piece)
  expect(pieces.join('')).toBe('\uFEFFa;b;c\r\n;1;sim')
})

test('a hundred columns have each its place', async () => {
  const row = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`a${index}`, index]))
  expect((await linesOf([row]))[1]?.split(';')).toHaveLength(100)
})
