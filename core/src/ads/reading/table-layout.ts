import { isNone, namesSum, withoutSum } from '../../money/index.ts'
import { AdsProblem } from '../ads-problem.ts'
import type { BadRow, ReportKind } from '../ads-report.ts'
import { languageOf } from '../checking/languages.ts'
import { isOverall, keywordKey } from '../keyword.ts'
import {
  type ColumnName,
  columnKey,
  columnNames,
  columnOf,
  numberColumns,
  requiredColumns,
} from './columns.ts'
import type { Preamble } from './preamble.ts'
import { isOwnNumber, type Row } from './row.ts'

const groupTitle = /grupo de anúncios|ad group/

/**
 * Reads the layout of a table from its header.
 *
 * @throws AdsProblem if it is the header of another report, lacks a column, or names a column twice
 */
export function readHeader(cells: readonly string[], preamble: Preamble): TableLayout {
  const header = cells.map((cell) => columnOf(cell))
  const kind = kindOf(cells, header, preamble)
  const missing = requiredColumns[kind].filter((name) => !header.includes(name))
  if (missing.length > 0) {
    const language = languageOf([cells])
    if (language) throw new AdsProblem('other-language', { language })
    throw new AdsProblem(
      'missing-columns',
      // The last of the names is the one of Mercado Ads.
      { columns: missing.map((name) => columnNames[name].at(kind === 'listings' ? -1 : 0) ?? name) },
    )
  }
  const used = new Set<ColumnName | undefined>([...requiredColumns[kind], ...numberColumns, ...namesOf[kind]])
  const doubled = cells.filter(
    (_, place) => used.has(header[place]) && header.indexOf(header[place]) !== place,
  )
  if (doubled.length > 0) {
    throw new AdsProblem('doubled-columns', { columns: doubled.map((name) => name.trim()) })
  }
  return new TableLayout(kind, header, cells)
}

/** What a report is about, by the names in its header. */
function kindOf(
  cells: readonly string[],
  header: readonly (ColumnName | undefined)[],
  preamble: Preamble,
): ReportKind {
  if (header.includes('searchTerm')) return 'terms'
  const names = new Set(cells.map(columnKey))
  if (names.has(columnKey('Anúncio / Nome do Produto')) || preamble.isTitled(groupTitle)) {
    throw new AdsProblem('group-report')
  }
  if (names.has(columnKey('Título do anúncio patrocinado'))) return 'listings'
  if (!header.includes('adName')) return 'terms'
  return header.includes('keyword') ? 'keywords' : 'ads'
}

/** The cells that make the text of a term, in addition to the ad's name. */
const namesOf: Readonly<Record<ReportKind, readonly ColumnName[]>> = {
  terms: ['searchTerm'],
  ads: ['adType', 'bidding', 'placement'],
  keywords: ['keyword', 'matchType'],
  listings: ['campaign'],
}

/** The positions of the columns in a report's table. */
export class TableLayout {
  readonly kind: ReportKind
  readonly width: number
  /** The positions of keyword and search term, in a report of search terms. */
  readonly cellOfTerms: { readonly keyword: number; readonly searchTerm: number } | undefined
  private readonly positions: Map<ColumnName, number>
  private readonly names: readonly string[]

  constructor(kind: ReportKind, header: readonly (ColumnName | undefined)[], names: readonly string[]) {
    this.kind = kind
    this.names = names
    this.width = header.length
    const all = Object.keys(columnNames) as ColumnName[]
    const found = all.map((name): [ColumnName, number] => [name, header.indexOf(name)])
    this.positions = new Map(found.filter(([, position]) => position !== -1))
    const sales = this.positions.get('conversions')
    if (kind === 'listings' && sales !== undefined) this.positions.set('itemsSold', sales)
    const [keyword, searchTerm] = [header.indexOf('keyword'), header.indexOf('searchTerm')]
    this.cellOfTerms = kind === 'terms' ? { keyword, searchTerm } : undefined
  }

  /** Whether a header within the table is a copy of this one. */
  isSame(other: TableLayout): boolean {
    const entries = (layout: TableLayout) => JSON.stringify([layout.width, ...layout.positions])
    return entries(this) === entries(other)
  }

  /** Undefined if the table does not have the column. */
  positionOf(column: ColumnName): number | undefined {
    return this.positions.get(column)
  }

  text(row: Row, column: ColumnName): string {
    return row.text(this.positions.get(column) ?? -1).trim()
  }

  /** The keyword of a row, or its ad with the product id, as several ads may have the same name. */
  groupOf(row: Row): string {
    if (this.kind === 'terms') return this.text(row, 'keyword')
    const name = this.text(row, 'adName')
    const id = this.text(row, 'adId')
    return !isNoName(id) ? `${name} (${id})` : name
  }

  /** The search term, or a text that distinguishes the row from other rows of its ad and of other ads. */
  termOf(row: Row): string {
    if (this.kind === 'terms') return this.text(row, 'searchTerm')
    const parts = namesOf[this.kind].map((column) => this.text(row, column)).filter((part) => !isNoName(part))
    const group = this.groupOf(row)
    return (this.kind === 'keywords' ? [...parts, group] : [group, ...parts]).join(' · ')
  }

  /** The name of a column as the file has it; '' if it has none. */
  nameOf(column: ColumnName): string {
    return (this.names[this.positions.get(column) ?? -1] ?? '').replace(/\s+/g, ' ').trim()
  }

  /** Why a row is bad; undefined if it fits the table. `hasNumbers`: rows before it have a number of their own. */
  defectOf(row: Row, line: number, hasNumbers: boolean): BadRow | undefined {
    if (row.width !== this.width) {
      return { line, defect: 'width', cells: row.width, columns: this.width }
    }
    const name = this.kind === 'terms' ? 'keyword' : 'adName'
    const place = this.positions.get(name) ?? -1
    if (row.isBlankCell(place)) return { line, defect: 'keyword' }
    if (!isOwnNumber(row)) {
      const isUnlike = this.kind === 'listings' ? isNone(this.text(row, 'adId'), 'figure') : hasNumbers
      const names = [row.text(0), row.text(place)]
      if (names.some((name) => namesSum(name) && (isUnlike || withoutSum(name) === ''))) {
        return { line, defect: 'sum' }
      }
      if (isUnlike && row.isBlankCell(0)) return { line, defect: 'number' }
    }
    if (mayBeNone(row.letters[row.startOf(place)]) && isNoName(row.text(place))) {
      return { line, defect: 'keyword' }
    }
    if (this.kind !== 'keywords') return undefined
    // A row for the ad as a whole would count its keywords twice.
    const keyword = this.text(row, 'keyword')
    return !isNoName(keyword) && !isOverall(keywordKey(keyword)) ? undefined : { line, defect: 'keyword' }
  }
}

/** Whether what stands for no keyword can begin with a letter: a sign, or the n of 'N/D'. */
function mayBeNone(letter = 0): boolean {
  return letter < 0x41 || letter === 0x4e || letter === 0x6e || letter >= 0x2010
}

/** A dash, '#N/D' or '(vazio)'; a word alone, as 'nan', may be what buyers type. */
function isNoName(text: string): boolean {
  return isNone(text, 'figure') && !/^\p{L}+$/u.test(text.trim())
}
