const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount in reais as 'R$ 1.234,56'. */
export function formatBrl(reais: number): string {
  return format.format(Object.is(reais, -0) ? 0 : reais)
}
