import type { OrderRow } from '@vendaclara/contract/closing'

/** How many orders stored rows are of: another client may store one row per line. */
export function countOrders(requests: readonly OrderRow[]): number {
  return new Set(requests.map((row) => row['ID do pedido'])).size
}
