export { AdsProblem, type AdsProblemKind } from './ads-problem.ts'
export type {
  AdsFigures,
  AdsReceipt,
  AdsReport,
  AdsSums,
  KeywordGroup,
  SearchTerms,
} from './ads-report.ts'
export { AdsReportReader } from './ads-report-reader.ts'
export { type FigureName, figureNames } from './figure-names.ts'
export { keywordLabel } from './keyword.ts'
export { termText } from './term-text.ts'
