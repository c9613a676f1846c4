import type { FigureName } from '@vendaclara/core/ads'
import { formatBrl, formatCount, formatNumber, formatPercent } from '../../../ui/number-formats.ts'

/** The kind of a figure, which decides its format on the screen and in files. Percentages are in percent. */
type FigureKind = 'count' | 'money' | 'percent' | 'ratio'

interface FigureForm {
  readonly kind: FigureKind
  /** Enough for the name of the column and for the figures of an ordinary report, in pixels. */
  readonly width: number
}

export const figureForms: Readonly<Record<FigureName, FigureForm>> = {
  impressions: { kind: 'count', width: 90 },
  clicks: { kind: 'count', width: 68 },
  costPerClick: { kind: 'money', width: 78 },
  ctr: { kind: 'percent', width: 64 },
  conversionRate: { kind: 'percent', width: 84 },
  gmv: { kind: 'money', width: 106 },
  conversions: { kind: 'count', width: 76 },
  averageTicket: { kind: 'money', width: 80 },
  costPerConversion: { kind: 'money', width: 80 },
  spend: { kind: 'money', width: 108 },
  roas: { kind: 'ratio', width: 72 },
}

const formats: Record<FigureKind, (value: number | null | undefined) => string> = {
  count: formatCount,
  money: formatBrl,
  percent: formatPercent,
  ratio: (value) => formatNumber(value, 2, 2),
}

/** A figure as the screen shows it; NaN is unknown. */
export function formatFigure(name: FigureName, value: number | null | undefined): string {
  return formats[figureForms[name].kind](value)
}

/** A share from 0 to 1 as '12,5%'. */
export function formatShare(part: number): string {
  return `${formatNumber(100 * part, 0, 1)}%`
}

/** A size in the storage: '54 kB', '2,3 MB'. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${formatCount(Math.max(1, bytes / 1000))} kB` : formatMegabytes(bytes)
}

export function formatMegabytes(bytes: number): string {
  return `${formatNumber(bytes / 1_000_000, 1, 1)} MB`
}

const moments = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** '22/11/2026, 15:40' */
export function formatMoment(at: Date): string {
  return moments.format(at)
}
