import { accountStorageKey } from '../../../session/account-storage-key.ts'
import type { Listing } from '../model/listing.ts'

const hour = 60 * 60 * 1000

/**
 * Remembers for an hour imports whose answer never came, which the server may have taken in: the same lines chosen again
 * get the same ids, so that they replace rather than double what is there.
 */
export function unansweredImports(account: string, storage: Storage, clock: () => number = Date.now) {
  return {
    /** Gives listings the ids of their first try; `answered` ends the import. */
    async begin(listings: readonly Listing[]): Promise<{ listings: Listing[]; answered: () => void }> {
      const key = accountStorageKey(account, `import.${await fingerprint(listings)}`)
      const [stem = '', begun = ''] = storage.getItem(key)?.split(' ') ?? []
      const isRecent = clock() - Number(begun) < hour
      const ids = isRecent && stem !== '' ? stem : crypto.randomUUID()
      keep(storage, key, `${ids} ${clock()}`)
      return {
        listings: listings.map((listing, index) => ({ ...listing, id: `${ids}-${index}` })),
        answered: () => storage.removeItem(key),
      }
    },
  }
}

/** What the lines say; the id and what is copied from the shop's configuration are given on importing. */
async function fingerprint(listings: readonly Listing[]): Promise<string> {
  const content = listings.map(
    ({ id: _, monthlyBilling: _b, charges: _c, fixCost: _f, salePrice: _p, ...written }) => written,
  )
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

// A full storage must not stand in the way of an import: it is then only not remembered.
function keep(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
