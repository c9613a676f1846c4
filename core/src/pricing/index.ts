export {
  applicableFees,
  type FeeFacts,
  factsAskedBy,
  heaviestWeight,
  type PriceFee,
} from './applicable-fees.ts'
export { checkFeeTable, type FeeTableProblem, type PriceBandProblem } from './check-fee-table.ts'
export { compareTables, type TableComparison } from './compare-tables.ts'
export {
  type Certainty,
  copyOf,
  type FeeRule,
  type FeeTable,
  type Marketplace,
  type Range,
} from './fee-table.ts'
export { defaultTable, feeTables, specificationTables, tablesOf } from './fee-tables.ts'
export { feeAt, type PriceFigures, profitAt, type Shares } from './price-figures.ts'
export { type ListingPrice, type PricedListing, priceListing } from './price-listing.ts'
export {
  type PayLessZone,
  type PriceZones,
  type ProfitPoint,
  payLessZones,
  priceZones,
} from './price-zones.ts'
export {
  type Discount,
  isReached,
  largestDiscount,
  type PriceRange,
  reachingPrices,
} from './reaching-prices.ts'
export { type ListingCosts, operatingShare, type SellerSide, sellerSideOf } from './seller-side.ts'
export { type SnapPrice, snapPrices } from './snap-prices.ts'
export { type Solution, solvePrice } from './solve-price.ts'
export { successorOf, type TableStatus, tableStatusOn } from './table-status.ts'
