import { getAnalysisRequests, type ListedAnalysis, readStoredOrders } from '@vendaclara/contract/closing'
import type {
  Adjustment,
  AuditedOrder,
  ClosingMarketplace,
  OrderDifference,
  UnmatchedOrder,
} from '@vendaclara/core/closing'
import { readJson } from '../../../api/compress-json.ts'
import { receivePieces } from '../../../workers/pieces.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { titleOfMonth } from '../model/months.ts'
import { marketplaceWords } from '../texts.ts'
import { writeMonthWorkbook } from './month-workbook.ts'
import { writeErrorsWorkbook, writeSupportWorkbook } from './workbooks.ts'
import { writeYearWorkbook } from './year-workbook.ts'

interface MonthParts {
  readonly closing: ListedAnalysis
  /** The orders as the API answers them. */
  readonly orders: Blob
  readonly differences: MessagePort
  readonly unmatched: MessagePort
  readonly adjustments: MessagePort
  readonly audited: MessagePort
}

/** Rows come in pieces. */
const calls = {
  errors: async (rows: MessagePort) => writeErrorsWorkbook(await receivePieces<OrderDifference>(rows)),
  support: async ({ marketplace, rows }: { marketplace: ClosingMarketplace; rows: MessagePort }) =>
    writeSupportWorkbook(marketplace, await receivePieces<OrderDifference>(rows)),
  month: async ({ closing, orders, differences, unmatched, adjustments, audited }: MonthParts) => {
    const { marketplace, figures } = closing
    const { requests } = getAnalysisRequests.answer.parse(await readJson(orders))
    return writeMonthWorkbook({
      title: `${titleOfMonth(closing)} · ${marketplaceWords[marketplace].name}`,
      marketplace,
      figures,
      orders: readStoredOrders(marketplace, requests),
      differences: await receivePieces<OrderDifference>(differences),
      unmatched: await receivePieces<UnmatchedOrder>(unmatched),
      adjustments: await receivePieces<Adjustment>(adjustments),
      audited: await receivePieces<AuditedOrder>(audited),
    })
  },
  year: (closings: readonly ListedAnalysis[]) => writeYearWorkbook(closings),
}
export type WorkbookCalls = typeof calls

serveCalls(calls)
