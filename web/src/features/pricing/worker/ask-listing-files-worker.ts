import type { Marketplace } from '@vendaclara/core/pricing'
import type { ImportLine, ImportLines } from '../files/read-lines.ts'
import { FileRefused, type Refusal } from '../files/refusal.ts'
import type { Listing, PricingBasis } from '../model/listing.ts'

type Answered<Request extends TransferRequest> = Request extends { kind: 'lines' } ? ImportLines : Blob

/** Has one piece of work done in a worker of its own; giving it up ends the worker. Throws a FileRefused. */
export async function askTransferWorker<Request extends TransferRequest>(
  request: Request,
  signal?: AbortSignal,
): Promise<Answered<Request>> {
  const worker = new Worker(new URL('./listing-files.worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await ask(worker, request, signal)
    if (answer.kind === 'refused') throw new FileRefused(answer.refusal)
    return (answer.kind === 'lines' ? answer.lines : answer.workbook) as Answered<Request>
  } finally {
    worker.terminate()
  }
}

function ask(worker: Worker, request: TransferRequest, signal?: AbortSignal): Promise<TransferAnswer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onmessage = ({ data }: MessageEvent<TransferAnswer>) => resolve(data)
    // A script that could not be loaded is the one error that says nothing of itself.
    worker.onerror = (event: Event) =>
      reject(
        event instanceof ErrorEvent
          ? new FileRefused({ kind: 'unexpected' }, event.error)
          : new FileRefused({ kind: 'reader-missing' }),
      )
    worker.onmessageerror = () => reject(new FileRefused({ kind: 'unexpected' }))
    worker.postMessage(request)
  })
}

/** What the worker is asked: the lines of a file, or a workbook to download. */
export type TransferRequest =
  | {
      readonly kind: 'lines'
      readonly file: File
      readonly marketplace: Marketplace
      readonly basis: PricingBasis
    }
  | { readonly kind: 'template' }
  | { readonly kind: 'listings'; readonly listings: readonly Listing[]; readonly basis: PricingBasis }
  | { readonly kind: 'refused-lines'; readonly lines: readonly ImportLine[] }

export type TransferAnswer =
  | { readonly kind: 'lines'; readonly lines: ImportLines }
  | { readonly kind: 'workbook'; readonly workbook: Blob }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
