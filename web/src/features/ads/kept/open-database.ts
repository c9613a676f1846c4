import type { AdsReceipt } from '@vendaclara/core/ads'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { type KeptEntry, keptEntryOf } from './kept-entry.ts'
import { inTexts, type WholeReport } from './report-parts.ts'

/** The lists of the database: what is said of each report, and the reports themselves in parts, under the same ids. */
export const places = { entries: 'entries', reports: 'reports' } as const

/** Raised with the shape of what is stored; what an older shape kept is carried over. */
const shape = 3
const oldPlace = 'last'

/** Opens the database in which this browser keeps the reports of an account. */
export function openDatabase(account: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(accountStorageKey(account, 'ads'), shape)
    request.onupgradeneeded = ({ oldVersion }) => {
      // The second shape holds each report as a whole, which is read as it is.
      if (oldVersion === 2) return
      const database = request.result
      database.createObjectStore(places.entries, { keyPath: 'id' })
      database.createObjectStore(places.reports)
      if (database.objectStoreNames.contains(oldPlace) && request.transaction) {
        carryOver(database, request.transaction)
      }
    }
    let isGivenUp = false
    request.onsuccess = () => {
      if (isGivenUp) request.result.close()
      else resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => {
      isGivenUp = true
      reject(new Error('Another tab holds the database in its older shape'))
    }
  })
}

/** The first shape kept one report, the one imported last. */
function carryOver(database: IDBDatabase, transaction: IDBTransaction): void {
  const request = transaction.objectStore(oldPlace).get('report')
  request.onsuccess = () => {
    const old = request.result
    if (old) {
      const id = crypto.randomUUID()
      const receipt: AdsReceipt = { ...old.report.receipt, repeated: 0, badRows: [] }
      const report: WholeReport = { ...old.report, receipt }
      const entry: KeptEntry = keptEntryOf({ ...old, report: inTexts(report), id, title: null })
      transaction.objectStore(places.entries).put(entry)
      transaction.objectStore(places.reports).put(report, id)
    }
    database.deleteObjectStore(oldPlace)
  }
}
