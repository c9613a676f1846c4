export {
  AdsProblem,
  type AdsProblemDetails,
  type AdsProblemKind,
  type ReportLanguage,
} from './ads-problem.ts'
export type {
  AdsDoubt,
  AdsFigures,
  AdsReceipt,
  AdsReport,
  AdsSums,
  BadRow,
  KeywordGroup,
  ReportKind,
  SearchTerms,
  Sold,
  UnreadableValue,
} from './ads-report.ts'
export {
  type FigureName,
  figureNames,
  reportKinds,
  soldAt,
  soldNames,
  termsInText,
  termText,
} from './ads-report.ts'
export { languageOf } from './checking/languages.ts'
export { shownFigure } from './figures.ts'
export { groupLabel, keywordLabel } from './keyword.ts'
export { largestFigures } from './largest-figures.ts'
export {
  type ComparisonDoubt,
  doubtsOf,
  isLater,
  type Period,
  readPeriod,
} from './periods/compare-periods.ts'
export {
  type Change,
  type ComparedFigure,
  changeOf,
  comparedFigures,
  compareReports,
  type FigureChanges,
  type KeywordChange,
  type ReportComparison,
} from './periods/compare-reports.ts'
export {
  type Advice,
  type AdviceStep,
  adviceOn,
  type Confidence,
  confidenceOf,
  conversionInterval,
  highestBid,
  savingIfStopped,
  targetRoas,
  valueOfSale,
} from './plan/advice.ts'
export {
  daysOf,
  type JudgedStep,
  judgeStep,
  type PerDay,
  type Performance,
  type StepOutcome,
  type TakenStep,
} from './plan/judge-step.ts'
export { searchSums } from './plan/search-sums.ts'
export { AdsReportReader } from './reading/ads-report-reader.ts'
export { isTableHeader } from './reading/columns.ts'
export {
  adsCells,
  isMercadoAdsHeader,
  isMercadoCampaigns,
  isShopeeAdsHeader,
  mercadoAdsHeader,
  mercadoAdsPeriod,
  mercadoAdsRow,
} from './reading/mercado-ads.ts'
export { Row } from './reading/row.ts'
export { type ListedTerms, type LosingTerms, losingTerms, unsoldTerms } from './verdicts/losing-terms.ts'
export { type LosingWord, losingWords } from './verdicts/losing-words.ts'
export { searchOf } from './verdicts/search-letters.ts'
export { indexTerms, indexTermsInParts, type SoldTerms, type TermIndex } from './verdicts/term-index.ts'
export {
  breakEvenRoas,
  clicksForOneSale,
  isMargin,
  profitAfterAds,
  type Verdict,
  type VerdictRule,
  verdictOf,
  verdicts,
} from './verdicts/verdict.ts'
export { outsideTerms, type TermsOfVerdict, type WeighedTerms, weighTerms } from './verdicts/weigh-terms.ts'
export { indexWords, indexWordsInTurns, type WordIndex } from './verdicts/word-index.ts'
