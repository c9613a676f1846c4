import { readFileSync } from 'node:fs'
import { toReais } from '@vendaclara/core/money'
import { writeXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import expected from '../../../../../../samples/closing/mercado-livre/expected.json'
import type { Refusal } from '../reading/refusal.ts'
import { BothWorkers } from './both-workers.ts'

const samples = new URL('../../../../../../samples/closing/', import.meta.url)

function sample(path: string): File {
  return new File([readFileSync(new URL(path, samples))], path.split('/').at(-1) ?? '')
}

/** The month of Mercado Livre with its releases in another form. */
async function closeWith(releases: File) {
  const workers = new BothWorkers('mercadoLivre')
  await workers.readOrderFiles([sample('mercado-livre/vendas.xlsx')])
  const { receipts, results } = await workers.readIncomeFiles([releases])
  expect(receipts.flatMap(({ warnings }) => warnings)).toEqual([])
  return {
    quantity: results.matched,
    differences: results.differences.map(({ orderId, difference }) => [orderId, toReais(difference)]),
    unmatched: results.unmatched.map(({ orderId }) => orderId),
  }
}

const known = {
  quantity: expected.quantity,
  differences: expected.errors.map(({ id, difference }) => [id, difference]),
  unmatched: expected.unmatched.map(({ id }) => id),
}

const workbook = async (name: string) => {
  const text = readFileSync(new URL('mercado-livre/liberacoes.csv', samples), 'utf8').trim()
  const { data: rows } = Papa.parse<string[]>(text, { delimiter: ';' })
  return new File([(await writeXlsx({ sheets: [{ name: 'Plan1', rows }] })) as BlobPart], name)
}

test.each([
  'mercado-livre/liberacoes.csv',
  'odd/liberacoes-virgulas.csv',
  'odd/liberacoes-retornos-de-carro.csv',
  'odd/liberacoes-titulo-acima.csv',
  'odd/liberacoes-utf-16.csv',
])('%s closes the month with its known answer', async (path) => {
  expect(await closeWith(sample(path))).toEqual(known)
})

test('releases are what their bytes say: a workbook named .csv, a text named .xlsx', async () => {
  expect(await closeWith(await workbook('liberacoes.csv'))).toEqual(known)
  const text = readFileSync(new URL('mercado-livre/liberacoes.csv', samples))
  expect(await closeWith(new File([text], 'liberacoes.xlsx'))).toEqual(known)
})

test.each<[string, Refusal]>([
  ['liberacoes-pagina.csv', { kind: 'disguised', as: 'html' }],
  ['liberacoes-xls-antigo.csv', { kind: 'old-format' }],
  ['liberacoes-sem-valores.csv', { kind: 'empty' }],
  ['liberacoes-aspa-aberta.csv', { kind: 'open-quote', row: 5 }],
  ['liberacoes-virgula-sem-aspas.csv', { kind: 'wide-row', row: 2 }],
])('%s is refused for what it is', async (name, refusal) => {
  const reading = new BothWorkers('mercadoLivre').readIncomeFiles([sample(`odd/${name}`)])
  await expect(reading).rejects.toMatchObject({ refusal, fileName: name })
})

test('releases given as sales are told by their content', async () => {
  const file = new File([readFileSync(new URL('mercado-livre/liberacoes.csv', samples))], 'vendas.xlsx')
  const swapped = { kind: 'swapped', marketplace: 'mercadoLivre', file: 'income' }
  for (const marketplace of ['mercadoLivre', 'shopee'] as const) {
    const reading = new BothWorkers(marketplace).readOrderFiles([file])
    await expect(reading).rejects.toMatchObject({ refusal: swapped })
  }
})
