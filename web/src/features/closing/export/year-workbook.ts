import { type ListedAnalysis, monthName, type YearMovementSum } from '@vendaclara/contract/closing'
import { awaitedCount, figuresInYear, type MonthAnswer, monthAnswer } from '@vendaclara/core/closing'
import { type Cents, toReais } from '@vendaclara/core/money'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { yearMovementsSheets } from './movement-sheets.ts'
import { Formula, type SheetColumn, tableSheet, writeSheets } from './sheet-rows.ts'
import { yearSheet } from './texts.ts'

const { columns: names } = yearSheet

const count = (header: string, of: (figures: ListedAnalysis['figures']) => number) => ({
  header,
  width: 12,
  isSummed: true,
  cell: ({ figures }: ListedAnalysis) => of(figures),
})
const money = (
  header: string,
  of: (figures: ListedAnalysis['figures'], at: number) => Cents | Formula | null | undefined,
): SheetColumn<ListedAnalysis> => ({
  header,
  isSummed: true,
  amount: ({ figures }, at) => of(figures, at),
})
const answered = (name: keyof MonthAnswer) => money(names[name], (figures) => monthAnswer(figures)?.[name])

const columns: readonly SheetColumn<ListedAnalysis>[] = [
  { header: names.month, width: 14, cell: ({ month }) => monthName(month) },
  { header: names.marketplace, width: 18, cell: ({ marketplace }) => marketplaceWords[marketplace].name },
  count(names.orders, (figures) => figures.matched + awaitedCount(figures)),
  ...(['expected', 'received', 'refunded', 'regained'] as const).map(answered),
  money(names.missing, (figures, at) => {
    const answer = monthAnswer(figures)
    return answer && new Formula(`D${at}-E${at}-F${at}-G${at}`, toReais(answer.missing))
  }),
  count(names.differences, ({ differences }) => differences),
  ...(['totalDifference', 'recovered', 'denied'] as const).map((name) =>
    money(names[name], (figures) => figures[name]),
  ),
  money(names.adjustments, ({ sums }) => sums?.adjustments?.amount),
  {
    header: names.doubts,
    width: 48,
    cell: ({ figures }) => (figures.doubts === undefined ? null : yearSheet.doubtful),
  },
]

/**
 * The compared months of a year in a sheet, with sums below, and a sheet of movement sums. If a month was compared
 * twice for one marketplace, the first counts, and of an order in two months the older, as in the chart. Unknown values are blank.
 */
export function writeYearWorkbook(
  closings: readonly ListedAnalysis[],
  movements: readonly YearMovementSum[],
): Promise<Blob> {
  const compared = closings
    .filter(({ duplicate, figures }) => !duplicate && figures.hasResults)
    .map((closing) => ({ ...closing, figures: figuresInYear(closing.figures) }))
  const sheet = tableSheet(yearSheet.name, columns, compared, yearSheet.total)
  return writeSheets([sheet, ...yearMovementsSheets(movements)])
}
