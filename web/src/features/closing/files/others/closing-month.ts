import type { FileSlot } from '../../worker/reading/chosen-files.ts'

interface MonthOfFile {
  readonly slot: FileSlot
  /** 'YYYY-MM', the month of most of its rows; undefined if no row has a day. */
  readonly month?: string | undefined
}

/**
 * The month of the closing that a file belongs to. Payments are made in the months after a sale, so beside the orders
 * of a single month they belong to that month.
 */
export function closingMonth(
  { slot, month }: MonthOfFile,
  chosen: readonly MonthOfFile[],
): string | undefined {
  if (slot !== 'income') return month
  const ordered = new Set(chosen.flatMap((one) => (one.slot === 'orders' ? (one.month ?? []) : [])))
  const [only] = ordered
  return ordered.size === 1 ? only : month
}
