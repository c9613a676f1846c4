import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { PricingBasis } from '../listing/pricing-basis.ts'
import { tableOf } from './table-of.ts'

/** The table of each marketplace. */
export function tablesInUse(settings: FeeSettings): PricingBasis['tables'] {
  return {
    shopee: tableOf(settings, 'shopee'),
    mercadoLivre: tableOf(settings, 'mercadoLivre'),
    shein: tableOf(settings, 'shein'),
  }
}
