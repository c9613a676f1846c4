const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A percentage, given in percent, as '12,50%'. */
export function formatPercent(percent: number): string {
  return `${format.format(percent)}%`
}
