import { namesSum, withoutSum, wordsIn } from '../../../money/index.ts'
import { mostProductRows, ProductFileProblem } from '../product-facts.ts'
import type { FactColumn, ProductFormat } from '../product-format.ts'
import { type Cell, cellText, type FileRow, isCut, mayBeCut, plainName } from './cells.ts'

/** A row whose cells are found by what their column says. */
export interface RawRow {
  readonly line: number
  readonly cells: Map<FactColumn, Cell>
}

/** A row of a listing, or of a product in stock: then the ids are ''. */
export interface IdentifiedRow extends RawRow {
  readonly listing: string
  readonly variationId: string
}

/** The names that a file has for its columns. */
export type Labels = ReadonlyMap<FactColumn, string>

/** The rows of a table that say something. @throws ProductFileProblem if the header comes again among them */
export function rawRows(
  { marks, columns: names }: ProductFormat,
  columns: readonly FactColumn[],
  rows: readonly FileRow[],
): RawRow[] {
  // The further names of a column are labels that may be below the keys.
  const keys = marks.map((column) => ({
    place: columns.indexOf(column),
    name: plainName(names[column]?.[0] ?? ''),
  }))
  const isHeader = (cells: readonly Cell[]) =>
    keys.length > 0 && keys.every(({ place, name }) => plainName(String(cells[place] ?? '')) === name)
  return rows.flatMap(({ number, cells }) => {
    if (cells.every((cell) => cellText(cell) === '')) return []
    if (isHeader(cells)) throw new ProductFileProblem({ kind: 'several-exports', line: number })
    return { line: number, cells: new Map(columns.map((column, place) => [column, cells[place] ?? null])) }
  })
}

export function refuseTooMany(count: number): void {
  if (count > mostProductRows) throw new ProductFileProblem({ kind: 'too-many-rows' })
}

const columnsOfIds = ['listing', 'variationId'] as const

/**
 * The rows with an id of a listing, and how many have none.
 *
 * @throws ProductFileProblem for ids that lost digits, and for listings of another country
 */
export function identifiedRows(
  format: ProductFormat,
  rows: readonly RawRow[],
  labels: Labels,
): { readonly rows: IdentifiedRow[]; readonly notes: number } {
  const { listing: shape, country } = format
  if (!shape) {
    const codes = new Set(rows.map(({ cells }) => wordsIn(cellText(cells.get('sku'))).join(' ')))
    const found = rows.filter((row) => !isRemark(row, codes))
    return {
      rows: found.map((row) => ({ ...row, listing: '', variationId: '' })),
      notes: rows.length - found.length,
    }
  }
  const found = rows.flatMap((row): IdentifiedRow[] => {
    const [listing, variationId] = columnsOfIds.map((column) => idIn(row, column, labels))
    return listing !== undefined && shape.test(listing)
      ? [{ ...row, listing, variationId: variationId ?? '' }]
      : []
  })
  for (const column of columnsOfIds) refuseRounded(found, column, labels)
  refuseShared(found, labels)
  if (country !== undefined) refuseCountries(found, country)
  return { rows: found, notes: rows.length - found.length }
}

/** A sum of the rows above it or, by its code, of those of another; or a remark below the products in a single cell. */
function isRemark({ cells }: RawRow, codes: ReadonlySet<string>): boolean {
  const texts = [...cells.values()].map(cellText).filter((text) => text !== '')
  if (texts.length === 1 && /\s/.test(texts[0] ?? '')) return true
  const name = cellText(cells.get('sku')) || cellText(cells.get('name'))
  const of = namesSum(name) ? withoutSum(name) : undefined
  return of === '' || (of !== undefined && codes.has(of))
}

function idIn({ cells, line }: RawRow, column: FactColumn, labels: Labels): string {
  const cell = cells.get(column)
  const text = cellText(cell)
  if (isCut(cell)) {
    throw new ProductFileProblem({ kind: 'rounded-ids', line, column: labels.get(column) ?? '', text })
  }
  const bare = text.replace(/[.,]0+$/, '')
  return bare === '0' ? '' : bare
}

const fewestRounded = 2

function refuseRounded(
  rows: readonly IdentifiedRow[],
  column: 'listing' | 'variationId',
  labels: Labels,
): void {
  const long = rows.filter((row) => row[column].length > 15)
  const rounded = long.filter((row) => mayBeCut(row[column]))
  const [first] = rounded
  if (!first || rounded.length < fewestRounded || 2 * rounded.length <= long.length) return
  throw new ProductFileProblem({
    kind: 'rounded-ids',
    line: first.line,
    column: labels.get(column) ?? '',
    text: first[column],
  })
}

function refuseShared(rows: readonly IdentifiedRow[], labels: Labels): void {
  const owners = new Map<string, string>()
  for (const { line, listing, variationId: text } of rows) {
    const owner = owners.get(text) ?? listing
    if (text !== '' && owner !== listing) {
      const column = labels.get('variationId') ?? ''
      throw new ProductFileProblem({ kind: 'shared-variation', line, column, text })
    }
    owners.set(text, owner)
  }
}

function refuseCountries(rows: readonly IdentifiedRow[], country: string): void {
  const others = rows.filter(({ listing }) => !listing.startsWith(country))
  const [first] = others
  if (!first) return
  const kind = others.length < rows.length ? 'several-shops' : 'other-country'
  throw new ProductFileProblem({ kind, line: first.line, text: first.listing })
}

/** Gives the rows of a listing what its earlier rows say and they leave blank. */
export function inherit({ inherits = [] }: ProductFormat, rows: readonly IdentifiedRow[]): void {
  const said = new Map<string, Cell>()
  for (const { listing, cells } of rows) {
    for (const column of inherits) {
      const place = `${column} ${listing}`
      const cell = cells.get(column) ?? null
      if (cellText(cell) !== '') {
        if (!said.has(place)) said.set(place, cell)
      } else if (said.has(place)) cells.set(column, said.get(place) ?? null)
    }
  }
}

/** Takes out the rows for variations that have rows of their own. */
export function withoutParents(rows: readonly IdentifiedRow[]): IdentifiedRow[] {
  const varied = new Set(rows.flatMap(({ listing, variationId }) => (variationId === '' ? [] : listing)))
  varied.delete('')
  const parents = new Set(
    rows.flatMap(({ listing, cells }) => (listing === '' ? cellText(cells.get('parentSku')) || [] : [])),
  )
  return rows.filter(({ listing, variationId, cells }) =>
    listing === ''
      ? !parents.has(cellText(cells.get('sku')) || ' ')
      : variationId !== '' || !varied.has(listing),
  )
}
