export { applicableFees, type FeeFacts, heaviestWeight, type PriceFee } from './applicable-fees.ts'
export type { FeeRule, FeeTable, Marketplace, Range } from './fee-table.ts'
export { specificationTables } from './fee-tables.ts'
export { operatingShare } from './operating-share.ts'
export {
  type ListingCosts,
  type ListingPrice,
  type PricedListing,
  priceListing,
  type Shares,
} from './price-listing.ts'
export { type SellerSide, type Solution, solvePrice } from './solve-price.ts'
