import type { ReportWithoutTexts } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'

/** What the worker that reads a file tells the page. After a report or a problem nothing follows. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'report'; readonly report: ReportWithoutTexts }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
