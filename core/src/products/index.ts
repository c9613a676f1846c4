export {
  type CostBasis,
  type CostBook,
  costBook,
  costOn,
  unitCostsOf,
  withoutCost,
} from './costs/cost-book.ts'
export { costOfPieces, type UnitCost, type UnitCostFrom } from './costs/unit-costs.ts'
export {
  type FoundProduct,
  listingKeys,
  type ProductIndex,
  productIndex,
  productOf,
  productsOfListing,
} from './keys/product-index.ts'
export { bareText, nameKeyOf, type SoldName } from './keys/sold-name.ts'
export { type StatedFees, statedFees } from './keys/stated-fees.ts'
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
