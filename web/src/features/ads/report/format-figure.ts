import type { FigureName } from '@vendaclara/core/ads'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatCount } from '../../../ui/format-count.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { formatPercent } from '../../../ui/format-percent.ts'

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
