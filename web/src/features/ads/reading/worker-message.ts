import type { AdsReport } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'

/** A report whose texts were handed over before it, some at a time: all of them at once would hold the page up. */
type ReportWithoutTexts = Omit<AdsReport, 'terms'> & { readonly terms: Omit<AdsReport['terms'], 'texts'> }

/** What the worker that reads a file tells the page. After a report or a problem nothing follows. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'report'; readonly report: ReportWithoutTexts }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
