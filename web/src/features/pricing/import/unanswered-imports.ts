import { z } from 'zod'
import { accountStorageKey } from '../../../storage/account-storage.ts'
import { storedValue } from '../../../storage/stored-value.ts'
import type { Listing } from '../model/listing.ts'

const hour = 60 * 60 * 1000
const begunImport = 'import.'

/**
 * Remembers imports without an answer for an hour, because the server may have stored them. If the same lines are
 * chosen again, they get the same ids, so that they replace what is there instead of doubling it.
 */
export function unansweredImports(account: string, storage: Storage, clock: () => number = Date.now) {
  const prefix = accountStorageKey(account, begunImport)
  const forgetOld = () => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(prefix)) continue
      const [, at] = storage.getItem(key)?.split(' ') ?? []
      if (!(clock() - Number(at) < hour)) storage.removeItem(key)
    }
  }
  return {
    /** Gives listings the ids of their first attempt. Call `answered` when the import has ended. */
    async begin(listings: readonly Listing[]): Promise<{ listings: Listing[]; answered: () => void }> {
      forgetOld()
      const begun = storedValue({
        key: `${begunImport}${await fingerprint(listings)}`,
        schema: z.string(),
        absent: '',
        asText: true,
        storage: () => storage,
      })
      const [stem = ''] = begun.read(account).split(' ')
      const ids = stem !== '' ? stem : crypto.randomUUID()
      // If the storage is full, the import goes on and is only not remembered.
      begun.write(account, `${ids} ${clock()}`)
      return {
        listings: listings.map((listing, index) => ({ ...listing, id: `${ids}-${index}` })),
        answered: () => begun.remove(account),
      }
    },
  }
}

/** The content of the lines. Without the id and the copied shop configuration, which are set when importing. */
async function fingerprint(listings: readonly Listing[]): Promise<string> {
  const content = listings.map(
    ({ id: _, monthlyBilling: _b, charges: _c, fixCost: _f, salePrice: _p, ...written }) => written,
  )
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
