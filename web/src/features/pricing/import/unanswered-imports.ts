import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'
import type { Listing } from '../model/listing.ts'

const hour = 60 * 60 * 1000

/**
 * Remembers for an hour imports whose answer never came, which the server may have stored: the same lines chosen again
 * get the same ids, so that they replace rather than double what is there.
 */
export function unansweredImports(account: string, storage: Storage, clock: () => number = Date.now) {
  return {
    /** Gives listings the ids of their first try; `answered` ends the import. */
    async begin(listings: readonly Listing[]): Promise<{ listings: Listing[]; answered: () => void }> {
      const begun = storedValue({
        key: `import.${await fingerprint(listings)}`,
        schema: z.string(),
        absent: '',
        asText: true,
        storage: () => storage,
      })
      const [stem = '', at = ''] = begun.read(account).split(' ')
      const isRecent = clock() - Number(at) < hour
      const ids = isRecent && stem !== '' ? stem : crypto.randomUUID()
      // A full storage must not stand in the way of an import: it is then only not remembered.
      begun.write(account, `${ids} ${clock()}`)
      return {
        listings: listings.map((listing, index) => ({ ...listing, id: `${ids}-${index}` })),
        answered: () => begun.remove(account),
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
