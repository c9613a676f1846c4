import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { checkChosenFiles, mostFiles } from './chosen-files.ts'

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
    extension: '',
  })
})

test('a workbook under another name is known by its bytes', async () => {
  const bytes = Uint8Array.from(await writeXlsx({ sheets: [{ name: 'orders', rows: [['ID do pedido']] }] }))
  expect(await checkChosenFiles([new File([bytes], 'Pedidos.CSV')])).toEqual({ kind: 'misnamed' })
})

test('several .xlsx at once are taken, up to two years of months', async () => {
  const months = (count: number) => named(...Array.from({ length: count }, (_, month) => `${month}.xlsx`))
  expect(await checkChosenFiles(months(mostFiles))).toBeNull()
  expect(await checkChosenFiles(months(mostFiles + 1))).toEqual({ kind: 'several' })
  expect(await checkChosenFiles(named('a.xlsx', 'b.csv'))).toEqual({ kind: 'name', extension: '.csv' })
})
