import type { AdsReport } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'

/** What the worker that reads a file is asked: to read it, and to keep the report in this browser under an id. */
export interface ReadRequest {
  readonly file: File
  readonly account: string
  readonly id: string
  readonly importedAt: Date
  /** Whether another report stays on the screen: this one is then saved under a title and takes no other's place. */
  readonly isBeside: boolean
}

/** A report whose texts were handed over before it, some at a time: all of them at once would hold the page up. */
type ReportWithoutTexts = Omit<AdsReport, 'terms'> & { readonly terms: Omit<AdsReport['terms'], 'texts'> }

/** What it tells the page. After a problem nothing follows; after a report whether the browser keeps it. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'report'; readonly report: ReportWithoutTexts }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'kept' }
  | { readonly kind: 'not-kept'; readonly isFull: boolean }
