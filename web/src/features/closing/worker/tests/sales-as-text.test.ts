import { readFileSync } from 'node:fs'
import { toReais } from '@vendaclara/core/money'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import expected from '../../../../../../samples/closing/mercado-livre/expected.json'
import { BothWorkers } from './both-workers.ts'

const samples = new URL('../../../../../../samples/closing/mercado-livre/', import.meta.url)
const bytesOf = (name: string) => readFileSync(new URL(name, samples))

/** The cells of Vendas as its .csv writes them. */
let rows: Promise<string[][]> | undefined
const salesRows = () => (rows ??= rowsOfSales())

async function rowsOfSales(): Promise<string[][]> {
  const { sheets } = await readXlsx(bytesOf('vendas.xlsx'))
  const rows = sheets[0]?.rows ?? []
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((row) =>
    Array.from({ length: width }, (_, place) => {
      const cell = row[place]
      return typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : String(cell ?? '')
    }),
  )
}

async function close(sales: File) {
  const workers = new BothWorkers('mercadoLivre')
  await workers.readOrderFiles([sales])
  const { results } = await workers.readIncomeFiles([new File([bytesOf('liberacoes.csv')], 'a.csv')])
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

const oneByte = (table: Readonly<Record<string, number>>) => (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : (table[letter] ?? 0x3f)
  })
const encodings: Readonly<Record<string, (text: string) => Uint8Array<ArrayBuffer>>> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with its mark': (text) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16': (text) => new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0)).buffer),
  'windows-1252': (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff),
  'code page 850': oneByte({
    ã: 0xc6,
    ç: 0x87,
    é: 0x82,
    á: 0xa0,
    í: 0xa1,
    ó: 0xa2,
    ê: 0x88,
    õ: 0xe4,
    º: 0xa7,
    ú: 0xa3,
    Ú: 0xe9,
    ô: 0x93,
    Á: 0xb5,
  }),
  MacRoman: oneByte({
    ã: 0x8b,
    ç: 0x8d,
    é: 0x8e,
    á: 0x87,
    í: 0x92,
    ó: 0x97,
    ê: 0x90,
    õ: 0x9b,
    º: 0xbc,
    ú: 0x9c,
    Ú: 0xf2,
    ô: 0x99,
    Á: 0xe7,
  }),
}
const forms = [
  ...Object.keys(encodings).map((encoding) => ({ encoding, separator: ';', quotes: false })),
  ...[',', '\t', ';'].map((separator) => ({ encoding: 'windows-1252', separator, quotes: true })),
]

test.each(forms)(
  'Vendas as a .csv in $encoding with $separator (quotes: $quotes) closes with its known answer',
  async (form) => {
    const { encoding, separator, quotes } = form
    const text = Papa.unparse(await salesRows(), { delimiter: separator, quotes })
    expect(await close(new File([encodings[encoding]?.(text) ?? ''], 'vendas.csv'))).toEqual(known)
  },
)

test('Vendas as a .csv with ids as texts in a formula closes with its known answer', async () => {
  const rows = (await salesRows()).map((row, at) => (at < 6 ? row : row.with(0, `="${row[0]}"`)))
  expect(await close(new File([Papa.unparse(rows, { delimiter: ';' })], 'vendas.csv'))).toEqual(known)
})
