export { productBounds } from './model/bounds.ts'
export { type CostOrigin, costOrigins, type DatedCost } from './model/dated-cost.ts'
export {
  type CostMethod,
  costMethods,
  firstProductSettings,
  type KitPart,
  type Product,
  type ProductSettings,
  type Size,
} from './model/product.ts'
export {
  type Doubt,
  doubtReasons,
  type KeyKind,
  keyKinds,
  keyText,
  type Offer,
  type ProductKey,
} from './model/product-key.ts'
export type { Purchase, PurchaseLine, SupplierItem } from './model/purchase.ts'
