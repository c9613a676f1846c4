import { getMonthLines, type ListedAnalysis, type YearMovementSum } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import type { ClosingMarketplace, OrderDifference } from '@vendaclara/core/closing'
import { readJson } from '../../../api/compress-json.ts'
import { receivePieces } from '../../../workers/pieces.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { titleOfMonth } from '../model/months.ts'
import { type MonthToWrite, writeMonthWorkbook } from './month-workbook.ts'
import { writeErrorsWorkbook, writeSupportWorkbook } from './workbooks.ts'
import { writeYearWorkbook } from './year-workbook.ts'

/** The rows of a month that have sheets, as they come from their worker. */
type MonthRows = Pick<
  MonthToWrite,
  'orders' | 'leftOut' | 'differences' | 'unmatched' | 'adjustments' | 'audited'
>

interface MonthParts {
  readonly closing: ListedAnalysis
  readonly today: CalendarDate
  /** The movement lines of the month as the API sends them; null if its marketplace has none. */
  readonly movements: Blob | null
  readonly rows: Readonly<Record<keyof MonthRows, MessagePort>>
}

interface YearParts {
  readonly closings: readonly ListedAnalysis[]
  readonly movements: readonly YearMovementSum[]
}

/** Rows come in pieces. */
const calls = {
  errors: async (rows: MessagePort) => writeErrorsWorkbook(await receivePieces<OrderDifference>(rows)),
  support: async ({ marketplace, rows }: { marketplace: ClosingMarketplace; rows: MessagePort }) =>
    writeSupportWorkbook(marketplace, await receivePieces<OrderDifference>(rows)),
  month: async ({ closing, today, movements, rows }: MonthParts) => {
    const { marketplace, figures } = closing
    const received = Object.entries(rows).map(async ([kind, port]) => [kind, await receivePieces(port)])
    return writeMonthWorkbook({
      title: `${titleOfMonth(closing)} · ${marketplaceWords[marketplace].name}`,
      marketplace,
      figures,
      today,
      ...(Object.fromEntries(await Promise.all(received)) as MonthRows),
      movements: movements ? getMonthLines.answer.parse(await readJson(movements)) : [],
    })
  },
  year: ({ closings, movements }: YearParts) => writeYearWorkbook(closings, movements),
}
export type WorkbookCalls = typeof calls

serveCalls(calls)
