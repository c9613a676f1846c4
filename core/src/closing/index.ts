export { type FeeAudit, mostAudited, mostGroups } from './audit/audit-month.ts'
export {
  type AuditedOrder,
  type CheckedFees,
  type DeviationGroup,
  type DeviationKind,
  deviationKinds,
  type FeeCheck,
  type FeeDeviation,
  isChecked,
  type MonthAudit,
  type UncheckedReason,
  uncheckedReasons,
  type Verdict,
  verdictOf,
} from './audit/fee-check.ts'
export {
  type Claim,
  type ClaimDue,
  type ClaimReason,
  claimOf,
  contestUntil,
  endOfTerm,
  isContestable,
  startOfTerm,
} from './claims/claim-of.ts'
export type {
  ClaimAdvice,
  ClaimEvent,
  ClaimRule,
  ClaimRules,
  ClaimTerm,
  OfficialPage,
} from './claims/claim-rule.ts'
export { type ContestableRow, contestableClaim, contestableRows } from './claims/contestable.ts'
export { type NearFreight, nearFreight } from './claims/near-freight.ts'
export { joinRests, type Loss, lossOf, splitLoss, sumRests } from './claims/split-loss.ts'
export {
  type BesideIncome,
  type Combined,
  combineBeside,
  combineIncome,
  combineOrders,
  mostAdjustments,
} from './combine-files.ts'
export { mostBilledFees, mostSettled } from './compared/compared-rows.ts'
export { mostDiffer } from './compared/judge-month.ts'
export type { MonthDoubt } from './compared/month-doubt.ts'
export { mostPaymentDays } from './compared/payment-days.ts'
export {
  type ComparedBy,
  type KnownBeside,
  type OrderOutcome,
  reconcileOrder,
} from './compared/reconcile-order.ts'
export { boundItems, cutItem, longestItemText, mostItems, type OrderItem } from './items/order-items.ts'
export { distinctPayments } from './ledger/distinct-payments.ts'
export type {
  ClosingFiles,
  CutOrder,
  IncomeFile,
  OrdersFile,
  TakenBack,
} from './marketplaces/closing-files.ts'
export {
  closingMarketplaceIds,
  closingMarketplaces,
  closingOf,
  movementMarketplaces,
} from './marketplaces/closing-marketplaces.ts'
export type { ClosingRules, MarketplaceClosing } from './marketplaces/closing-rules.ts'
export { knownFile } from './marketplaces/known-files.ts'
export { makeAmounts } from './marketplaces/make-amounts.ts'
export {
  awaitsSeller,
  countMonths,
  fingerprintOf,
  type Movement,
  type MovementFile,
  type MovementKind,
  type MovementSource,
  movementKinds,
  movementSources,
} from './marketplaces/movements/movement.ts'
export { checkTogether, namesOperations } from './marketplaces/reports-together.ts'
export {
  type Amounts,
  type ClosingMarketplace,
  type ClosingTerms,
  type ExpectedParts,
  type KnownTerms,
  type PaidParts,
  pickAmounts,
  type TermsOf,
} from './marketplaces/terms.ts'
export { type Income, joinNumbers, type Payment, sumPayments } from './payments.ts'
export {
  type BrokenCell,
  type ClosingFault,
  ClosingProblem,
  type OtherReport,
} from './reading/closing-problem.ts'
export type { FileLanguage } from './reading/file-language.ts'
export { mostRowsSearched, rowsSearched } from './reading/find-headers.ts'
export { type LocatedFile, readSheets, type TablePlace } from './reading/locate-file.ts'
export {
  type FileWarning,
  type FileWarningKind,
  fileWarningKinds,
  forbidsClaims,
} from './reading/reading-problems.ts'
export type { Cell, Row, Sheet } from './reading/sheet.ts'
export { type DueBasis, type DueDay, dueBases } from './receivable/due-day.ts'
export {
  type AwaitedState,
  awaitedState,
  awaitedStates,
  isExpected,
  type SettledState,
  settledCounts,
  settledStates,
} from './receivable/order-states.ts'
export {
  type AgeBand,
  type Receivable,
  type ReceivablePart,
  type ReceivableWeek,
  sumReceivable,
} from './receivable/receivable.ts'
export {
  closeMonth,
  type Reconciliation,
  reconcile,
  resultFigures,
  usualDaysOf,
} from './reconcile.ts'
export type {
  Adjustment,
  AdjustmentKind,
  AwaitedRest,
  BilledFee,
  Cause,
  ClosingFigures,
  ClosingMonth,
  ClosingRows,
  DayPayment,
  DifferenceNote,
  DifferenceReason,
  FreightDiscrepancy,
  LeftOutOrder,
  MonthFigures,
  MonthSums,
  Order,
  OrderCounts,
  OrderDifference,
  OrderLeftOut,
  OtherNote,
  SettledOrder,
  UnmatchedNote,
  UnmatchedOrder,
} from './rows.ts'
export { adjustmentKinds, awaitedCount, leftOutReasons, missingOf, mostLeftOut } from './rows.ts'
