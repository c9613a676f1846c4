import type { Difference, Unmatched } from '@vendaclara/contract/closing'
import type { LatePayment } from '@vendaclara/contract/closing-late'
import { toReais } from '@vendaclara/core/money'

/** What an order was paid late otherwise than expected, as a difference; undefined where it was not. */
export function lateDifference(row: Unmatched, late: LatePayment | undefined): Difference | undefined {
  if (!late || late.difference === 0) return undefined
  return {
    'ID do pedido': row['ID do pedido'],
    Diferenca: toReais(late.difference),
    'Data de criação do pedido': row['Data de criação do pedido'],
    info: row.info,
    ...late.findings,
  }
}
