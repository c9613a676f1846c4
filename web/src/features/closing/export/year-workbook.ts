import { type ListedAnalysis, monthName, type YearMovementSum } from '@vendaclara/contract/closing'
import { awaitedCount, type MonthAnswer, monthAnswer } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { yearMovementsSheets } from './movement-sheets.ts'
import { Formula, letters, moneyColumn, SheetRows, writeSheets } from './sheet-rows.ts'
import { yearSheet } from './texts.ts'

const counts = { width: 12 }

/**
 * The compared months of a year in a sheet, with sums below, and a sheet of movement sums. If a month was compared
 * twice for one marketplace, the first counts, as in the chart. Unknown values are blank.
 */
export function writeYearWorkbook(
  closings: readonly ListedAnalysis[],
  movements: readonly YearMovementSum[],
): Promise<Blob> {
  const { columns } = yearSheet
  const widths = [{ width: 14 }, { width: 18 }, counts, moneyColumn, moneyColumn, moneyColumn, moneyColumn]
  const sheet = new SheetRows(
    yearSheet.name,
    [...widths, moneyColumn, counts, moneyColumn, moneyColumn, moneyColumn, moneyColumn, { width: 48 }],
    Object.values(columns),
  )
  const compared = closings.filter(({ duplicate, figures }) => !duplicate && figures.hasResults)
  const sums = Object.keys(columns)
    .slice(2, -1)
    .map(() => 0)
  for (const { month, marketplace, figures } of compared) {
    const { matched, differences, totalDifference, recovered, denied, sums: known, doubts } = figures
    const answer = monthAnswer(figures)
    const row = sheet.last + 1
    const of = (name: keyof MonthAnswer) => answer && toReais(answer[name])
    const values = [
      ...[matched + awaitedCount(figures), of('expected'), of('received'), of('refunded')],
      ...[of('regained'), of('missing'), differences],
      ...[totalDifference, recovered, denied].map(toReais),
      known?.adjustments ? toReais(known.adjustments.amount) : null,
    ]
    for (const [index, value] of values.entries()) sums[index] = (sums[index] ?? 0) + (value ?? 0)
    const written = values.map((value, index) =>
      index === missingAt && value !== null ? new Formula(`D${row}-E${row}-F${row}-G${row}`, value) : value,
    )
    const warning = doubts === undefined ? null : yearSheet.doubtful
    sheet.add(monthName(month), marketplaceWords[marketplace].name, ...written, warning)
  }
  const { last } = sheet
  if (last > 1) {
    const total = (sum: number, index: number) => {
      const column = letters(index + 2)
      return new Formula(`SUM(${column}2:${column}${last})`, Math.round(sum * 100) / 100)
    }
    sheet.add(yearSheet.total, null, ...sums.map(total))
  }
  return writeSheets([sheet, ...yearMovementsSheets(movements)])
}

/** The index of the missing amount among the values of a month. */
const missingAt = 5
