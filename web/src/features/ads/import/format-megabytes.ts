import { formatNumber } from '../../../ui/format-number.ts'

export function formatMegabytes(bytes: number): string {
  return `${formatNumber(bytes / 1_000_000, 1, 1)} MB`
}
