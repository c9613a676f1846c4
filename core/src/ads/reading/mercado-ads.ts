import { columnKey, columnOf } from './columns.ts'

/** A cell of a workbook. */
type SheetCell = string | number | boolean | Date | null | undefined

/** Whether a row of a sheet is the header of the sponsored listings of Mercado Ads, whose names have line breaks in them. */
export function isMercadoAdsHeader(cells: readonly SheetCell[]): boolean {
  const names = cells.map((cell) => (typeof cell === 'string' ? cell : ''))
  return (
    names.some((name) => columnKey(name) === columnKey('Título do anúncio patrocinado')) &&
    names.some((name) => columnOf(name) === 'clicks')
  )
}

/**
 * A row of the sheet as the reader of reports takes it, with an empty cell for the '#' of Shopee's. A number is written with a
 * decimal comma, which no reading takes for a mark of thousands.
 */
export function mercadoAdsRow(cells: readonly SheetCell[]): string[] {
  return [
    '',
    ...cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? ''))),
  ]
}

/** The same of the header: it begins with '#'. */
export function mercadoAdsHeader(cells: readonly SheetCell[]): string[] {
  return ['#', ...mercadoAdsRow(cells).slice(1)]
}

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const day = /^(\d{1,2})[-/ ](?:de )?([a-z]{3})[a-z]*\.?[-/ ](?:de )?(\d{4})$/

/** A day as Mercado Ads writes it, '06-fev-2026', as '06/02/2026'; null for anything else. */
function mercadoAdsDay(cell: SheetCell): string | null {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').toReversed().join('/')
  const [, number = '', month = '', year = ''] =
    day.exec(
      String(cell ?? '')
        .trim()
        .toLowerCase(),
    ) ?? []
  const place = months.indexOf(month) + 1
  return place === 0 ? null : `${number.padStart(2, '0')}/${String(place).padStart(2, '0')}/${year}`
}

/**
 * The period that rows name in their columns 'Desde' and 'Até': from the first day to the last, as Shopee writes it. Null where
 * the table has no such columns, or one of the days cannot be read.
 */
export function mercadoAdsPeriod(
  header: readonly SheetCell[],
  rows: Iterable<readonly SheetCell[]>,
): string | null {
  const place = (name: string) =>
    header.findIndex((cell) => typeof cell === 'string' && columnKey(cell) === name)
  const [from, until] = [place('desde'), place('até')]
  const days: string[] = []
  for (const row of rows) {
    const found = [mercadoAdsDay(row[from]), mercadoAdsDay(row[until])]
    for (const one of found) {
      if (one === null) return null
      days.push(one)
    }
  }
  const ordered = [...new Set(days)].toSorted((one, other) => (sortable(one) < sortable(other) ? -1 : 1))
  return ordered.length === 0 ? null : `${ordered[0]} - ${ordered.at(-1)}`
}

function sortable(date: string): string {
  return date.split('/').toReversed().join('')
}
