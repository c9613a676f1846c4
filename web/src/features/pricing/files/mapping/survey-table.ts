import { FileRefused } from '../../../../files/file-refused.ts'
import type { ColumnKey, MappedColumn, MappedColumns, TableMapping } from '../columns.ts'
import { findHeader, recognizeReport, refusalWithoutHeader } from '../find-header.ts'
import { cellText, plainHeader, type RawTable } from '../raw-table.ts'
import { guessColumns, type Sureness } from './guess-columns.ts'
import { doubtsAbout, type SurveyedColumn, surveyColumn, unitFor } from './survey-column.ts'

export interface TableSurvey {
  readonly sheets: readonly SurveyedSheet[]
  /** The index of the surveyed sheet, and the number of its header row. */
  readonly sheet: number
  readonly headerRow: number
  /** Short texts of the first rows, to choose the header from. */
  readonly rows: readonly string[]
  /** The first hundred columns that have a name or a value. */
  readonly columns: readonly SurveyedColumn[]
  readonly mapping: MappedColumns
  /** The fields that are only guessed from similar names. */
  readonly guessed: readonly ColumnKey[]
  /** Recognises files with the same columns; '' if they have no names. */
  readonly signature: string
  readonly isRemembered: boolean
  /** Why the seller has to check it. Without doubts, the table can be read as it is. */
  readonly doubts: readonly Doubt[]
}

interface SurveyedSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly isEmpty: boolean
}

type Doubt = 'sheets' | 'unknown' | 'guessed' | 'several' | 'unit' | 'decimal'

/** The columns that were agreed on for earlier files, by their signature. */
export type RememberedColumns = Readonly<Record<string, MappedColumns>>

export interface TablePlace {
  readonly sheet: number
  /** If absent, the header row is found automatically. */
  readonly headerRow?: number
}

const mostColumns = 100
const longestName = 60

/** Surveys the table that contains listings, or the given one. Throws a FileRefused if there is none. */
export async function surveyTable(
  tables: readonly RawTable[],
  remembered: RememberedColumns,
  place?: TablePlace,
): Promise<TableSurvey> {
  const report = recognizeReport(tables)
  if (report) throw new FileRefused({ kind: 'other-report', report })
  const { sheet, hasRivals = false, ...located }: Located = place ?? locate(tables, remembered)
  const table = tables[sheet]
  if (!table) throw new FileRefused(refusalWithoutHeader(tables))
  const headerRow = located.headerRow ?? findHeader(table)?.row ?? bestHeader(table).row
  const names = namesIn(table, headerRow)
  const columns = await surveyColumns(table, headerRow, names)
  const signature = signatureOf(names)
  const known = remembered[signature]
  const found = guessColumns(columns)
  const mapping = known ?? mappingOf(found, columns)
  const keys = Object.keys(mapping) as ColumnKey[]
  const only = (sureness: Sureness) => keys.filter((key) => found.get(key)?.sureness === sureness)
  const guessed = known ? [] : only('guess')
  const has = {
    sheets: hasRivals && !known,
    unknown: !known && (place !== undefined || findHeader(table)?.row !== headerRow),
    guessed: guessed.length > 0,
    several: !known && keys.some((key) => found.get(key)?.isOneOfSeveral),
    unit: keys.some((key) => hasUnsureUnit(key, mapping, columns, known !== undefined)),
    decimal: keys.some((key) => hasOpenMark(key, mapping, columns)),
  } satisfies Record<Doubt, boolean>
  return {
    sheets: tables.map(({ name, isHidden, head }) => ({ name, isHidden, isEmpty: isEmpty(head) })),
    sheet,
    headerRow,
    rows: table.head.map((row) => shortRow(row.map(cellText))),
    columns,
    mapping,
    guessed,
    signature,
    isRemembered: known !== undefined,
    doubts: (Object.keys(has) as Doubt[]).filter((doubt) => has[doubt]),
  }
}

/** The columns of a surveyed table: as found or, if the seller agreed on them, as agreed. */
export function tableMapping(
  { sheet, headerRow, mapping, isRemembered }: TableSurvey,
  agreed?: MappedColumns,
): TableMapping {
  return { sheet, headerRow, columns: agreed ?? mapping, isAgreed: isRemembered || agreed !== undefined }
}

interface Located extends TablePlace {
  /** Whether another sheet could be meant as well. */
  readonly hasRivals?: boolean
}

