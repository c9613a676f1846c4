import { themeStorageKey } from '../theme/theme-storage-key.ts'
import { accountStoragePrefix, anyAccountPrefix } from './account-storage-key.ts'

/** Removes what this browser stored for other accounts than this one; the theme belongs to the browser. */
export function forgetOtherAccounts(account: string): void {
  const kept = accountStoragePrefix(account)
  for (const stored of Object.keys(localStorage)) {
    if (stored !== themeStorageKey && !stored.startsWith(kept)) localStorage.removeItem(stored)
  }
  void forgetDatabases(kept)
}

async function forgetDatabases(kept: string): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(anyAccountPrefix) && !name.startsWith(kept)) indexedDB.deleteDatabase(name)
  }
}
