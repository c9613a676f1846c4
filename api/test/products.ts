import { randomUUID } from 'node:crypto'
import { cents } from '@vendaclara/core/money'
import {
  blankProduct,
  type Product,
  type ProductKey,
  type Purchase,
  type SupplierItem,
} from '@vendaclara/core/products'

/** A product with a cost. */
export const vase: Product = {
  ...blankProduct('vase'),
  sku: 'V-1',
  name: 'Vaso de barro',
  costs: [{ from: '2026-03-01', cost: cents(1250), origin: 'typed' }],
}

/** What Shopee calls it. */
export const listing: ProductKey = {
  marketplace: 'shopee',
  kind: 'listing',
  id: '2201',
  variation: '77',
  source: 'sales_info.xlsx',
}

/** A purchase of two boxes of 12. */
export const purchase: Purchase = {
  key: '35'.repeat(22),
  number: '100',
  issuedOn: '2026-03-02',
  supplier: '11222333000181',
  supplierName: 'Cerâmica Boa',
  buyer: '99888777000166',
  cancelled: false,
  lines: [
    {
      code: 'X9',
      gtin: '',
      name: 'VASO CX12',
      unit: 'CX',
      quantity: 2,
      cost: cents(24000),
      proposedPack: 12,
    },
  ],
}

/** Which product the boxes are. */
export const item: SupplierItem = { supplier: purchase.supplier, code: 'X9', product: 'vase', pack: 12 }

/** The body of a change that puts something into every table of products. */
export const everythingOfProducts = () => ({
  id: randomUUID(),
  kind: 'edit',
  name: '',
  saved: [{ ...vase, keys: [listing], version: '' }],
  purchases: [purchase],
  items: [item],
  settings: { method: 'average', taxIds: ['99888777000166'] },
})
