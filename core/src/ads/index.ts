export { AdsProblem, type AdsProblemKind } from './ads-problem.ts'
export type {
  AdsFigures,
  AdsReceipt,
  AdsReport,
  AdsSums,
  BadRow,
  KeywordGroup,
  ReportWithoutTexts,
  SearchTerms,
} from './ads-report.ts'
export { AdsReportReader } from './ads-report-reader.ts'
export { isTableHeader } from './columns.ts'
export { type Change, changeOf } from './comparing/change-of.ts'
export { type ComparisonDoubt, doubtsOf, isLater } from './comparing/compare-periods.ts'
export {
  type ComparedFigure,
  comparedFigures,
  compareReports,
  type FigureChanges,
  type KeywordChange,
  type ReportComparison,
} from './comparing/compare-reports.ts'
export { type Period, readPeriod } from './comparing/read-period.ts'
export { breakEvenRoas, isMargin } from './deciding/break-even-roas.ts'
export { clicksForOneSale } from './deciding/clicks-for-one-sale.ts'
export { type LosingWord, losingWords } from './deciding/losing-words.ts'
export { outsideTerms } from './deciding/outside-terms.ts'
export { profitAfterAds } from './deciding/profit-after-ads.ts'
export { indexTerms, type SoldTerms, type TermIndex } from './deciding/term-index.ts'
export { type TermsToStop, termsToStop } from './deciding/terms-to-stop.ts'
export { type DecisionRule, type Verdict, verdictOf, verdicts } from './deciding/verdict-of.ts'
export { type TermsOfVerdict, type WeighedTerms, weighTerms } from './deciding/weigh-terms.ts'
export { indexWords, type WordIndex } from './deciding/word-index.ts'
export { type FigureName, figureNames } from './figure-names.ts'
export { keywordLabel } from './keyword.ts'
export { termsInText, termText } from './term-text.ts'
