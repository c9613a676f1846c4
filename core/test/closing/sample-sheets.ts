import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import type { Sheet } from '../../src/closing/index.ts'

export const samples = new URL('../../../samples/closing/', import.meta.url)

/** The sheets of a sample, which is a workbook or a text table. */
export async function sheetsOf(path: string): Promise<Sheet[]> {
  const bytes = readFileSync(new URL(path, samples))
  if (path.endsWith('.xlsx')) return (await readXlsx(bytes)).sheets as Sheet[]
  const lines = bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/)
  return [{ name: path, rows: lines.map((line) => line.split(';').map((cell) => cell || null)) }]
}
