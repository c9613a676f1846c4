import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { checkChosenFiles } from './check-chosen-files.ts'

const named = (...names: string[]) => names.map((name) => new File(['a;b'], name))

test('one .xlsx in any case is taken', async () => {
  expect(await checkChosenFiles(named('Income.lançado.br.20260401.xlsx'))).toBeNull()
  expect(await checkChosenFiles(named('PEDIDOS.XLSX'))).toBeNull()
})

test('another extension is refused by name', async () => {
  expect(await checkChosenFiles(named('ads.csv'))).toEqual({ kind: 'name', extension: '.csv' })
  expect(await checkChosenFiles(named('pedidos.xlsx.pdf'))).toEqual({ kind: 'name', extension: '.pdf' })
  expect(await checkChosenFiles(named('xlsx'))).toEqual({
    kind: 'name',
    extension: 'um arquivo sem extensão',
  })
})

test('a workbook under another name is known by its bytes', async () => {
  const bytes = Uint8Array.from(await writeXlsx({ sheets: [{ name: 'orders', rows: [['ID do pedido']] }] }))
  expect(await checkChosenFiles([new File([bytes], 'Pedidos.CSV')])).toEqual({ kind: 'misnamed' })
})

test('several files at once are refused', async () => {
  expect(await checkChosenFiles(named('a.xlsx', 'b.xlsx'))).toEqual({ kind: 'several' })
})
