import { columnKey, columnOf, isTableHeader } from './columns.ts'

/** A cell of a workbook. */
type SheetCell = string | number | boolean | Date | null | undefined

/** Whether a row of a sheet is the header of the sponsored listings of Mercado Ads. Its names contain line breaks. */
export function isMercadoAdsHeader(cells: readonly SheetCell[]): boolean {
  const names = cells.map((cell) => (typeof cell === 'string' ? cell : ''))
  return (
    names.some((name) => columnKey(name) === columnKey('Título do anúncio patrocinado')) &&
    names.some((name) => columnOf(name) === 'clicks')
  )
}

/** Whether a row is the header of the campaigns of Mercado Ads, the other sheet of the same workbook. */
export function isMercadoCampaigns(cells: readonly SheetCell[]): boolean {
  const names = new Set(cells.map((cell) => (typeof cell === 'string' ? columnKey(cell) : '')))
  return ['campanha', 'cliques', 'investimento (moeda local)'].every((name) => names.has(name))
}

/** Whether a row of a sheet is the header of a report of Shopee Ads. */
export function isShopeeAdsHeader(cells: readonly SheetCell[]): boolean {
  const texts = adsCells(cells)
  return isTableHeader(texts) && texts.some((name) => columnOf(name) === 'clicks')
}

/**
 * The cells of a sheet as the report reader takes them. Numbers get a decimal comma and never three decimals, so that
 * no mark can be mistaken for one of thousands; dates are days.
 */
export function adsCells(cells: readonly SheetCell[]): string[] {
  return cells.map((cell) => {
    if (typeof cell === 'number') return writtenNumber(cell)
    if (cell instanceof Date) return cell.toISOString().slice(0, 10)
    return String(cell ?? '')
  })
}

function writtenNumber(value: number): string {
  const rounded = Number(value.toPrecision(15))
  const text = /e/.test(String(rounded)) ? rounded.toFixed(12) : String(rounded)
  return text.replace('.', ',').replace(/,(\d{3})$/, ',$10')
}

/** A row of the sheet of Mercado Ads, with an empty cell in place of Shopee's '#'. */
export function mercadoAdsRow(cells: readonly SheetCell[]): string[] {
  return ['', ...adsCells(cells)]
}

/** Converts the header: as {@link mercadoAdsRow}, but it begins with '#'. */
export function mercadoAdsHeader(cells: readonly SheetCell[]): string[] {
  return ['#', ...mercadoAdsRow(cells).slice(1)]
}

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const day = /^(\d{1,2})[-/ ](?:de )?([a-z]{3})[a-z]*\.?[-/ ](?:de )?(\d{4})$/

/** Converts a day of Mercado Ads, '06-fev-2026', to '06/02/2026'; null for anything else. */
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
 * The period in the columns 'Desde' and 'Até' of all rows, from the first day to the last, as Shopee writes it. Null if
 * the table has no such columns, or a day cannot be read.
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
