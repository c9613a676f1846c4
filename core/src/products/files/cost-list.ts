import { bareText } from '../keys/sold-name.ts'
import { productRowsSearched } from './locate-product-file.ts'
import type { ProductFile } from './product-facts.ts'
import type { FactColumn, ProductFormat } from './product-format.ts'
import { type FileAbout, readFacts } from './read-facts.ts'
import { type Cell, cellText, type FileRow, type ProductSheet, plainName } from './reading/cells.ts'
import { rawRows } from './reading/raw-rows.ts'

/** What a list of costs of the seller's own can have. Without `sku` and `gtin` it says of no product what it costs. */
export const costListColumns = ['sku', 'gtin', 'name', 'cost'] as const
export type CostListColumn = (typeof costListColumns)[number]

/** Which column of which sheet, both from 0, has what. `headerRow` counts from 1, and is 0 if there is no header. */
export interface CostListMapping {
  readonly sheet: number
  readonly headerRow: number
  readonly columns: Readonly<Partial<Record<CostListColumn, number>>>
}

/**
 * How columns are named, the likeliest first, and words of a name that is another column's. Compared as {@link plainName} does.
 */
const names: Readonly<Record<CostListColumn, { readonly known: readonly string[]; readonly words: RegExp }>> =
  {
    sku: {
      known: ['sku', 'codigo sku', 'codigo', 'codigo do produto', 'cod', 'referencia', 'ref'],
      words: /\b(sku|cod|codigo|referencia)\b(?!.*\b(barras|ean|pai|fornecedor|ncm|cest)\b)/,
    },
    gtin: {
      known: ['gtin', 'ean', 'gtin ean', 'codigo de barras', 'cod barras'],
      words: /\b(gtin|ean|barras)\b/,
    },
    name: {
      known: ['nome', 'produto', 'descricao', 'titulo', 'nome do produto', 'descricao do produto'],
      words: /\b(nome|produto|descricao|titulo)\b(?!.*\b(custo|preco|codigo|cod)\b)/,
    },
    cost: {
      known: [
        'custo',
        'preco de custo',
        'custo unitario',
        'valor de custo',
        'custo do produto',
        'preco de compra',
      ],
      words: /\b(custos?|compra)\b(?!.*\b(frete|data|total|fixos?|variave(l|is))\b)/,
    },
  }

/**
 * The columns of a list of costs by their names: the first row that names a cost and a SKU or bar code, or else the row with the
 * most names. What is not found is left out, and for the seller to say.
 */
export function guessCostList(heads: readonly ProductSheet[]): CostListMapping {
  let best: CostListMapping = { sheet: 0, headerRow: 0, columns: {} }
  let most = 0
  for (const [sheet, { rows }] of heads.entries()) {
    for (const [row, cells] of rows.slice(0, productRowsSearched).entries()) {
      const columns = guessColumns(cells)
      const count = Object.keys(columns).length + (sayCosts(columns) ? costListColumns.length : 0)
      if (count > most) {
        most = count
        best = { sheet, headerRow: row + 1, columns }
      }
    }
  }
  return best
}

/** Whether a mapping says of products what they cost. */
export function sayCosts({ sku, gtin, cost }: CostListMapping['columns']): boolean {
  return cost !== undefined && (sku !== undefined || gtin !== undefined)
}

function guessColumns(cells: readonly Cell[]): CostListMapping['columns'] {
  const plain = cells.map((cell) => (typeof cell === 'string' ? plainName(cell) : ''))
  const taken = new Set<number>()
  const found: Partial<Record<CostListColumn, number>> = {}
  const take = (column: CostListColumn, place: number) => {
    if (place < 0 || found[column] !== undefined || taken.has(place)) return
    found[column] = place
    taken.add(place)
  }
  for (const column of costListColumns) {
    const known = names[column].known.map((name) => plain.indexOf(name)).find((place) => place >= 0)
    take(column, known ?? -1)
  }
  for (const column of costListColumns) {
    take(
      column,
      plain.findIndex((name, place) => !taken.has(place) && names[column].words.test(name)),
    )
  }
  return found
}

const costList: ProductFormat = { id: 'costs', marketplace: null, columns: {}, marks: [] }

/** The table that a mapping has chosen, for reading its rows. */
export function costListTable({ sheet, headerRow, columns }: CostListMapping) {
  return { sheet, firstRow: headerRow + 1, columns: Object.values(columns) }
}

/**
 * Reads the rows under the header of a list of costs whose columns the seller mapped. `head` has the names of the columns.
 *
 * @throws ProductFileProblem as for a file that is recognised
 */
export function readCostList(
  { columns }: CostListMapping,
  head: readonly Cell[],
  rows: readonly FileRow[],
  about: FileAbout,
): ProductFile {
  const found = Object.entries(columns) as [FactColumn, number][]
  const labels = new Map(found.map(([column, place]) => [column, bareText(cellText(head[place])) || column]))
  return readFacts(
    costList,
    rawRows(
      costList,
      found.map(([column]) => column),
      rows,
    ),
    labels,
    about,
  )
}
