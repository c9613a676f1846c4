import type { ClosingFault } from '@vendaclara/core/closing'
import type { CarriedErrors } from '../../../workers/worker-calls.ts'

/** Why a file is refused; the sentences are in `texts.ts`. `extension` is '' where a name has none. */
export type Refusal =
  | { readonly kind: 'several' }
  | { readonly kind: 'name'; readonly extension: string }
  | { readonly kind: 'misnamed' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'disguised'; readonly as: Disguise }
  | { readonly kind: 'password' }
  | { readonly kind: 'old-format' }
  | { readonly kind: 'other-office'; readonly as: OfficeKind }
  | { readonly kind: 'archive' }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'empty-workbook' }
  | ClosingFault
  | { readonly kind: 'nothing-to-compare'; readonly leftOut: number }
  | { readonly kind: 'stored-orders' }
  | { readonly kind: 'reader-missing' }
  | { readonly kind: 'unexpected' }

export type Disguise = 'text' | 'html' | 'pdf' | 'image' | 'other'
export type OfficeKind = 'word' | 'powerpoint' | 'libreoffice' | 'binary-workbook' | 'numbers' | 'other'

/** Thrown while a file is read: nothing of it is used. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: Refusal
  /** Which of several files it was. */
  fileName: string | undefined

  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal.kind, { cause })
    this.refusal = refusal
  }
}

export const fileRefusals: CarriedErrors = {
  write: (error) =>
    error instanceof FileRefused ? { refusal: error.refusal, fileName: error.fileName } : undefined,
  read: ({ refusal, fileName }: Pick<FileRefused, 'refusal' | 'fileName'>) =>
    Object.assign(new FileRefused(refusal), { fileName }),
}
