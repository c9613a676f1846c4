import type { AdsReport } from '@vendaclara/core/ads'
import type { ImportedReport } from '../model/imported-report.ts'
import { freeTitle, type KeptEntry, keptEntryOf, titleOf } from './kept-entry.ts'
import { openDatabase, places } from './open-database.ts'
import { answerOf, deleteParts, putParts, readParts } from './report-parts.ts'

/** What of the browser's storage did not work, and whether that was for want of room. */
export interface StorageFailure {
  readonly task: 'read' | 'write' | 'rename' | 'remove'
  readonly isFull: boolean
}

/** The reports of an account in this browser, in a database of that account. */
export const reportStorage = {
  /** All of them, the latest import first. */
  list: async (account: string): Promise<KeptEntry[]> => {
    const entries = await inDatabase(account, 'readonly', ({ entries }) => answerOf(allOf(entries)))
    return entries.toSorted((one, other) => other.importedAt.getTime() - one.importedAt.getTime())
  },

  read: (account: string, id: string): Promise<AdsReport | undefined> =>
    inDatabase(account, 'readonly', ({ reports }) => readParts(reports, id)),

  /** Keeps a report that was just imported, in place of an import before it that was not saved. */
  keep: (account: string, imported: ImportedReport): Promise<void> =>
    inDatabase(account, 'readwrite', async ({ entries, reports }) => {
      await putParts(reports, imported.id, imported.report)
      entries.put(keptEntryOf(imported))
      for (const { id, title } of await answerOf(allOf(entries))) {
        if (title !== null || id === imported.id) continue
        entries.delete(id)
        deleteParts(reports, id)
      }
    }),

  /** Saves a report under a title, or renames it; answers the title it got, which is numbered where the title was taken. */
  save: (account: string, imported: ImportedReport, title: string): Promise<string> =>
    inDatabase(account, 'readwrite', async ({ entries, reports }) => {
      const others = (await answerOf(allOf(entries))).filter(({ id }) => id !== imported.id)
      const given = freeTitle(
        title,
        others.flatMap((entry) => entry.title ?? []),
      )
      entries.put({ ...keptEntryOf(imported), title: given })
      // Another tab may have taken it away.
      const key = await answerOf(reports.getKey(imported.id))
      if (key === undefined) await putParts(reports, imported.id, imported.report)
      return given
    }),

  /** Renames a report that is not open; answers the title it got, or nothing when it is gone. */
  rename: (account: string, id: string, title: string): Promise<string | undefined> =>
    inDatabase(account, 'readwrite', async ({ entries }) => {
      const all = await answerOf(allOf(entries))
      const entry = all.find((one) => one.id === id)
      if (!entry) return undefined
      const given = freeTitle(
        title,
        all.filter((one) => one !== entry).flatMap((one) => one.title ?? []),
      )
      entries.put({ ...entry, title: given })
      return given
    }),

  remove: (account: string, id: string): Promise<void> =>
    inDatabase(account, 'readwrite', async ({ entries, reports }) => {
      entries.delete(id)
      deleteParts(reports, id)
    }),
}

type Places = Readonly<Record<keyof typeof places, IDBObjectStore>>

/** Done only when the browser has stored it: an answer that is given up by the browser afterwards is a failure. */
async function inDatabase<Answer>(
  account: string,
  mode: IDBTransactionMode,
  work: (places: Places) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(account)
  try {
    const transaction = database.transaction(Object.values(places), mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [answer] = await Promise.all([
      work({
        entries: transaction.objectStore(places.entries),
        reports: transaction.objectStore(places.reports),
      }),
      done,
    ])
    return answer
  } finally {
    database.close()
  }
}

function allOf(entries: IDBObjectStore): IDBRequest<KeptEntry[]> {
  return entries.getAll()
}

/** Whether this browser keeps a report, or had no room for it. */
export type KeepOutcome = 'kept' | 'failed' | 'full'

/** Keeps a report that was just read; beside another on the screen under a title, so that it takes no other's place. */
export async function keepImported(
  account: string,
  imported: ImportedReport,
  isBeside: boolean,
): Promise<KeepOutcome> {
  try {
    if (isBeside) await reportStorage.save(account, imported, titleOf(keptEntryOf(imported)))
    else await reportStorage.keep(account, imported)
    return 'kept'
  } catch (error) {
    return isStorageFull(error) ? 'full' : 'failed'
  }
}

/** Whether the browser's storage refused something for want of room. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
