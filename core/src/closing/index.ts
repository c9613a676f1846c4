export { ClosingProblem, type ClosingProblemKind } from './closing-problem.ts'
export { type Combined, combineIncome, combineOrders } from './combine-files.ts'
export {
  type Cause,
  type CauseKind,
  causeKinds,
  type DifferenceReason,
  differenceReasons,
} from './difference-reason.ts'
export { type Explanation, explainDifference, type ToExplain } from './explain-difference.ts'
export { rowsSearched, type TablePlace } from './find-table.ts'
export {
  basicPartNames,
  type CameParts,
  detailPartNames,
  type ExpectedParts,
  freightOf,
  partsOf,
} from './order-parts.ts'
export type { Income, Payment } from './payment.ts'
export { type IncomeFile, locateIncome, readIncome } from './read-income.ts'
export { locateOrders, type Order, type OrdersFile, readOrders } from './read-orders.ts'
export {
  compareOrder,
  type DifferenceNote,
  expectedAmount,
  type Finding,
  type OrderDifference,
  type Reconciliation,
  reconcile,
  type UnmatchedNote,
  type UnmatchedOrder,
} from './reconcile.ts'
export type { Cell, Sheet } from './sheet.ts'
