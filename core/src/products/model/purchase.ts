import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'

/**
 * A line of a purchase invoice. `code` is the supplier's; `gtin` '' if there is none. `quantity` is in `unit` (such as CX),
 * with up to four decimals. `cost` is what the whole line cost: the goods less discount, with freight, insurance, other
 * costs, IPI, ICMS-ST and FCP. `proposedPack`: pieces in a unit by the invoice's own taxable quantity; 1 if it says nothing.
 */
export interface PurchaseLine {
  readonly code: string
  readonly gtin: string
  readonly name: string
  readonly unit: string
  readonly quantity: number
  readonly cost: Cents
  readonly proposedPack: number
}

/**
 * A purchase invoice (NF-e, model 55). `key` is its 44 digits (with letters in those of the CNPJ); `supplier` and `buyer` are CNPJ or CPF without marks.
 * A `cancelled` one counts for nothing. An invoice has no lines if only its cancellation is known.
 */
export interface Purchase {
  readonly key: string
  readonly number: string
  readonly issuedOn: CalendarDate
  readonly supplier: string
  readonly supplierName: string
  readonly buyer: string
  readonly cancelled: boolean
  readonly lines: readonly PurchaseLine[]
}

/** Which product a supplier's code is, and how many pieces its unit has. Chosen once by the seller, or by an equal GTIN. */
export interface SupplierItem {
  readonly supplier: string
  readonly code: string
  readonly product: string
  readonly pack: number
}
