import type { FigureName } from '@vendaclara/core/ads'
import { formatBrl, formatCount, formatNumber, formatPercent } from '../../../ui/number-formats.ts'

const formats: Record<FigureName, (value: number) => string> = {
  impressions: formatCount,
  clicks: formatCount,
  costPerClick: formatBrl,
  ctr: formatPercent,
  conversionRate: formatPercent,
  gmv: formatBrl,
  conversions: formatCount,
  averageTicket: formatBrl,
  costPerConversion: formatBrl,
  spend: formatBrl,
  roas: (value) => formatNumber(value, 2, 2),
}

export function formatFigure(name: FigureName, value: number): string {
  return formats[name](value)
}

/** A part from 0 to 1 as '12,5%'. */
export function formatShare(part: number): string {
  return `${formatNumber(100 * part, 0, 1)}%`
}

/** What something takes of the storage: '54 kB', '2,3 MB'. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${formatCount(Math.max(1, bytes / 1000))} kB` : formatMegabytes(bytes)
}

export function formatMegabytes(bytes: number): string {
  return `${formatNumber(bytes / 1_000_000, 1, 1)} MB`
}
