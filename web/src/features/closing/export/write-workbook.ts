import type { Difference } from '@vendaclara/contract/closing'
import { sendInPieces } from '../../../workers/pieces.ts'

export interface WorkbookRequest {
  readonly kind: 'errors' | 'support'
  /** The differences, in pieces. */
  readonly rows: MessagePort
}

/** Writes differences as a workbook in a worker of its own, so that neither the page nor the reading of files waits for it. */
export async function writeWorkbook(
  kind: WorkbookRequest['kind'],
  differences: readonly Difference[],
): Promise<Blob> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
      worker.addEventListener('messageerror', () => reject(new Error('the workbook could not be received')))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      const rows = sendInPieces(differences)
      worker.postMessage({ kind, rows } satisfies WorkbookRequest, [rows])
    })
  } finally {
    worker.terminate()
  }
}
