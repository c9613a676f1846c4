import type { Difference } from '@vendaclara/contract/closing'
import type { Cents } from '@vendaclara/core/money'

/** The difference of an order in centavos: it is kept in reais of two decimals. */
export function rowCents({ Diferenca }: Pick<Difference, 'Diferenca'>): Cents {
  return Math.round(Diferenca * 100)
}
