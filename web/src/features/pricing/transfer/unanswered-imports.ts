import { accountStorageKey } from '../../../session/account-storage-key.ts'
import type { Listing } from '../listing/listing.ts'

/**
 * Remembers imports whose answer never came, which the server may have taken in: the same listings chosen again get the
 * same ids, so that they replace rather than double what is there.
 */
export function unansweredImports(account: string, storage: Storage) {
  return {
    /** Gives listings the ids of their first try; `answered` ends the import. */
    async begin(listings: readonly Listing[]): Promise<{ listings: Listing[]; answered: () => void }> {
      const key = accountStorageKey(account, `import.${await fingerprint(listings)}`)
      const stem = storage.getItem(key) ?? crypto.randomUUID()
      storage.setItem(key, stem)
      return {
        listings: listings.map((listing, index) => ({ ...listing, id: `${stem}-${index}` })),
        answered: () => storage.removeItem(key),
      }
    },
  }
}

async function fingerprint(listings: readonly Listing[]): Promise<string> {
  const text = JSON.stringify(listings.map(({ id: _, ...content }) => content))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
