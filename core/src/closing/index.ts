export { ClosingProblem, type ClosingProblemKind } from './closing-problem.ts'
export { type Income, type IncomeFile, readIncome } from './read-income.ts'
export { type Order, type OrdersFile, readOrders } from './read-orders.ts'
export {
  type DifferenceNote,
  expectedAmount,
  type OrderDifference,
  type Reconciliation,
  reconcile,
  type UnmatchedNote,
  type UnmatchedOrder,
} from './reconcile.ts'
export type { Cell, Sheet } from './sheet.ts'
