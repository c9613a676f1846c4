export { type Combined, combineIncome, combineOrders } from './combine-files.ts'
export {
  type Cause,
  type CauseKind,
  causeKinds,
  type DifferenceReason,
  differenceReasons,
  type Explanation,
  explainDifference,
  type ToExplain,
} from './explain-difference.ts'
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
  basicPartNames,
  detailPartNames,
  type ExpectedParts,
  type PaidParts,
} from './order-parts.ts'
export type { Income, Payment } from './payments.ts'
export { type BrokenCell, type ClosingFault, ClosingProblem } from './reading/closing-problem.ts'
export { rowsSearched, type TablePlace } from './reading/find-tables.ts'
export { type IncomeFile, locateIncome, readIncome } from './reading/read-income.ts'
export { locateOrders, type Order, type OrdersFile, readOrders } from './reading/read-orders.ts'
export { type FileWarning, type FileWarningKind, fileWarningKinds } from './reading/reading-notes.ts'
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
