export type { CampaignPeriod } from './campaign/campaign-periods.ts'
export {
  type Campaign,
  type CampaignListing,
  type CampaignOffer,
  type CampaignRow,
  type CampaignSale,
  type CampaignSimulation,
  type CampaignVerdict,
  campaignPrice,
  simulateCampaign,
} from './campaign/simulate-campaign.ts'
export { profitOfUnits, type SalesSum, sumOfSales } from './campaign/sum-of-sales.ts'
export {
  applicableFees,
  type Choice,
  choiceNames,
  type FeeFacts,
  factsAskedBy,
  flatAmount,
  heaviestWeight,
  type PriceFee,
} from './fee-tables/applicable-fees.ts'
export { checkFeeTable, type FeeTableProblem, type PriceBandProblem } from './fee-tables/check-fee-table.ts'
export {
  type Certainty,
  copyOf,
  type FeeCategory,
  type FeePage,
  type FeeRule,
  type FeeTable,
  type Marketplace,
  type Range,
  withoutCertainty,
} from './fee-tables/fee-table.ts'
export { daysSinceRead, successorOf, type TableStatus, tableStatusOn } from './fee-tables/table-status.ts'
export { type TableDays, tablesInForce } from './fee-tables/tables-in-force.ts'
export { type Kit, type KitOptions, type KitSizes, kitSizes, mostKitUnits } from './kits/kit-sizes.ts'
export type { MarketplaceEntry } from './marketplaces/marketplace.ts'
export {
  categoriesOf,
  defaultTable,
  defaultTables,
  factsKeptBy,
  feeTables,
  forEachMarketplace,
  marketplaceEntries,
  marketplaceNamed,
  marketplaces,
  tablesOf,
} from './marketplaces/marketplaces.ts'
export { compareTables, type TableComparison } from './prices/compare-tables.ts'
export { type LargestMargin, largestMargin } from './prices/largest-margin.ts'
export { feeAt, type PriceFigures, profitAt, type Shares } from './prices/price-figures.ts'
export { type ListingPrice, type PricedListing, priceListing } from './prices/price-listing.ts'
export {
  type ListingReview,
  type ListingState,
  listingStates,
  reviewListing,
} from './prices/review-listing.ts'
export {
  type ListingCosts,
  operatingShare,
  type Promotion,
  type PromotionCost,
  type PromotionCosts,
  promotions,
  type SellerSide,
  sellerAmount,
  sellerSideOf,
} from './prices/seller-side.ts'
export { type Solution, solvePrice } from './prices/solve-price.ts'
export { type MarginForPrice, marginForPrice } from './zones/margin-for-price.ts'
export {
  type PayLessZone,
  type PriceZones,
  type ProfitPoint,
  payLessZones,
  priceZones,
} from './zones/price-zones.ts'
export {
  type Discount,
  isReached,
  largestDiscount,
  type PriceRange,
  reachingPrices,
} from './zones/reaching-prices.ts'
export { type RoundedPrice, roundUpToNinety } from './zones/round-price.ts'
export { type SnapPrice, snapPrices } from './zones/snap-prices.ts'
