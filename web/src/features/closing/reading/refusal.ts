import type { ClosingFault } from '@vendaclara/core/closing'

/** Why a file is not taken; what a person reads about it is in `refusal-sentence.ts`. */
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
