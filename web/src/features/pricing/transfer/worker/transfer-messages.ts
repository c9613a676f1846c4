import type { Marketplace } from '@vendaclara/core/pricing'
import type { Listing } from '../../listing/listing.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import type { ImportLine, ImportLines } from '../reading/import-line.ts'
import type { Refusal } from '../reading/refusal.ts'

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
