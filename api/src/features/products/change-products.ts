import { randomUUID } from 'node:crypto'
import type { ChangePart } from '@vendaclara/contract/products'
import { circularKit, keyText } from '@vendaclara/core/products'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { oneByOne } from '../../database/large/one-by-one.ts'
import { Refusal } from '../../errors/refusal.ts'
import { changeRepository } from './change.repository.ts'
import { changePartRepository } from './change-part.repository.ts'
import { type Before, inverseOf, readBefore } from './inverse.ts'
import { productRepository } from './product.repository.ts'
import { productSettingsRepository } from './product-settings.repository.ts'
import type { Inverse, productChanges } from './products.tables.ts'
import { purchaseRepository } from './purchase.repository.ts'
import { itemText, supplierItemRepository } from './supplier-item.repository.ts'
import { problems, tooManyProducts, tooManyPurchases } from './texts.ts'

interface ChangingParts {
  readonly database: Database
  readonly clock: () => Date
  readonly quotas: AccountQuotas
}

/** A change to be made. `undoes` is the change that it takes back. */
interface Change extends Inverse {
  readonly id: string
  readonly kind: (typeof productChanges.$inferSelect)['kind']
  readonly name: string
  readonly undoes?: string
}

type Made = Omit<Change, 'removedPurchases' | 'undoes'> & { readonly parts: number }

/** Changes the list of products, each time as a whole or not at all. */
export function changingProducts({ database, clock, quotas }: ChangingParts) {
  const inLine = oneByOne()
  return {
    keepPart: (userId: string, id: string, part: number, rows: ChangePart) =>
      withLockedAccount(database, userId, async (transaction) => {
        await changePartRepository(transaction).put(userId, id, part, rows, clock())
        return { version: id }
      }),

    make: (userId: string, body: Made) => {
      const make = () => withLockedAccount(database, userId, (transaction) => once(transaction, userId, body))
      return body.parts > 0 ? inLine(make) : make()
    },

    undo: (userId: string, id: string) =>
      inLine(() => withLockedAccount(database, userId, (transaction) => takeBack(transaction, userId, id))),
  }

  async function once(transaction: Database, userId: string, body: Made) {
    if (!(await changeRepository(transaction).has(userId, body.id))) {
      const change = await whole(transaction, userId, body)
      refuseTwice(change)
      await apply(transaction, userId, change)
      await checkQuotas(transaction, userId)
    }
    return { version: body.id }
  }

  async function takeBack(transaction: Database, userId: string, id: string) {
    const changes = changeRepository(transaction)
    const found = await changes.find(userId, id, clock())
    if (!found) throw new Refusal('not_found')
    const version = randomUUID()
    const { name, inverse } = found
    await apply(transaction, userId, { ...inverse, id: version, kind: 'undo', name, undoes: id })
    await changes.markUndone(userId, id)
    return { version }
  }

  async function apply(transaction: Database, userId: string, change: Change): Promise<void> {
    const before = await readBefore(transaction, userId, change)
    if (!isBasedOn(before, change)) throw new Refusal('changed_elsewhere')
    await store(transaction, userId, change)
    if (change.removed.length > 0 || change.saved.some(({ kit }) => kit.length > 0)) {
      await checkKits(transaction, userId)
    }
    const made = {
      userId,
      id: change.id,
      kind: change.kind,
      name: change.name,
      madeAt: clock(),
      products: change.saved.length + change.removed.length,
      purchases: change.purchases.length + change.removedPurchases.length,
      inverse: inverseOf(before, change),
    }
    await changeRepository(transaction).add(made, quotas.undo)
  }

  async function checkQuotas(transaction: Database, userId: string): Promise<void> {
    const items = supplierItemRepository(transaction)
    checkQuota(await productRepository(transaction).count(userId), quotas.products, tooManyProducts)
    const { purchases, lines } = await purchaseRepository(transaction).counts(userId)
    checkQuota(purchases, quotas.purchases, tooManyPurchases)
    checkQuota(lines, quotas.purchaseLines, tooManyPurchases)
    checkQuota(await items.count(userId), quotas.supplierItems, tooManyPurchases)
  }
}

/** A change with the rows of the parts that were sent before it. */
async function whole(
  transaction: Database,
  userId: string,
  { parts: count, ...body }: Made,
): Promise<Change> {
  if (count === 0) return { ...body, removedPurchases: [] }
  const sent = changePartRepository(transaction)
  const parts = await sent.of(userId, body.id)
  if (parts.length !== count) throw new Refusal('incomplete')
  await sent.remove(userId, body.id)
  const all = [...parts, body]
  return {
    ...body,
    saved: all.flatMap(({ saved }) => saved),
    purchases: all.flatMap(({ purchases }) => purchases),
    items: all.flatMap(({ items }) => items),
    removedPurchases: [],
  }
}

function refuseTwice({ saved, purchases, items }: Change): void {
  const named = [
    ['saved', saved.map(({ id }) => id)],
    ['saved', saved.flatMap(({ sku }) => sku || [])],
    ['saved', saved.flatMap(({ keys }) => keys.map(keyText))],
    ['purchases', purchases.map(({ key }) => key)],
    ['items', items.map(itemText)],
  ] as const
  for (const [field, keys] of named) if (new Set(keys).size < keys.length) refuse(field, problems.twice)
}

/** Whether everything is still stored as the change takes it to be. */
function isBasedOn({ products, purchases, items, settings }: Before, change: Change): boolean {
  const isKnown = ({ id, version }: { id: string; version: string }) =>
    (products.get(id)?.version ?? '') === version
  if (!change.saved.every(isKnown) || !change.removed.every(isKnown)) return false
  if (change.undoes === undefined) return true
  const { undoes } = change
  const stored = [...purchases.values(), ...items.values(), ...(change.settings ? [settings] : [])]
  return stored.every(({ changeId }) => changeId === undoes)
}

async function store(transaction: Database, userId: string, change: Change): Promise<void> {
  const list = productRepository(transaction)
  const bought = purchaseRepository(transaction)
  const items = supplierItemRepository(transaction)
  await list.remove(
    userId,
    change.removed.map(({ id }) => id),
  )
  const many = change.saved.map(({ version: _, ...product }) => product)
  const taken = await list.save(userId, many, change.id)
  if (taken) throw new Refusal(`${taken}_taken`, taken === 'sku' ? { message: problems.skuTaken } : {})
  await bought.remove(userId, change.removedPurchases)
  await bought.save(userId, change.purchases, change.id)
  await items.remove(userId, change.removedItems)
  const named = change.items.map(({ product }) => product)
  if ((await list.unknown(userId, named)).length > 0) refuse('items', problems.itemOfNone)
  await items.save(userId, change.items, change.id)
  if (change.settings) await productSettingsRepository(transaction).save(userId, change.settings, change.id)
}

async function checkKits(transaction: Database, userId: string): Promise<void> {
  const list = productRepository(transaction)
  const kits = await list.kits(userId)
  const parts = [...new Set([...kits.values()].flatMap(({ kit }) => kit.map(({ product }) => product)))]
  if ((await list.unknown(userId, parts)).length > 0) refuse('kit', problems.kitOfUnknown)
  if (circularKit(kits) !== undefined) refuse('kit', problems.kitOfItself)
}

function refuse(field: string, message: string): never {
  throw new Refusal('invalid_request', { field, message })
}
