export { AdsProblem, type AdsProblemKind } from './ads-problem.ts'
export type {
  AdsFigures,
  AdsReceipt,
  AdsReport,
  AdsSums,
  KeywordGroup,
  SearchTerm,
} from './ads-report.ts'
export { AdsReportReader } from './ads-report-reader.ts'
export { keywordLabel } from './keyword.ts'
