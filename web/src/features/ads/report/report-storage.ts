import { accountStorageKey } from '../../../session/account-storage-key.ts'
import type { ImportedReport } from './imported-report.ts'

/** Raised when the shape of a stored report changes: those of the older shape are then dropped. */
const shape = 1
const place = 'last'
const key = 'report'

/** Keeps the last report of an account in this browser, in a database of that account. */
export const reportStorage = {
  read: (account: string): Promise<ImportedReport | undefined> =>
    inPlace(account, 'readonly', (store): IDBRequest<ImportedReport | undefined> => store.get(key)),
  write: async (account: string, report: ImportedReport): Promise<void> => {
    await inPlace(account, 'readwrite', (store) => store.put(report, key))
  },
  remove: async (account: string): Promise<void> => {
    await inPlace(account, 'readwrite', (store) => store.delete(key))
  },
}

async function inPlace<Answer>(
  account: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open(accountStorageKey(account, 'ads'))
  try {
    const transaction = database.transaction(place, mode)
    const request = ask(transaction.objectStore(place))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? request.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, shape)
    request.onupgradeneeded = () => {
      const database = request.result
      for (const old of database.objectStoreNames) database.deleteObjectStore(old)
      database.createObjectStore(place)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}
