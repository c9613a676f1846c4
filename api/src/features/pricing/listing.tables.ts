import { type Marketplace, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

/** Stored as the marketplace's `word`. */
export const storedMarketplace = customType<{ data: Marketplace; driverData: string }>({
  dataType: () => 'text',
  toDriver: (id) => marketplaceEntries[id].word,
  fromDriver: (word) => {
    const found = marketplaces.find((id) => marketplaceEntries[id].word === word)
    if (!found) throw new Error(`a listing of no known marketplace: ${word}`)
    return found
  },
})

/** The listings of all marketplaces. Columns that a marketplace does not use are null. */
export const listings = pgTable(
  'listings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    marketplace: storedMarketplace().notNull(),
    id: text().notNull(),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    sku: text(),
    productCost: doublePrecision('product_cost').notNull(),
    variableCost: doublePrecision('variable_cost').notNull(),
    profitMargin: doublePrecision('profit_margin').notNull(),
    monthlyBilling: doublePrecision('monthly_billing').notNull(),
    charges: doublePrecision().notNull(),
    fixCost: doublePrecision('fix_cost').notNull(),
    salePrice: doublePrecision('sale_price'),
    currentPrice: doublePrecision('current_price'),
    adsPercent: doublePrecision('ads_percent'),
    adsAmount: doublePrecision('ads_amount'),
    couponPercent: doublePrecision('coupon_percent'),
    couponAmount: doublePrecision('coupon_amount'),
    affiliatePercent: doublePrecision('affiliate_percent'),
    affiliateAmount: doublePrecision('affiliate_amount'),
    netMargin: doublePrecision('net_margin').notNull(),
    keptFromCost: doublePrecision('kept_from_cost'),
    freeShipping: boolean('free_shipping'),
    mlTax: doublePrecision('ml_tax'),
    shippingCost: doublePrecision('shipping_cost'),
    peso: doublePrecision(),
    category: text(),
    fulfilled: boolean(),
    ownDelivery: boolean('own_delivery'),
    /** Never the same for two saves; empty if it was stored before there were versions. */
    version: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.marketplace, table.id] }),
    uniqueIndex('listings_sku').on(table.userId, table.marketplace, table.sku),
  ],
)
