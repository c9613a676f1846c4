import type { AdsReport, ReportWithoutTexts } from '@vendaclara/core/ads'
import { type KeepOutcome, keepImported } from '../kept/report-storage.ts'
import type { ImportedReport } from '../model/imported-report.ts'
import type { FileProblem } from './file-problem.ts'

export interface ImportProgress {
  readonly fileName: string
  readonly bytes: number
  readonly total: number
}

export interface ImportFailure {
  readonly fileName: string
  readonly problem: FileProblem
}

interface Import {
  readonly file: File
  readonly account: string
  readonly id: string
  readonly importedAt: Date
  /** Whether another report stays on the screen. */
  readonly isBeside: boolean
}

interface ImportListener {
  onProgress: (bytes: number) => void
  onReport: (imported: ImportedReport) => void
  /** After the report: whether this browser keeps it, or had no room for it. */
  onKept: (outcome: KeepOutcome) => void
  onProblem: (problem: FileProblem) => void
}

/**
 * Reads a file in a worker of its own, and then has this browser keep the report; the function returned gives the file
 * up. The worker is ended before the report is kept, since it holds as much memory again as the report.
 */
export function importFile(request: Import, listener: ImportListener): () => void {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  const giveUp = () => worker.terminate()
  const texts: string[] = []
  const finish = async (report: AdsReport) => {
    const { file, account, isBeside, ...imported } = request
    const shown = { ...imported, title: null, fileName: file.name, report }
    listener.onReport(shown)
    listener.onKept(await keepImported(account, shown, isBeside))
  }
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'progress') listener.onProgress(data.bytes)
    else if (data.kind === 'texts') texts.push(...data.texts)
    else {
      giveUp()
      if (data.kind === 'problem') listener.onProblem(data.problem)
      else void finish({ ...data.report, terms: { ...data.report.terms, texts } })
    }
  }
  worker.onerror = (event: Event) => {
    giveUp()
    // A script that could not be loaded is the one error that says nothing of itself.
    const isLoaded = event instanceof ErrorEvent
    listener.onProblem(
      isLoaded
        ? { kind: 'unexpected', columns: [], detail: event.message }
        : { kind: 'reader-missing', columns: [] },
    )
  }
  worker.onmessageerror = () => {
    giveUp()
    // Plain data can always be taken out of a message, unless there is no room for it.
    listener.onProblem({ kind: 'too-large', columns: [] })
  }
  worker.postMessage(request.file)
  return giveUp
}

/** What the worker that reads a file tells the page. After a report or a problem nothing follows. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'report'; readonly report: ReportWithoutTexts }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
