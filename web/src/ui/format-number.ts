const formats = new Map<string, Intl.NumberFormat>()

/** A number with comma as the decimal mark and between `fewest` and `most` decimals. */
export function formatNumber(value: number, fewest: number, most: number): string {
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

const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A percentage, given in percent, as '12,50%'. */
export function formatPercent(percent: number): string {
  return `${format.format(percent)}%`
}
