import { randomUUID } from 'node:crypto'
import type { SavedListing, WireListing } from '@vendaclara/contract/pricing'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { Marketplace } from '@vendaclara/core/pricing'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import { listingRepository, type Save, type StoredListing } from './listing.repository.ts'
import { tooManyListings } from './texts.ts'

export interface SavingParts {
  database: Database
  clock: () => Date
  quotas: AccountQuotas
}

/** A save that was based on something else than what is stored: null if nothing is. */
interface Conflict {
  readonly id: string
  readonly stored: StoredListing | null
}

/** Saves listings, unless they were changed or removed since what a save says that it replaces. */
export function savingListings({ database, clock, quotas }: SavingParts) {
  const repository = listingRepository(database)

  const saveEach = (userId: string, lists: ReadonlyMap<Marketplace, readonly Save[]>) =>
    withLockedAccount(database, userId, async (transaction) => {
      const stored = listingRepository(transaction)
      const day = brazilianDay(clock())
      const conflicts = new Map<Marketplace, Conflict[]>()
      let saved = 0
      for (const [marketplace, saves] of lists) {
        const inConflict = await conflictsOf(stored, { userId, marketplace, saves })
        if (inConflict.length > 0) conflicts.set(marketplace, inConflict)
        const left = new Set(inConflict.map(({ id }) => id))
        const many = saves.map(({ listing }) => listing).filter(({ id }) => !left.has(id))
        if (!(await stored.saveAll(userId, marketplace, { many, day }))) {
          throw new Refusal('sku_taken', { field: 'sku' })
        }
        saved += many.length
      }
      checkQuota(await stored.count(userId), quotas.listings, tooManyListings)
      return { saved, conflicts }
    })

  return {
    /** Replacing a stored listing is a single statement; everything else locks the account. */
    async save(
      userId: string,
      marketplace: Marketplace,
      body: SavedListing,
    ): Promise<{ saved: WireListing; conflict?: Conflict | undefined }> {
      const save = saveOf(body)
      const saved = save.listing
      if (await repository.replace(userId, marketplace, { ...save, day: brazilianDay(clock()) }))
        return { saved }
      const { conflicts } = await saveEach(userId, new Map([[marketplace, [save]]]))
      return { saved, conflict: conflicts.get(marketplace)?.[0] }
    },

    saveAll(userId: string, lists: ReadonlyMap<Marketplace, readonly SavedListing[]>) {
      return saveEach(
        userId,
        new Map([...lists].map(([marketplace, many]) => [marketplace, many.map(saveOf)])),
      )
    },
  }
}

/** Only a client that says what it replaces names the save: others may send back a version that they have read. */
function saveOf({ replaces, version, ...listing }: SavedListing): Save {
  return { listing: { ...listing, version: (replaces && version) || randomUUID() }, replaces }
}

interface Saves {
  userId: string
  marketplace: Marketplace
  saves: readonly Save[]
}

async function conflictsOf(
  repository: ReturnType<typeof listingRepository>,
  { userId, marketplace, saves }: Saves,
): Promise<Conflict[]> {
  const asking = saves.filter(({ replaces }) => replaces !== undefined)
  if (asking.length === 0) return []
  const ids = asking.map(({ listing }) => listing.id)
  const found = new Map((await repository.lock(userId, marketplace, ids)).map((one) => [one.id, one]))
  return asking.flatMap(({ listing: { id, version }, replaces = [] }) => {
    const stored = found.get(id) ?? null
    const isExpected = stored?.version === version || replaces.includes(stored?.version ?? null)
    return isExpected ? [] : [{ id, stored }]
  })
}
