const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** A whole number as '1.234'. */
export function formatCount(count: number): string {
  return format.format(count)
}
