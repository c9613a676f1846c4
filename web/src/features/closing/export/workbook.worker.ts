import { getMonthLines, type ListedAnalysis, type YearMovementSum } from '@vendaclara/contract/closing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import type {
  Adjustment,
  AuditedOrder,
  ClosingMarketplace,
  LeftOutOrder,
  Order,
  OrderDifference,
  SettledOrder,
  UnmatchedOrder,
} from '@vendaclara/core/closing'
import { readJson } from '../../../api/compress-json.ts'
import { receivePieces } from '../../../workers/pieces.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { titleOfMonth } from '../model/months.ts'
import { writeMonthWorkbook } from './month-workbook.ts'
import { writeErrorsWorkbook, writeSupportWorkbook } from './workbooks.ts'
import { writeYearWorkbook } from './year-workbook.ts'

interface MonthParts {
  readonly closing: ListedAnalysis
  readonly today: CalendarDate
  /** The movement lines of the month as the API sends them; null if its marketplace has none. */
  readonly movements: Blob | null
  readonly orders: MessagePort
  readonly leftOut: MessagePort
  readonly differences: MessagePort
  readonly unmatched: MessagePort
  readonly settled: MessagePort
  readonly adjustments: MessagePort
  readonly audited: MessagePort
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
  month: async ({ closing, today, movements, ...rows }: MonthParts) => {
    const { marketplace, figures } = closing
    return writeMonthWorkbook({
      title: `${titleOfMonth(closing)} · ${marketplaceWords[marketplace].name}`,
      ...{ marketplace, figures, today },
      orders: await receivePieces<Order>(rows.orders),
      leftOut: await receivePieces<LeftOutOrder>(rows.leftOut),
      differences: await receivePieces<OrderDifference>(rows.differences),
      unmatched: await receivePieces<UnmatchedOrder>(rows.unmatched),
      settled: await receivePieces<SettledOrder>(rows.settled),
      adjustments: await receivePieces<Adjustment>(rows.adjustments),
      audited: await receivePieces<AuditedOrder>(rows.audited),
      movements: movements ? getMonthLines.answer.parse(await readJson(movements)) : [],
    })
  },
  year: ({ closings, movements }: YearParts) => writeYearWorkbook(closings, movements),
}
export type WorkbookCalls = typeof calls

serveCalls(calls)
