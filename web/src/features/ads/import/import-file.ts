import type { AdsReport } from '@vendaclara/core/ads'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { ReadFileCalls } from '../files/read-file.worker.ts'
import { type Refusal, refusalOf, reportRefusals } from '../files/refusal.ts'
import { type ImportedReport, importedReport } from '../kept/kept-entry.ts'
import { type KeepOutcome, keepImported } from '../kept/report-storage.ts'

export interface ImportProgress {
  readonly fileName: string
  readonly bytes: number
  readonly total: number
}

export interface ImportFailure {
  readonly fileName: string
  readonly refusal: Refusal
}

/** What a screen says of an import: how far it is, or why the file was refused. */
export interface ImportState {
  readonly importing: ImportProgress | undefined
  readonly failure: ImportFailure | undefined
}

interface Import {
  readonly file: File
  readonly account: string
  /** Whether it is the second report of a comparison, beside the one on the screen. */
  readonly isBeside: boolean
}

interface ImportListener {
  onState: (state: ImportState) => void
  onReport: (imported: ImportedReport) => void
  /** Called after `onReport`: whether this browser stored the report, or had no space for it. */
  onKept: (id: string, outcome: KeepOutcome) => void
}

/**
 * Reads a file in its own worker, and then stores the report in this browser. The returned function cancels the
 * reading. The worker ends before the report is stored, because it needs as much memory again as the report.
 */
export function importFile({ file, account, isBeside }: Import, listener: ImportListener): () => void {
  const { name: fileName, size: total } = file
  const about = { id: crypto.randomUUID(), title: null, fileName, importedAt: new Date() }
  const cancelling = new AbortController()
  const tell = (bytes: number) =>
    listener.onState({ importing: { fileName, bytes, total }, failure: undefined })
  const finish = async (report: AdsReport) => {
    const shown = importedReport(report, about)
    listener.onState({ importing: undefined, failure: undefined })
    listener.onReport(shown)
    listener.onKept(shown.id, await keepImported(account, shown, isBeside))
  }
  tell(0)
  readInWorker(file, tell, cancelling.signal).then(finish, (error: unknown) => {
    if (cancelling.signal.aborted) return
    listener.onState({ importing: undefined, failure: { fileName, refusal: refusalOfReading(error) } })
  })
  return () => cancelling.abort()
}

async function readInWorker(
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<AdsReport> {
  const start = () => new Worker(new URL('../files/read-file.worker.ts', import.meta.url), { type: 'module' })
  const texts: string[] = []
  const { terms, ...report } = await inOwnWorker(
    { start, errors: reportRefusals },
    (worker: WorkerClient<ReadFileCalls>) =>
      worker.ask('read', file, {
        signal,
        onReport: (news) => {
          if ('bytes' in news) onProgress(news.bytes)
          else texts.push(news.text)
        },
      }),
  )
  return { ...report, terms: { ...terms, texts } }
}

function refusalOfReading(error: unknown): Refusal {
  if (!(error instanceof WorkerProblem)) return refusalOf(error)
  if (error.kind === 'missing') return { kind: 'reader-missing' }
  // Plain data can always be read from a message, unless there is no memory for it.
  if (error.kind === 'unreadable') return { kind: 'too-large' }
  return { kind: 'unexpected', detail: String(error) }
}
