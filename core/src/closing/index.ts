export { type Combined, combineIncome, combineOrders } from './combine-files.ts'
export {
  type AwaitedOrder,
  findLatePayments,
  lateDifference,
  type MonthRows,
  monthFigures,
  monthRows,
  type PaidOrder,
  resultFigures,
} from './late-payments.ts'
export {
  type Cause,
  type CauseKind,
  causeKinds,
  type DifferenceReason,
  differenceReasons,
  type Explanation,
  explainDifference,
  type ToExplain,
} from './marketplaces/shopee/explain-difference.ts'
export { type IncomeFile, locateIncome, readIncome } from './marketplaces/shopee/read-income.ts'
export { locateOrders, type Order, type OrdersFile, readOrders } from './marketplaces/shopee/read-orders.ts'
export {
  basicPartNames,
  detailPartNames,
  type ExpectedParts,
  type PaidParts,
} from './marketplaces/shopee/terms.ts'
export type { Income, Payment } from './payments.ts'
export { type BrokenCell, type ClosingFault, ClosingProblem } from './reading/closing-problem.ts'
export { rowsSearched, type TablePlace } from './reading/locate-file.ts'
export { type FileWarning, type FileWarningKind, fileWarningKinds } from './reading/reading-problems.ts'
export type { Cell, Sheet } from './reading/sheet.ts'
export { expectedAmount, type Reconciliation, reconcile } from './reconcile.ts'
export type {
  ClosingFigures,
  ClosingMonth,
  ClosingRows,
  DifferenceNote,
  LatePayment,
  MonthFigures,
  OrderDifference,
  OtherNote,
  UnmatchedNote,
  UnmatchedOrder,
} from './rows.ts'
