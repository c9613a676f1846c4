import { expect, test } from 'vitest'
import { listArchive, type SpreadsheetProblem } from '../src/index.ts'
import { type BuiltEntry, buildZip } from './build-zip.ts'

const list = (...entries: BuiltEntry[]) => listArchive(new Blob([buildZip(entries)]))

test('the files of a ZIP are listed by their names, without folders and what programs add', async () => {
  const files = await list(
    { name: 'Março/', content: '' },
    { name: 'Março/Order.all.xlsx', content: 'one' },
    { name: 'Pedidos\\PARTE_2.XLSX', content: 'two', isStored: true },
    { name: '__MACOSX/Março/._Order.all.xlsx', content: 'x' },
    { name: '.DS_Store', content: 'x' },
  )
  expect(files.map(({ name }) => name)).toEqual(['Order.all.xlsx', 'PARTE_2.XLSX'])
  expect(await Promise.all(files.map(async (file) => (await file.read()).text()))).toEqual(['one', 'two'])
})

test.each<[string, Partial<BuiltEntry>, string]>([
  ['encrypted', { isEncrypted: true }, 'encrypted'],
  ['damaged', { checksum: 1 }, 'damaged'],
  ['larger than it says', { size: 2 }, 'damaged'],
  ['too large', { content: 'x'.repeat(101) }, 'too-large'],
])('a file that is %s is refused when it is read', async (_, entry, code) => {
  const zip = new Blob([buildZip([{ name: 'a.xlsx', content: 'three', ...entry }])])
  const [file] = await listArchive(zip, { partBytes: 100 })
  const reading = file?.read().catch((error: SpreadsheetProblem) => error.reason.code)
  expect(await reading).toBe(code)
})
