import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import type { ProductSheet } from '../../src/products/index.ts'

const samples = new URL('../../../samples/products/', import.meta.url)

/** The sheets of a file of `samples/products`, as the page reads them. */
export async function sheetsOf(name: string): Promise<ProductSheet[]> {
  const bytes = readFileSync(new URL(name, samples))
  if (name.endsWith('.xlsx')) return (await readXlsx(bytes)).sheets as ProductSheet[]
  const text = bytes.toString().replace('\ufeff', '')
  const { data } = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true })
  return [{ name, rows: data.map((row) => row.map((cell) => cell || null)) }]
}
