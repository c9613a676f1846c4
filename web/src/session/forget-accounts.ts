import { accountStoragePrefix, anyAccountPrefix } from '../storage/account-storage.ts'
import { themeStorageKey } from '../theme/theme-storage-key.ts'

/** Deletes everything that this browser stored for an account. */
export async function forgetAccount(account: string): Promise<void> {
  const prefix = accountStoragePrefix(account)
  for (const storage of [localStorage, sessionStorage]) {
    for (const stored of Object.keys(storage)) {
      if (stored.startsWith(prefix)) storage.removeItem(stored)
    }
  }
  const databases = await indexedDB.databases()
  await Promise.all(databases.map(({ name }) => name?.startsWith(prefix) && deleteDatabase(name)))
}

/** If another tab has the database open, it is deleted when that tab closes it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

/** Deletes what this browser stored for other accounts. The theme stays, because it belongs to the browser. */
export function forgetOtherAccounts(account: string): void {
  const kept = accountStoragePrefix(account)
  for (const stored of Object.keys(localStorage)) {
    if (stored !== themeStorageKey && !stored.startsWith(kept)) localStorage.removeItem(stored)
  }
  for (const stored of Object.keys(sessionStorage)) {
    if (stored.startsWith(anyAccountPrefix) && !stored.startsWith(kept)) sessionStorage.removeItem(stored)
  }
  void forgetDatabases(kept)
}

async function forgetDatabases(kept: string): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(anyAccountPrefix) && !name.startsWith(kept)) indexedDB.deleteDatabase(name)
  }
}
