import type { AdsReport } from '@vendaclara/core/ads'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { inOwnWorker, type WorkerClient } from '../../../workers/worker-client.ts'
import type { ReadFileCalls } from '../files/read-file.worker.ts'
import { type Refusal, refusalOf, reportRefusals } from '../files/refusal.ts'

/** Reads a file in its own worker. The worker ends with it, because it needs as much memory again as the report. */
export async function readInWorker(
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

/** Why {@link readInWorker} failed. */
export function refusalOfReading(error: unknown): Refusal {
  if (!(error instanceof WorkerProblem)) return refusalOf(error)
  if (error.kind === 'missing') return { kind: 'reader-missing' }
  // Plain data can always be read from a message, unless there is no memory for it.
  if (error.kind === 'unreadable') return { kind: 'too-large' }
  return { kind: 'unexpected', detail: String(error) }
}
