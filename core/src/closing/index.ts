export {
  auditListings,
  type ListingFee,
  type ListingGroup,
} from './audit/audit-listings.ts'
export { mostAudited, mostGroups } from './audit/audit-month.ts'
export {
  type Claim,
  type ClaimDue,
  type ClaimReason,
  claimOf,
  contestUntil,
  endOfPeriod,
  isContestable,
  startOfPeriod,
} from './claims/claim-of.ts'
export { contestableClaim, contestableRows, isClaimedWhenLate } from './claims/contestable.ts'
export { nearFreight } from './claims/near-freight.ts'
export { joinRests, type Loss, lossOf, splitLoss } from './claims/split-loss.ts'
export { mostBilledFees, mostSettled } from './compared/compared-rows.ts'
export { mostDiffer } from './compared/judge-month.ts'
export { daysUntilPaid, mostPaymentDays, paymentsByDay } from './compared/payment-days.ts'
export {
  type KnownBeside,
  type OrderOutcome,
  reconcileOrder,
} from './compared/reconcile-order.ts'
export type { CutOrder, IncomeFile, OrdersFile, TakenBack } from './files/closing-files.ts'
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
} from './files/movement.ts'
export { checkTogether, namesOperations } from './files/reports-together.ts'
export { combineBeside } from './ledger/combine-beside.ts'
export { combineIncome } from './ledger/combine-income.ts'
export { combineOrders } from './ledger/combine-orders.ts'
export { distinctPayments } from './ledger/distinct-payments.ts'
export { byAge, type FileAge } from './ledger/file-age.ts'
export {
  type Adjustment,
  type AdjustmentKind,
  adjustmentKinds,
  type BesideIncome,
  type BilledFee,
  type FreightDiscrepancy,
  mostAdjustments,
} from './model/beside.ts'
export type {
  ClaimAdvice,
  ClaimEvent,
  ClaimPeriod,
  ClaimRule,
  OfficialPage,
} from './model/claim-rule.ts'
export { type DueDay, dueBases } from './model/due-day.ts'
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
} from './model/fee-check.ts'
export type {
  ClosingRows,
  DifferenceInfo,
  DifferenceReason,
  OrderDifference,
  OtherInfo,
  Reason,
  SettledOrder,
  UnmatchedInfo,
  UnmatchedOrder,
} from './model/finding.ts'
export {
  type AwaitedRest,
  awaitedCount,
  type ClosingFigures,
  type ClosingMonth,
  figuresInYear,
  type MonthFigures,
  type MonthSums,
  missingOf,
  type OrderCounts,
  type Regained,
} from './model/month.ts'
export type { MonthDoubt } from './model/month-doubt.ts'
export { type Amounts, type ClosingNames, pickAmounts } from './model/names/closing-names.ts'
export type {
  ClosingMarketplace,
  ExpectedParts,
  KnownNames,
  NamesOf,
  PaidParts,
} from './model/names/known-names.ts'
export { makeAmounts } from './model/names/make-amounts.ts'
export {
  type LeftOutOrder,
  leftOutReasons,
  type Order,
  type OrderLeftOut,
} from './model/order.ts'
export { cutItem, longestItemText, mostItems, type OrderItem } from './model/order-items.ts'
export {
  type Income,
  joinNumbers,
  type Payment,
  type PaymentText,
  paymentTexts,
  sumPayments,
  textsOf,
} from './model/payments.ts'
export type { ClosingRules, ListingUnchecked } from './model/rules.ts'
export {
  closeMonth,
  type Reconciliation,
  resultFigures,
} from './month/close-month.ts'
export {
  addAnswers,
  answerEquation,
  lostParts,
  type MissingParts,
  type MonthAnswer,
  missingParts,
  monthAnswer,
  stillAwaited,
} from './month/month-answer.ts'
export { regainedOf } from './month/regained.ts'
export {
  type ClosingFault,
  ClosingProblem,
  type OtherReport,
} from './reading/closing-problem.ts'
export type { FileLanguage } from './reading/file-language.ts'
export { mostRowsSearched } from './reading/find-headers.ts'
export { type LocatedFile, readSheets, type TableRows } from './reading/locate-file.ts'
export {
  type FileWarning,
  type FileWarningKind,
  fileWarningKinds,
  forbidsClaims,
} from './reading/reading-problems.ts'
export type { Cell, Row, Sheet } from './reading/sheet.ts'
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
  type ReceivableWeek,
  sumReceivable,
} from './receivable/receivable.ts'
export { usualDays } from './receivable/usual-days.ts'
export {
  type AnyFile,
  closingMarketplaceIds,
  closingMarketplaces,
  closingOf,
  locateAny,
  type MarketplaceClosing,
  movementMarketplaces,
} from './registry/closing-marketplaces.ts'
export { knownColumns, knownFile } from './registry/known-files.ts'
