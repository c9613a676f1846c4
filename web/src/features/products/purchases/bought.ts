import type { Purchase, SupplierItem } from '@vendaclara/core/products'

/** The stored invoices, and whose product a supplier's code is. */
export interface Bought {
  readonly purchases: readonly Purchase[]
  readonly items: readonly SupplierItem[]
}
