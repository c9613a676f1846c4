import type { Difference } from '@vendaclara/contract/closing'
import { texts } from './texts.ts'

/** Why an order was paid with another amount, in a few words. */
export function reasonName({ reason }: Pick<Difference, 'reason'>): string {
  return reason === undefined ? texts.noReason : texts.reasons[reason]
}
