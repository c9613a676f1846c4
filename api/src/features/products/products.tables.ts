import type { ChangePart, changeKinds, StoredProduct } from '@vendaclara/contract/products'
import type {
  CostMethod,
  KeyKind,
  KitPart,
  Product,
  ProductSettings,
  Purchase,
  SupplierItem,
} from '@vendaclara/core/products'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The change that stored a row: who replaces it has to know it. */
const changeId = () => text('change_id').notNull()

/** Products as they were sent; `sku` and `kit` are columns of their own because they are checked across products. */
export const products = pgTable(
  'products',
  {
    userId: owner(),
    id: text().notNull(),
    changeId: changeId(),
    sku: text(),
    kit: jsonb().$type<readonly KitPart[]>().notNull(),
    product: json().$type<Product>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('products_sku').on(table.userId, table.sku),
    index('products_kits').on(table.userId).where(sql`${table.kit} <> '[]'`),
  ],
)

/** What marketplaces call a product; each key is one product's. */
export const productKeys = pgTable(
  'product_keys',
  {
    userId: owner(),
    marketplace: text().notNull(),
    kind: text().$type<KeyKind>().notNull(),
    key: text().notNull(),
    variation: text().notNull(),
    productId: text('product_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.marketplace, table.kind, table.key, table.variation] }),
    foreignKey({
      name: 'product_keys_product',
      columns: [table.userId, table.productId],
      foreignColumns: [products.userId, products.id],
    }).onDelete('cascade'),
    index('product_keys_of_product').on(table.userId, table.productId),
  ],
)

/** Purchase invoices as they were sent; `lines` is how many lines one has. */
export const purchases = pgTable(
  'purchases',
  {
    userId: owner(),
    key: text().notNull(),
    changeId: changeId(),
    lines: integer().notNull(),
    purchase: json().$type<Purchase>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Which product a supplier's code is. */
export const supplierItems = pgTable(
  'supplier_items',
  {
    userId: owner(),
    supplier: text().notNull(),
    code: text().notNull(),
    changeId: changeId(),
    productId: text('product_id').notNull(),
    pack: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.supplier, table.code] }),
    foreignKey({
      name: 'supplier_items_product',
      columns: [table.userId, table.productId],
      foreignColumns: [products.userId, products.id],
    }).onDelete('cascade'),
    index('supplier_items_of_product').on(table.userId, table.productId),
  ],
)

/** How costs are found, and whose purchases are the seller's. */
export const productSettings = pgTable('product_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  changeId: changeId(),
  method: text().$type<CostMethod>().notNull(),
  taxIds: text('tax_ids').array().notNull(),
})

/** What takes a change back: what it replaced or removed, and the ids of what was new with it. */
export interface Inverse {
  readonly saved: readonly StoredProduct[]
  readonly removed: readonly { readonly id: string; readonly version: string }[]
  readonly purchases: readonly Purchase[]
  readonly removedPurchases: readonly string[]
  readonly items: readonly SupplierItem[]
  readonly removedItems: readonly Pick<SupplierItem, 'supplier' | 'code'>[]
  readonly settings?: ProductSettings | undefined
}

/** The changes of the last days. `inverse` takes one back. */
export const productChanges = pgTable(
  'product_changes',
  {
    userId: owner(),
    id: text().notNull(),
    kind: text().$type<(typeof changeKinds)[number]>().notNull(),
    name: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    products: integer().notNull(),
    purchases: integer().notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
    inverse: json().$type<Inverse>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('product_changes_made').on(table.userId, table.madeAt),
  ],
)

/** Rows of changes that did not come whole yet. */
export const productChangeParts = pgTable(
  'product_change_parts',
  {
    userId: owner(),
    changeId: changeId(),
    part: integer().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    rows: json().$type<ChangePart>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.changeId, table.part] }),
    index('product_change_parts_sent').on(table.sentAt),
  ],
)
