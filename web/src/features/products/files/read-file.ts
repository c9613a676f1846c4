import {
  type CostListMapping,
  costListTable,
  guessCostList,
  type ProductFile,
  ProductFileProblem,
  type ProductSheet,
  type ProductTable,
  readCostList,
  recognizeProductFile,
} from '@vendaclara/core/products'
import { FileRefused } from '../../../files/file-refused.ts'
import { type OpenTables, openTables } from './open-tables.ts'

/** What a file turned out to be: products, or a list whose columns the seller has to agree to. */
export type ReadFile =
  | { readonly kind: 'products'; readonly products: ProductFile }
  | { readonly kind: 'columns'; readonly heads: readonly ProductSheet[]; readonly mapping: CostListMapping }

export interface FileToRead {
  readonly file: File
  /** The day on which the file says so. */
  readonly readOn: string
}

/** Reads a file that is recognised by its content, under any name. Throws a FileRefused. */
export async function readFile({ file, readOn }: FileToRead): Promise<ReadFile> {
  return inWords(async () => {
    const tables = await openTables(file)
    const located = recognizeProductFile(tables.heads)
    if (!located) {
      if (tables.heads.every(({ rows }) => rows.length === 0)) throw new FileRefused({ kind: 'empty' })
      return { kind: 'columns', heads: tables.heads, mapping: guessCostList(tables.heads) }
    }
    const rows = await readAll(tables, located.tables)
    return { kind: 'products', products: located.read(rows, { source: file.name, readOn }) }
  })
}

/** Reads a list of costs by the columns that the seller agreed to. Throws a FileRefused. */
export async function readList({ file, readOn }: FileToRead, mapping: CostListMapping): Promise<ProductFile> {
  return inWords(async () => {
    const tables = await openTables(file)
    const [rows = []] = await readAll(tables, [costListTable(mapping)])
    const head = tables.heads[mapping.sheet]?.rows[mapping.headerRow - 1] ?? []
    return readCostList(mapping, head, rows, { source: file.name, readOn })
  })
}

async function readAll(tables: OpenTables, wanted: readonly ProductTable[]) {
  const all = []
  for (const table of wanted) all.push(await tables.read(table))
  return all
}

/** A file of the wrong kind is refused as an unreadable one. */
async function inWords<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof ProductFileProblem ? new FileRefused(error.fault, error) : error
  }
}
