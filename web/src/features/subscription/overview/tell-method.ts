import type { Subscription } from '@vendaclara/contract/subscription'
import { brandNames } from '../brand-names.ts'
import { texts } from './texts.ts'

/** How a plan is paid: 'Visa final 1111', or 'Pix'. */
export function tellMethod({ billingType, card }: NonNullable<Subscription['plan']>): string {
  if (billingType === 'PIX') return texts.pix
  if (!card) return texts.unknownBrand
  const names: Readonly<Record<string, string>> = brandNames
  return texts.card(names[card.brand ?? ''] ?? texts.unknownBrand, card.lastDigits)
}
