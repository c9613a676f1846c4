import type { AdsReceipt } from '@vendaclara/core/ads'
import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import { accountDatabase } from '../../../storage/database.ts'
import { importedReport } from './kept-entry.ts'
import { inTexts, type ReportDatabase, type ReportStores, type WholeReport } from './report-parts.ts'

const stores: ReportStores = ['entries', 'reports']
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<ReportDatabase, ReportStores, Mode>

const database = accountDatabase<ReportDatabase>({ key: 'ads', version: 3, upgrade })

/** The database with an account's reports in this browser. */
export const reportDatabase = {
  read: <Answer>(account: string, work: (transaction: Transaction<'readonly'>) => Promise<Answer>) =>
    database.transact(account, stores, 'readonly', work),
  write: <Answer>(account: string, work: (transaction: Transaction<'readwrite'>) => Promise<Answer>) =>
    database.transact(account, stores, 'readwrite', work),
}

async function upgrade(
  database: IDBPDatabase<ReportDatabase>,
  oldVersion: number,
  _: number | null,
  transaction: IDBPTransaction<ReportDatabase, StoreNames<ReportDatabase>[], 'versionchange'>,
): Promise<void> {
  // The second version stores each report as a whole, which can still be read.
  if (oldVersion === 2) return
  const entries = database.createObjectStore('entries', { keyPath: 'id' })
  const reports = database.createObjectStore('reports')
  if (!database.objectStoreNames.contains('last')) return
  const first = await transaction.objectStore('last').get('report')
  if (first) {
    const id = crypto.randomUUID()
    const receipt: AdsReceipt = { ...first.report.receipt, repeated: 0, badRows: [] }
    const report: WholeReport = { ...first.report, receipt }
    const { report: _, ...entry } = importedReport(inTexts(report), { ...first, id, title: null })
    await entries.put(entry)
    await reports.put(report, id)
  }
  database.deleteObjectStore('last')
}
