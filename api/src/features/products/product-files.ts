import type { StoredProduct } from '@vendaclara/contract/products'
import { toReais } from '@vendaclara/core/money'
import type { Purchase, SupplierItem } from '@vendaclara/core/products'
import type { Database } from '../../database/database.ts'
import { csvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { productRepository } from './product.repository.ts'
import { productSettingsRepository } from './product-settings.repository.ts'
import { purchaseRepository } from './purchase.repository.ts'
import { supplierItemRepository } from './supplier-item.repository.ts'
import { productTitles, purchaseTitles } from './texts.ts'

/** The products, one per line, the lines of all purchases, and what the seller chose for both. */
export function productFiles(database: Database): PersonalFiles {
  const products = productRepository(database)
  const bought = purchaseRepository(database)
  const items = supplierItemRepository(database)
  const settings = productSettingsRepository(database)
  return async (userId) => [
    csvFile(
      'produtos.csv',
      () => eachPage(products.pages(userId), (product) => [titled(productTitles, cellsOf(product))]),
      Object.values(productTitles),
    ),
    csvFile(
      'notas-de-compra.csv',
      () => eachPage(bought.pages(userId), linesOf),
      Object.values(purchaseTitles),
    ),
    jsonFile('escolhas-dos-produtos.json', async () => {
      const { method, taxIds } = (await settings.of(userId)).row
      const chosen: SupplierItem[] = []
      for await (const page of items.pages(userId)) chosen.push(...page)
      return { custo: method, meusCnpjs: taxIds, itensDosFornecedores: chosen }
    }),
  ]
}

type Cells = Readonly<Record<string, unknown>>

async function* eachPage<Row>(pages: AsyncIterable<readonly Row[]>, rowsOf: (row: Row) => readonly Cells[]) {
  for await (const rows of pages) yield rows.flatMap(rowsOf)
}

function titled(titles: Readonly<Record<string, string>>, cells: Cells): Cells {
  return Object.fromEntries(Object.entries(titles).map(([name, title]) => [title, cells[name]]))
}

function cellsOf({ packaging, size, kit, keys, costs, ...product }: StoredProduct): Cells {
  return {
    ...product,
    packaging: packaging === null ? null : toReais(packaging),
    size: size && `${size.length} x ${size.width} x ${size.height}`,
    kit: kit.map(({ product: part, units }) => `${units} x ${part}`).join('; '),
    keys: keys
      .map(({ marketplace, id, variation }) => [marketplace, id, variation].filter(Boolean).join(' '))
      .join('; '),
    costs: costs.map(({ from, cost }) => `${from}: ${toReais(cost)}`).join('; '),
  }
}

function linesOf({ lines, ...purchase }: Purchase): readonly Cells[] {
  const each = lines.length > 0 ? lines : [undefined]
  return each.map((line) =>
    titled(purchaseTitles, { ...purchase, ...line, cost: line && toReais(line.cost) }),
  )
}
