import type { FileReceipt } from '@vendaclara/contract/closing'

/** Why files may not be meant to take the place of others: they are of other days, or have far fewer orders. */
export type ReplacingDoubt =
  | { readonly kind: 'other-days'; readonly before: Days; readonly after: Days }
  | { readonly kind: 'fewer'; readonly before: number; readonly after: number }

/** The first and the last day, 'YYYY-MM-DD'. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Null if nothing speaks against it. */
export function doubtOfReplacing(
  before: readonly FileReceipt[],
  after: readonly FileReceipt[],
): ReplacingDoubt | null {
  if (before.length === 0) return null
  const [was, is] = [daysOf(before), daysOf(after)]
  if (was && is && (was.to < is.from || is.to < was.from)) {
    return { kind: 'other-days', before: was, after: is }
  }
  const [had, has] = [ordersOf(before), ordersOf(after)]
  return has * 2 < had ? { kind: 'fewer', before: had, after: has } : null
}

function daysOf(receipts: readonly FileReceipt[]): Days | null {
  const from = receipts.flatMap((receipt) => receipt.from ?? []).toSorted()[0]
  const to = receipts
    .flatMap((receipt) => receipt.to ?? [])
    .toSorted()
    .at(-1)
  return from && to ? { from, to } : null
}

function ordersOf(receipts: readonly FileReceipt[]): number {
  return receipts.reduce((sum, { orders }) => sum + orders, 0)
}