function locate(tables: readonly RawTable[], remembered: RememberedColumns): Located {
  const filled = tables.filter(({ head }) => !isEmpty(head))
  if (filled.length === 0) throw new FileRefused({ kind: 'empty' })
  const shown = filled.filter(({ isHidden }) => !isHidden)
  const candidates = shown.length > 0 ? shown : filled
  for (const table of candidates) {
    const row = table.head.findIndex((_, index) => signatureOf(namesIn(table, index + 1)) in remembered)
    if (row >= 0) return { sheet: tables.indexOf(table), headerRow: row + 1 }
  }
  const recognized = candidates.filter(findHeader)
  const [first] = recognized
  if (first) {
    return { sheet: tables.indexOf(first), hasRivals: recognized.length > 1 }
  }
  const [best] = candidates
    .map((table) => ({ table, ...bestHeader(table) }))
    .sort((one, other) => other.score - one.score)
  if (!best || best.width < 2) throw new FileRefused(refusalWithoutHeader(tables))
  return { sheet: tables.indexOf(best.table), headerRow: best.row, hasRivals: candidates.length > 1 }
}

/** The row with the most known column names, then with the most texts; the first one of equal rows. */
function bestHeader(table: RawTable): { row: number; score: number; width: number } {
  const [best] = table.head
    .map((cells, index) => {
      const names = cells.map(cellText)
      const known = guessColumns(names.map((name, place) => ({ place, name }))).size
      const texts = cells.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)).length
      return {
        row: index + 1,
        score: known * 1000 + texts,
        width: names.filter((name) => name !== '').length,
      }
    })
    .sort((one, other) => other.score - one.score)
  return best ?? { row: 1, score: 0, width: 0 }
}

async function surveyColumns(table: RawTable, headerRow: number, names: readonly string[]) {
  const width = Math.max(names.length, ...table.head.slice(headerRow).map(({ length }) => length))
  const isUsed = (place: number) =>
    names[place] || table.head.slice(headerRow).some((row) => cellText(row[place]) !== '')
  const places = Array.from({ length: width }, (_, place) => place)
    .filter(isUsed)
    .slice(0, mostColumns)
  const rows = await table.read(headerRow, places, { isSample: true })
  if (rows.length === 0) throw new FileRefused({ kind: 'no-lines' })
  return places.map((place, index) =>
    surveyColumn(
      place,
      (names[place] ?? '').slice(0, longestName),
      rows.map(({ cells }) => cells[index]),
    ),
  )
}

function mappingOf(
  found: ReturnType<typeof guessColumns>,
  columns: readonly SurveyedColumn[],
): MappedColumns {
  return Object.fromEntries(
    [...found].flatMap(([key, { place }]): [ColumnKey, MappedColumn][] => {
      const column = columns.find((one) => one.place === place)
      if (!column) return []
      const { unit } = unitFor(key, column)
      return [[key, unit === undefined ? { place } : { place, unit }]]
    }),
  )
}

function columnOf(key: ColumnKey, mapping: MappedColumns, columns: readonly SurveyedColumn[]) {
  return columns.find(({ place }) => place === mapping[key]?.place)
}

/** Whether a column seems to be in another unit than its name says, or than the one agreed for an earlier file. */
function hasUnsureUnit(
  key: ColumnKey,
  mapping: MappedColumns,
  columns: readonly SurveyedColumn[],
  isKnown: boolean,
): boolean {
  const column = columnOf(key, mapping, columns)
  if (column === undefined) return false
  const { unit, isSure } = unitFor(key, column)
  return isKnown ? unit !== undefined && column.hasNumbers && unit !== (mapping[key]?.unit ?? unit) : !isSure
}

function hasOpenMark(key: ColumnKey, mapping: MappedColumns, columns: readonly SurveyedColumn[]): boolean {
  const column = columnOf(key, mapping, columns)
  const { unit, decimal } = mapping[key] ?? {}
  return column !== undefined && !decimal && doubtsAbout(key, column, unit).length > 0
}

function namesIn(table: RawTable, headerRow: number): string[] {
  return (table.head[headerRow - 1] ?? []).map(cellText)
}

function signatureOf(names: readonly string[]): string {
  const plain = names.slice(0, mostColumns).map((name) => plainHeader(name.slice(0, longestName)))
  const last = plain.findLastIndex((name) => name !== '')
  return plain.slice(0, last + 1).join('\n')
}

function isEmpty(head: RawTable['head']): boolean {
  return head.every((row) => row.every((cell) => cellText(cell) === ''))
}

function shortRow(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .slice(0, 4)
    .map((text) => text.slice(0, 24))
    .join(' · ')
}
