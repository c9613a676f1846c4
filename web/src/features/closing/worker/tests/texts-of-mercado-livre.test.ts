import { toReais } from '@vendaclara/core/money'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import expected from '../../../../../../samples/closing/mercado-livre/expected.json'
import type { Refusal } from '../reading/refusal.ts'
import { closeFiles, sample, sampleBytes } from './close-files.ts'

const [sales, releases] = ['mercado-livre/vendas.xlsx', 'mercado-livre/liberacoes.csv']

async function close(sold: File, paid: File) {
  const { receipts, found } = await closeFiles('mercadoLivre', [sold], [paid])
  expect(receipts.income.flatMap(({ warnings }) => warnings)).toEqual([])
  return {
    quantity: found.matched,
    differences: found.differences.map(({ orderId, difference }) => [orderId, toReais(difference)]),
    unmatched: found.unmatched.map(({ orderId }) => orderId),
  }
}

const known = {
  quantity: expected.quantity,
  differences: expected.errors.map(({ id, difference }) => [id, difference]),
  unmatched: expected.unmatched.map(({ id }) => id),
}

/** The cells of Vendas as its .csv writes them. */
async function salesRows(): Promise<string[][]> {
  const { sheets } = await readXlsx(sampleBytes(sales))
  const rows = sheets[0]?.rows ?? []
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((row) =>
    Array.from({ length: width }, (_, place) => {
      const cell = row[place]
      return typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : String(cell ?? '')
    }),
  )
}

test('Vendas as a .csv with ids as texts in a formula closes with its known answer', async () => {
  const rows = (await salesRows()).map((row, at) => (at < 6 ? row : row.with(0, `="${row[0]}"`)))
  const file = new File([Papa.unparse(rows, { delimiter: ';' })], 'vendas.csv')
  expect(await close(file, sample(releases))).toEqual(known)
})

test.each([
  releases,
  'odd/liberacoes-virgulas.csv',
  'odd/liberacoes-retornos-de-carro.csv',
  'odd/liberacoes-titulo-acima.csv',
  'odd/liberacoes-utf-16.csv',
])('%s closes the month with its known answer', async (path) => {
  expect(await close(sample(sales), sample(path))).toEqual(known)
})

test('Liberações with each line in one cell close the month with its known answer', async () => {
  const lines = sampleBytes(releases).toString('utf8').trimEnd().split(/\r?\n/)
  const text = Papa.unparse(
    lines.map((line) => [line]),
    { delimiter: ';', quotes: true },
  )
  expect(await close(sample(sales), new File([text], 'liberacoes.csv'))).toEqual(known)
})

test.each<[string, Refusal]>([
  ['liberacoes-pagina.csv', { kind: 'disguised', as: 'html' }],
  ['liberacoes-xls-antigo.csv', { kind: 'old-format' }],
  ['liberacoes-sem-valores.csv', { kind: 'empty' }],
  ['liberacoes-aspa-aberta.csv', { kind: 'open-quote', row: 5 }],
  ['liberacoes-virgula-sem-aspas.csv', { kind: 'wide-row', row: 2 }],
])('%s is refused for what it is', async (name, refusal) => {
  const reading = closeFiles('mercadoLivre', [], [sample(`odd/${name}`)])
  await expect(reading).rejects.toMatchObject({ refusal, fileName: name })
})
