import {
  accountStoragePrefix,
  anyAccountPrefix,
  outlivesSession,
  sessionStorageKey,
} from '../storage/account-storage.ts'
import { themeStorageKey } from '../theme/theme-storage-key.ts'

/** Deletes everything that this browser stored for an account. */
export function forgetAccount(account: string): Promise<void> {
  const prefix = accountStoragePrefix(account)
  return forget((name) => name.startsWith(prefix))
}

/** At a login: deletes what this browser stored for others. The theme stays, because it belongs to the browser. */
export async function forgetOthers(account: string): Promise<void> {
  const own = accountStoragePrefix(account)
  await forget((name) => name !== themeStorageKey && !(name.startsWith(own) && outlivesSession(name)))
}

/** After the last session: deletes what this browser stored for accounts, except what outlives a session. */
export function forgetSessions(): Promise<void> {
  return forget(
    (name) => name === sessionStorageKey || (name.startsWith(anyAccountPrefix) && !outlivesSession(name)),
  )
}

/** Deletes what this tab alone stored for accounts. */
export function forgetTab(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(anyAccountPrefix)) sessionStorage.removeItem(name)
  }
}

/** The values are gone when this returns, the databases when it resolves. */
async function forget(isMeant: (name: string) => boolean): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (isMeant(name)) storage.removeItem(name)
  }
  const databases = await indexedDB.databases()
  await Promise.all(databases.map(({ name }) => name !== undefined && isMeant(name) && deleteDatabase(name)))
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
