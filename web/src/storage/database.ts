import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  openDB,
  type StoreNames,
} from 'idb'
import { accountStorageKey } from './account-storage.ts'

interface AccountDatabaseOptions<Schema extends DBSchema> {
  readonly key: string
  /** Raised with the shape of what is stored. */
  readonly version: number
  /** What can be had again: the browser need not be asked to keep it. */
  readonly isExpendable?: true
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>
}

/** A database of this browser for each account; without a transaction it is closed, so that another tab may change its shape. */
export function accountDatabase<Schema extends DBSchema>(options: AccountDatabaseOptions<Schema>) {
  return {
    /**
     * Stores all that `work` asks for or, where it fails, nothing. Done only when the browser has stored it: an answer that is given up
     * by the browser afterwards is a failure.
     */
    transact: async <Names extends StoreNames<Schema>[], Mode extends IDBTransactionMode, Answer>(
      account: string,
      stores: Names,
      mode: Mode,
      work: (transaction: IDBPTransaction<Schema, Names, Mode>) => Promise<Answer>,
    ): Promise<Answer> => {
      if (mode === 'readwrite' && !options.isExpendable) askToPersist()
      const database = await open(account, options)
      try {
        const transaction = database.transaction(stores, mode)
        try {
          const [answer] = await Promise.all([work(transaction), transaction.done])
          return answer
        } catch (error) {
          // Of a transaction that was given up only itself knows why: its requests were merely aborted.
          const reason = transaction.error ?? error
          abort(transaction)
          throw reason
        }
      } finally {
        database.close()
      }
    },
  }
}

let hasAsked = false

/** Once something is kept here, the browser is asked not to throw it away when its disk is full. */
function askToPersist(): void {
  if (hasAsked) return
  hasAsked = true
  void globalThis.navigator?.storage?.persist?.().catch(() => false)
}

/** What was asked of it before something else failed would be stored without the rest. */
function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort()
  } catch (error) {
    // It was given up already.
    if (!(error instanceof DOMException)) throw error
  }
}

function open<Schema extends DBSchema>(
  account: string,
  { key, version, upgrade }: AccountDatabaseOptions<Schema>,
): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false
    const blocked = () => {
      isGivenUp = true
      reject(new Error('Another tab holds the database in its older shape'))
    }
    openDB<Schema>(accountStorageKey(account, key), version, { upgrade, blocked }).then((database) => {
      if (isGivenUp) database.close()
      else resolve(database)
    }, reject)
  })
}

/** Whether the browser refused something for want of room. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
