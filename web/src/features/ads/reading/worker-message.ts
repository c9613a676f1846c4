import type { AdsReport } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'

/** What the worker that reads a file tells the page; after a report or a problem nothing follows. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'report'; readonly report: AdsReport }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
