import type { Difference } from '@vendaclara/contract/closing'
import { type Cents, toCents } from '@vendaclara/core/money'

/** The difference of an order in centavos: it is kept in reais of two decimals. */
export function rowCents({ Diferenca }: Pick<Difference, 'Diferenca'>): Cents {
  return toCents(Diferenca)
}
