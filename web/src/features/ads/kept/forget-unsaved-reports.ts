import { type DBSchema, deleteDB, openDB } from 'idb'
import { anyAccountPrefix } from '../../../storage/account-storage.ts'
import { deleteParts } from './parts-of.ts'

interface Stored extends DBSchema {
  entries: { key: string; value: { readonly id: string; readonly title: string | null } }
  reports: { key: IDBValidKey; value: unknown }
}

/**
 * Deletes the imported reports of all accounts that were not saved under a title. It reads databases of every version
 * and creates none.
 */
export async function forgetUnsavedReports(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (name.startsWith(anyAccountPrefix) && name.endsWith('.ads')) await forgetIn(name)
  }
}

async function forgetIn(name: string): Promise<void> {
  const database = await openDB<Stored>(name)
  try {
    if (database.objectStoreNames.contains('entries')) {
      const transaction = database.transaction(['entries', 'reports'], 'readwrite')
      const [entries, reports] = [transaction.objectStore('entries'), transaction.objectStore('reports')]
      for (const { id, title } of await entries.getAll()) {
        if (title !== null) continue
        await entries.delete(id)
        await deleteParts(reports, id)
      }
      await transaction.done
      return
    }
  } finally {
    database.close()
  }
  // The first version stored nothing but the latest import.
  await deleteDB(name)
}
