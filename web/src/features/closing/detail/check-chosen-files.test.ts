import { expect, test } from 'vitest'
import { checkChosenFiles } from './check-chosen-files.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('one .xlsx in any case is taken', () => {
  expect(checkChosenFiles(named('Income.lançado.br.20260401.xlsx'))).toBeNull()
  expect(checkChosenFiles(named('PEDIDOS.XLSX'))).toBeNull()
})

test('another extension is refused by name', () => {
  expect(checkChosenFiles(named('ads.csv'))).toEqual({ kind: 'name', extension: '.csv' })
  expect(checkChosenFiles(named('pedidos.xlsx.pdf'))).toEqual({ kind: 'name', extension: '.pdf' })
  expect(checkChosenFiles(named('xlsx'))).toEqual({ kind: 'name', extension: 'um arquivo sem extensão' })
})

test('several files at once are refused', () => {
  expect(checkChosenFiles(named('a.xlsx', 'b.xlsx'))).toEqual({ kind: 'several' })
})
