import { formatNumber } from '../../../ui/format-number.ts'

/** A part from 0 to 1 as '12,5%'. */
export function formatShare(part: number): string {
  return `${formatNumber(100 * part, 0, 1)}%`
}
