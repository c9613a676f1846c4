import { type Cents, toReais } from '@vendaclara/core/money'

/** A figure that may not be known: null, undefined or NaN. */
type Known = number | null | undefined

/** Shown instead of a figure that is not known. */
export const unknown = '–'

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount in reais as 'R$ 1.234,56', below 0 as '-R$ 1.234,56'. All numbers here use the minus sign of `Intl`. */
export function formatBrl(reais: Known): string {
  if (!isKnown(reais)) return unknown
  return brl.format(Object.is(reais, -0) ? 0 : reais)
}

/** An amount in centavos, as `formatBrl` shows one in reais. */
export function formatCents(amount: Cents | null | undefined): string {
  return formatBrl(amount && toReais(amount))
}

const shortBrl = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** A rounded amount in reais for small spaces: 'R$ 25 mil', 'R$ 0,5'. */
export function formatShortBrl(reais: number): string {
  return shortBrl.format(reais)
}

/** A whole number as '1.234'. */
export function formatCount(count: Known): string {
  return formatNumber(count, 0, 0)
}

/** A percentage, given in percent, as '12,50%'. */
export function formatPercent(percent: Known): string {
  if (!isKnown(percent)) return unknown
  return `${formatNumber(percent, 2, 2)}%`
}

/** A sentence whose amounts and weights do not break over two lines between the number and its unit. */
export function unbroken(sentence: string): string {
  return sentence.replace(/(?<=R\$) (?=\d)|(?<=\d) (?=k?g\b)/g, '\u00a0')
}

const formats = new Map<string, Intl.NumberFormat>()

function isKnown(value: Known): value is number {
  return value !== null && value !== undefined && !Number.isNaN(value)
}

/** A number with a decimal comma and between `fewest` and `most` decimals. */
export function formatNumber(value: Known, fewest: number, most: number): string {
  if (!isKnown(value)) return unknown
  const key = `${fewest}-${most}`
  const known = formats.get(key)
  if (known) return known.format(value)
  const format = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: fewest,
    maximumFractionDigits: most,
  })
  formats.set(key, format)
  return format.format(value)
}
