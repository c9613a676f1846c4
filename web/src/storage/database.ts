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
  /** Increase it when the stored shape changes. */
  readonly version: number
  /** Set it for data that can be fetched again, so the browser need not be asked to keep it. */
  readonly isExpendable?: true
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>
}

/**
 * A database in this browser for each account. It is closed between transactions, so that another tab may upgrade it.
 */
export function accountDatabase<Schema extends DBSchema>(options: AccountDatabaseOptions<Schema>) {
  return {
    /**
     * Runs `work` in a transaction: everything is stored, or nothing if it fails. Resolves only when the browser has
     * stored it. Rejects if the browser aborts the transaction afterwards.
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
          // Only the transaction knows why it was aborted; its requests just report the abort.
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

/** Asks the browser to keep the stored data when its disk is full. */
function askToPersist(): void {
  if (hasAsked) return
  hasAsked = true
  void globalThis.navigator?.storage?.persist?.().catch(() => false)
}

/** Without this, requests made before the failure would be stored. */
function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort()
  } catch (error) {
    // The transaction was already aborted.
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

/** Whether the browser had not enough space. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
