import { toCents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { Refusal } from '../reading/refusal.ts'
import { closeFiles, oddNames, sample } from './close-files.ts'

const oddFile = (name: string) => sample(`odd/${name}.xlsx`)

async function fateOf(file: File): Promise<Refusal | 'read'> {
  try {
    await closeFiles('shopee', [file])
    return 'read'
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal
    throw error
  }
}

const refused: Readonly<Record<string, Refusal>> = {
  senha: { kind: 'password' },
  'xls-antigo': { kind: 'old-format' },
  'csv-renomeado': { kind: 'disguised', as: 'text' },
  'html-renomeado': { kind: 'disguised', as: 'html' },
  interrompido: { kind: 'truncated' },
  danificado: { kind: 'damaged' },
  bomba: { kind: 'bloated' },
  vazio: { kind: 'empty' },
  'so-cabecalho': { kind: 'no-rows' },
  'tudo-cancelado': { kind: 'nothing-to-compare', leftOut: 1 },
  'outro-relatorio': {
    kind: 'unknown',
    header: ['Código do produto', 'Nome', 'Estoque', 'Preço', 'Variação'],
  },
}

const read: Readonly<Record<string, number>> = {
  'terceira-aba': 100,
  'numeros-com-virgula': 1100.5,
  'numeros-de-planilha': 100,
  'acentos-separados': 100,
  'traco-na-devolucao': 100,
}

test.each(Object.entries(refused))('%s is refused for what it is', async (name, refusal) => {
  expect(await fateOf(oddFile(name))).toEqual(refusal)
})

test.each(Object.entries(read))('%s is read, with the first subtotal %d', async (name, subtotal) => {
  const { orders } = await closeFiles('shopee', [oddFile(name)])
  expect(orders).toMatchObject([
    { orderId: '260301AAAAAAA1', subtotal: toCents(subtotal), createdAt: '2026-03-01 17:15' },
    { orderId: '260302AAAAAAA2', subtotal: 5000, commission: 900 },
  ])
})

test('every odd file has its fate here, among the odd months or among those that are judged', () => {
  const single = oddNames().filter((name) => !/^(pedidos|renda|mes)-/.test(name))
  expect(single.toSorted()).toEqual([...Object.keys(refused), ...Object.keys(read)].toSorted())
})
