import type { AdsReport } from '@vendaclara/core/ads'
import type { FileProblem } from './file-problem.ts'
import type { ReadRequest, WorkerMessage } from './worker-message.ts'

interface ImportListener {
  onProgress: (bytes: number) => void
  onReport: (report: AdsReport) => void
  /** After the report: whether this browser keeps it, or had no room for it. */
  onKept: (outcome: 'kept' | 'failed' | 'full') => void
  onProblem: (problem: FileProblem) => void
}

/** Reads a file in a worker of its own, which also keeps the report; the function returned gives the file up. */
export function importFile(request: ReadRequest, listener: ImportListener): () => void {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  const giveUp = () => worker.terminate()
  const texts: string[] = []
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'progress') listener.onProgress(data.bytes)
    else if (data.kind === 'texts') texts.push(...data.texts)
    else if (data.kind === 'report') {
      const { report } = data
      listener.onReport({ ...report, terms: { ...report.terms, texts } })
    } else {
      giveUp()
      if (data.kind === 'problem') listener.onProblem(data.problem)
      else listener.onKept(data.kind === 'kept' ? 'kept' : data.isFull ? 'full' : 'failed')
    }
  }
  worker.onerror = (event: Event) => {
    giveUp()
    // A script that could not be loaded is the one error that says nothing of itself.
    const isLoaded = event instanceof ErrorEvent
    listener.onProblem(
      isLoaded
        ? { kind: 'unexpected', missing: [], detail: event.message }
        : { kind: 'reader-missing', missing: [] },
    )
  }
  worker.onmessageerror = () => {
    giveUp()
    listener.onProblem({ kind: 'unexpected', missing: [], detail: 'messageerror' })
  }
  worker.postMessage(request)
  return giveUp
}
