/** Why a file is not taken; what a person reads about it is in `refusal-sentence.ts`. */
export type Refusal =
  | { readonly kind: 'several' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'old-format' }
  | { readonly kind: 'password' }
  | { readonly kind: 'other-office' }
  | { readonly kind: 'archive' }
  | { readonly kind: 'web-page' }
  | { readonly kind: 'not-a-table' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'open-quote' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'other-report'; readonly report: OtherReport }
  | { readonly kind: 'unknown-columns'; readonly header: readonly string[] }
  | { readonly kind: 'no-lines' }
  | { readonly kind: 'too-many-lines'; readonly lines: number }
  | { readonly kind: 'reader-missing' }
  | { readonly kind: 'unexpected' }

export type OtherReport = 'orders' | 'income' | 'ads'

/** Thrown while a file is read: nothing of it is used. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: Refusal

  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal.kind, { cause })
    this.refusal = refusal
  }
}
