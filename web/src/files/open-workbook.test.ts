import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { storedZip } from '../../test/stored-zip.ts'
import { FileRefused } from './file-refused.ts'
import { openWorkbook } from './open-workbook.ts'

const text = new TextEncoder()
const listing = async (rows: (string | number)[][]) => {
  const bytes = await writeXlsx({ sheets: [{ name: 'Folha', rows }] })
  return new Blob([bytes as BlobPart])
}

async function faultOf(file: Blob, limits = {}): Promise<unknown> {
  try {
    const [sheet] = await openWorkbook(file, limits)
    await sheet?.firstRows(5)
    return 'read'
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal
    throw error
  }
}

test.each([
  ['nothing', new Uint8Array(), { kind: 'blank' }],
  ['a text', text.encode('a;b\n1;2\n'), { kind: 'disguised', as: 'text' }],
  ['a page', text.encode('<!DOCTYPE html><table></table>'), { kind: 'disguised', as: 'html' }],
  ['a PDF', text.encode('%PDF-1.7\n'), { kind: 'disguised', as: 'pdf' }],
  [
    'a .docx',
    storedZip({ '[Content_Types].xml': '', 'word/document.xml': '' }),
    { kind: 'other-office', as: 'word' },
  ],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), { kind: 'disguised', as: 'image' }],
])('%s is no workbook, and says what it is', async (_, bytes, fault) => {
  const file = new Blob([bytes as BlobPart])
  expect(await faultOf(file)).toEqual(fault)
})

test('a workbook is recognised, and one cut off is not read', async () => {
  const whole = await listing([['a', 1]])
  expect(await faultOf(whole)).toBe('read')
  expect(await faultOf(whole.slice(0, whole.size - 40))).toEqual({ kind: 'truncated' })
})

test('a refusal names the exceeded limit', async () => {
  const file = await listing([Array.from({ length: 30 }, (_, column) => column)])
  expect(await faultOf(file, { fileBytes: 100 })).toEqual({ kind: 'too-large' })
  expect(await faultOf(file, { headColumns: 10 })).toEqual({ kind: 'too-many-columns' })
  expect(await faultOf(file, { partBytes: 10 })).toEqual({ kind: 'bloated' })
})

test('what is wrong within a sheet is refused when it is read', async () => {
  const wide = await listing([Array.from({ length: 2000 }, (_, column) => column)])
  const [sheet] = await openWorkbook(wide, { rowBytes: 4096 })
  const reading = sheet?.read({ columns: [0], firstRow: 1, onRow: () => {} })
  await expect(reading).rejects.toMatchObject({ name: 'FileRefused', refusal: { kind: 'bloated' } })
})
