const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** An amount in reais as 'R$ 1.234,56', below 0 as '-R$ 1.234,56': the minus sign of every number here is the one of `Intl`. */
export function formatBrl(reais: number): string {
  return format.format(Object.is(reais, -0) ? 0 : reais)
}
