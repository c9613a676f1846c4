import {
  bigint,
  boolean,
  doublePrecision,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

/** The listings of all three marketplaces; the columns a marketplace does not have stay null. */
export const listings = pgTable(
  'listings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    marketplace: text({ enum: ['shopee', 'mercado-livre', 'shein'] }).notNull(),
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
    netMargin: doublePrecision('net_margin').notNull(),
    freeShipping: boolean('free_shipping'),
    mlTax: doublePrecision('ml_tax'),
    shippingCost: doublePrecision('shipping_cost'),
    peso: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.marketplace, table.id] }),
    uniqueIndex('listings_sku').on(table.userId, table.marketplace, table.sku),
  ],
)
