import { readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { checkChosenFiles, extensionsOf, mostFiles } from './chosen-files.ts'

const check = (files: readonly File[]) => checkChosenFiles(files, extensionsOf('shopee', 'orders'))
const named = (...names: string[]) => names.map((name) => new File(['a;b'], name))

test('one .xlsx in any case is taken', async () => {
  expect(await check(named('Income.lançado.br.20260401.xlsx'))).toBeNull()
  expect(await check(named('PEDIDOS.XLSX'))).toBeNull()
})

test('another extension is refused by name', async () => {
  expect(await check(named('ads.csv'))).toEqual({ kind: 'name', extension: '.csv' })
  expect(await check(named('pedidos.xlsx.pdf'))).toEqual({ kind: 'name', extension: '.pdf' })
  expect(await check(named('xlsx'))).toEqual({
    kind: 'name',
    extension: '',
  })
})

test('a workbook under another name is known by its bytes', async () => {
  const bytes = Uint8Array.from(await writeXlsx({ sheets: [{ name: 'orders', rows: [['ID do pedido']] }] }))
  expect(await check([new File([bytes], 'Pedidos.CSV')])).toEqual({ kind: 'misnamed' })
})

test('several .xlsx at once are taken, up to two years of months', async () => {
  const months = (count: number) => named(...Array.from({ length: count }, (_, month) => `${month}.xlsx`))
  expect(await check(months(mostFiles))).toBeNull()
  expect(await check(months(mostFiles + 1))).toEqual({ kind: 'several' })
  expect(await check(named('a.xlsx', 'b.csv'))).toEqual({ kind: 'name', extension: '.csv' })
})

test('the releases of Mercado Livre may be a .csv, its sales may not', async () => {
  const csv = named('release_report.csv')
  expect(await checkChosenFiles(csv, extensionsOf('mercadoLivre', 'income'))).toBeNull()
  expect(await checkChosenFiles(csv, extensionsOf('mercadoLivre', 'orders'))).toMatchObject({ kind: 'name' })
})

test('a .csv that belongs on another input is named', async () => {
  const releases = readFileSync(
    new URL('../../../../../samples/closing/mercado-livre/liberacoes.csv', import.meta.url),
  )
  const file = new File([releases], 'liberacoes.csv')
  expect(await check([file])).toEqual({ kind: 'swapped', marketplace: 'mercadoLivre', file: 'income' })
  expect(await checkChosenFiles([file], extensionsOf('mercadoLivre', 'orders'))).toMatchObject({
    kind: 'swapped',
  })
})

test('a workbook that was saved as a .csv is refused by name', async () => {
  const header = [
    'ID do pedido',
    'ID do reembolso',
    'Quantia total lançada (R$)',
    'Valor Reembolsado ao Comprador',
  ]
  expect(await check([new File([header.join(';')], 'renda.csv')])).toEqual({
    kind: 'name',
    extension: '.csv',
  })
})
