import type { AdsReport } from '@vendaclara/core/ads'
import type { DBSchema, IDBPObjectStore, IDBPTransaction } from 'idb'
import { accountDatabase } from '../../../storage/database.ts'
import { partsOfTerms, TermsOfParts } from '../model/terms-in-parts.ts'
import type { KeptEntry } from './kept-entry.ts'

type PartOfTerms = Parameters<TermsOfParts['add']>[0]
type StoredHead = Omit<AdsReport, 'terms'>

/** The list entries of the reports, and the reports themselves in parts, under the same ids. */
interface ReportDatabase extends DBSchema {
  entries: { key: string; value: KeptEntry }
  reports: { key: IDBValidKey; value: StoredHead | PartOfTerms['value'] }
}

const stores: ['entries', 'reports'] = ['entries', 'reports']
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  ReportDatabase,
  typeof stores,
  Mode
>
type Reports<Mode extends IDBTransactionMode> = IDBPObjectStore<
  ReportDatabase,
  typeof stores,
  'reports',
  Mode
>

const database = accountDatabase<ReportDatabase>({
  key: 'ads',
  version: 3,
  upgrade: (database) => {
    database.createObjectStore('entries', { keyPath: 'id' })
    database.createObjectStore('reports')
  },
})

/** The database with an account's reports in this browser. */
export const reportDatabase = {
  read: <Answer>(account: string, work: (transaction: Transaction<'readonly'>) => Promise<Answer>) =>
    database.transact(account, stores, 'readonly', work),
  write: <Answer>(account: string, work: (transaction: Transaction<'readwrite'>) => Promise<Answer>) =>
    database.transact(account, stores, 'readwrite', work),
}

/** Stores a report in parts: its head under the id, and each part of its terms under the id and the part's key. */
export async function putParts(
  store: Pick<Reports<'readwrite'>, 'put'>,
  id: string,
  { terms, ...head }: AdsReport,
): Promise<void> {
  await store.put(head, id)
  for (const { key, value } of partsOfTerms(terms)) await store.put(value, [id, ...key])
}

/** The report that {@link putParts} stored under an id; undefined if there is none. */
export async function readParts(
  store: Pick<Reports<'readonly'>, 'get' | 'getAllKeys'>,
  id: string,
): Promise<AdsReport | undefined> {
  const head = await readHead(store, id)
  if (!head) return undefined
  const parts = new TermsOfParts()
  for (const stored of await store.getAllKeys(partsOf(id))) {
    const [, ...key] = stored as [string, ...PartOfTerms['key']]
    parts.add({ key, value: (await store.get(stored)) as PartOfTerms['value'] })
  }
  return { ...head, terms: parts.terms() }
}

/** What {@link readParts} answers without the terms. */
export async function readHead(
  store: Pick<Reports<'readonly'>, 'get'>,
  id: string,
): Promise<StoredHead | undefined> {
  return (await store.get(id)) as StoredHead | undefined
}

export async function deleteParts(store: Pick<Reports<'readwrite'>, 'delete'>, id: string): Promise<void> {
  await store.delete(id)
  await store.delete(partsOf(id))
}

function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}
