import { AdsProblem, type AdsProblemDetails, type AdsProblemKind } from '@vendaclara/core/ads'
import { type FileFault, FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import type { CarriedErrors } from '../../../workers/worker-calls.ts'

/** Why a file could not be imported; 'spreadsheet': no sheet of the workbook is a report, 'too-large': no memory for it. */
export type Refusal =
  | Exclude<FileFault, { kind: 'several' | 'folder' | 'empty' }>
  | { readonly kind: 'spreadsheet' }
  | ({ readonly kind: AdsProblemKind } & AdsProblemDetails)

/** How browsers word that an array, a text or a message does not fit in memory; other range errors are defects. */
const outOfMemory =
  /allocation|out of memory|invalid string length|invalid (typed )?array (buffer )?length|too large/i

/** The refusal for an error that occurred while a file was read. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof FileRefused) return error.refusal as Refusal
  if (error instanceof AdsProblem) return { kind: error.kind, ...error.details }
  // A message that does not fit in memory fails with a DOMException.
  const isOfEngine = error instanceof RangeError || error instanceof DOMException
  if (isOfEngine && outOfMemory.test(error.message)) return { kind: 'too-large' }
  return { kind: 'unexpected', detail: String(error) }
}

/** Sends any error of the worker to its page as a refusal. */
export const reportRefusals: CarriedErrors = {
  ...fileRefusals,
  write: (error) => fileRefusals.write(new FileRefused(refusalOf(error))),
}
