import type { Difference } from '@vendaclara/contract/closing'
import { sendInPieces } from '../wire/send-in-pieces.ts'

/** What a support is asked about: nobody contests a gain. */
export function paidTooLittle(rows: readonly Difference[]): readonly Difference[] {
  return rows.filter(({ Diferenca }) => Diferenca < 0)
}

/** Writes the workbook for Shopee's support in a worker of its own, so that the page goes on. */
export async function supportFile(rows: readonly Difference[]): Promise<Blob> {
  const worker = new Worker(new URL('./support.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
      worker.addEventListener('messageerror', () =>
        reject(new Error('the workbook could not be handed over')),
      )
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      const pieces = sendInPieces(rows)
      worker.postMessage(pieces, [pieces])
    })
  } finally {
    worker.terminate()
  }
}
