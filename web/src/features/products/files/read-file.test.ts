import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const header = 'Código (SKU),Descrição,Preço de custo,GTIN/EAN,Código do pai,Marca'
const read = (text: string) =>
  readFile({ file: new File([text], 'tiny.csv'), readOn: '2026-11-28' }).then(
    () => null,
    (error: { refusal: unknown }) => error.refusal,
  )

test('a table with amounts that became two cells is refused, with the row, and so is one that ends within a row', async () => {
  const rows = ['S1,Caneca,9.45,,,Aurora', 'S2,Panela,62.30,,,Aurora']
  expect(await read([header, ...rows, ''].join('\r\n'))).toBeNull()
  const unquoted = [header, rows[0], 'S2,Panela,62,30,,,Aurora', ''].join('\r\n')
  expect(await read(unquoted)).toEqual({ kind: 'wide-row', row: 3 })
  expect(await read([header, rows[0], 'S2,Panela,6'].join('\r\n'))).toEqual({ kind: 'damaged' })
  // Written by hand, without a line end, and without blank cells.
  expect(await read([header, 'S1,Caneca,9.45', 'S2,Panela,62.30'].join('\r\n'))).toBeNull()
})
