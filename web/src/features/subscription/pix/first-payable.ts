import type { Subscription } from '@vendaclara/contract/subscription'

/** The id of the charge whose Pix is due first of those that wait. */
export function firstPayable({ payments }: Subscription): string | undefined {
  const payable = payments.filter(({ isPayable }) => isPayable)
  return payable.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))[0]?.id
}
