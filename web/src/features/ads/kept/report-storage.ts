import type { AdsFigures, AdsReport } from '@vendaclara/core/ads'
import { freeTitle, type ImportedReport, type KeptEntry, titlesBeside, type UnsoldSum } from './kept-entry.ts'
import {
  deleteParts,
  putParts,
  readHead,
  readParts,
  reportDatabase,
  type Transaction,
} from './report-database.ts'

/** The storage task that failed, and whether the storage was full. */
export interface StorageFailure {
  readonly task: 'read' | 'write' | 'rename' | 'remove'
  readonly isFull: boolean
}

/** The reports of an account in this browser, in a database of that account. */
export const reportStorage = {
  /** Latest import first. */
  list: async (account: string): Promise<KeptEntry[]> => {
    const entries = await reportDatabase.read(account, (stored) => stored.objectStore('entries').getAll())
    return entries.toSorted((one, other) => other.importedAt.getTime() - one.importedAt.getTime())
  },

  read: (account: string, id: string): Promise<AdsReport | undefined> =>
    reportDatabase.read(account, (stored) => readParts(stored.objectStore('reports'), id)),

  /** The figures of one keyword or ad in each of some reports that have it, by their ids. */
  figuresOf: (account: string, ids: readonly string[], key: string): Promise<Map<string, AdsFigures>> =>
    reportDatabase.read(account, async (stored) => {
      const found = new Map<string, AdsFigures>()
      for (const id of ids) {
        const head = await readHead(stored.objectStore('reports'), id)
        const group = head?.groups.find((one) => one.key === key)
        if (group) found.set(id, group.figures)
      }
      return found
    }),

  /** Stores a report that was just imported, and deletes an earlier import that was not saved. */
  keep: (account: string, { report, ...entry }: ImportedReport): Promise<void> =>
    reportDatabase.write(account, async (stored) => {
      await deleteUnsaved(stored)
      await putParts(stored.objectStore('reports'), entry.id, report)
      await stored.objectStore('entries').put(entry)
    }),

  /** Deletes the reports that were not saved under a title. */
  forgetUnsaved: (account: string): Promise<void> => reportDatabase.write(account, deleteUnsaved),

  /** Saves a report under a title, or renames it. Returns the title, with a number if it was taken. */
  save: (account: string, { report, ...entry }: ImportedReport, title: string): Promise<string> =>
    reportDatabase.write(account, async (stored) => {
      const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
      const { id } = entry
      const given = freeTitle(title, titlesBeside(id, await entries.getAll()))
      await entries.put({ ...(await entries.get(id)), ...entry, title: given })
      // Another tab may have removed it.
      const key = await reports.getKey(id)
      if (key === undefined) await putParts(reports, id, report)
      return given
    }),

  /** Renames a stored report. Returns its title, with a number if it was taken, or undefined if the report is gone. */
  rename: (account: string, id: string, title: string): Promise<string | undefined> =>
    reportDatabase.write(account, async (stored) => {
      const entries = stored.objectStore('entries')
      const entry = await entries.get(id)
      if (!entry) return undefined
      const given = freeTitle(title, titlesBeside(id, await entries.getAll()))
      await entries.put({ ...entry, title: given })
      return given
    }),

  /** Notes what a stored report spent on terms without sales. Nothing happens if the report is gone. */
  noteUnsold: (account: string, id: string, unsold: UnsoldSum): Promise<void> =>
    reportDatabase.write(account, async (stored) => {
      const entries = stored.objectStore('entries')
      const entry = await entries.get(id)
      if (entry && !entry.unsold) await entries.put({ ...entry, unsold })
    }),

  /**
   * Removes a report. Pass `report` if it is already loaded. Returns what was removed, or undefined if it is gone or
   * unreadable.
   */
  remove: (account: string, id: string, report?: AdsReport): Promise<ImportedReport | undefined> =>
    reportDatabase.write(account, async (stored) => {
      const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
      const entry = await entries.get(id)
      const removed = report ?? (await readParts(reports, id).catch(() => undefined))
      await entries.delete(id)
      await deleteParts(reports, id)
      return entry && removed && { ...entry, report: removed }
    }),

  /** Stores a removed report again. Another report may have its title by now. */
  putBack: (account: string, { report, ...entry }: ImportedReport): Promise<void> =>
    reportDatabase.write(account, async (stored) => {
      const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
      const { id, title } = entry
      const given = title === null ? null : freeTitle(title, titlesBeside(id, await entries.getAll()))
      await putParts(reports, id, report)
      await entries.put({ ...entry, title: given })
    }),
}

async function deleteUnsaved(stored: Transaction<'readwrite'>): Promise<void> {
  const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
  for (const { id, title } of await entries.getAll()) {
    if (title !== null) continue
    await entries.delete(id)
    await deleteParts(reports, id)
  }
}
