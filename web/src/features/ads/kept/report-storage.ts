import type { AdsReport } from '@vendaclara/core/ads'
import { isStorageFull } from '../../../storage/database.ts'
import type { ImportedReport } from '../model/imported-report.ts'
import { freeTitle, type KeptEntry, keptEntryOf, titleOf } from './kept-entry.ts'
import { reportDatabase } from './report-database.ts'
import { deleteParts, putParts, readParts } from './report-parts.ts'

/** Which task of the browser's storage failed, and whether it was full. */
export interface StorageFailure {
  readonly task: 'read' | 'write' | 'rename' | 'remove'
  readonly isFull: boolean
}

/** A report that this browser kept, whole. */
interface RemovedReport {
  readonly entry: KeptEntry
  readonly report: AdsReport
}

/** The reports of an account in this browser, in a database of that account. */
export const reportStorage = {
  /** All of them, the latest import first. */
  list: async (account: string): Promise<KeptEntry[]> => {
    const entries = await reportDatabase.read(account, (stored) => stored.objectStore('entries').getAll())
    return entries.toSorted((one, other) => other.importedAt.getTime() - one.importedAt.getTime())
  },

  read: (account: string, id: string): Promise<AdsReport | undefined> =>
    reportDatabase.read(account, (stored) => readParts(stored.objectStore('reports'), id)),

  /** Keeps a report that was just imported, in place of an import before it that was not saved. */
  keep: (account: string, imported: ImportedReport): Promise<void> =>
    reportDatabase.write(account, async (stored) => {
      const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
      await putParts(reports, imported.id, imported.report)
      await entries.put(keptEntryOf(imported))
      for (const { id, title } of await entries.getAll()) {
        if (title !== null || id === imported.id) continue
        await entries.delete(id)
        await deleteParts(reports, id)
      }
    }),

  /** Saves a report under a title, or renames it; answers the title it got, which is numbered where the title was taken. */
  save: (account: string, imported: ImportedReport, title: string): Promise<string> =>
    reportDatabase.write(account, async (stored) => {
      const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
      const given = freeTitle(title, titlesBeside(imported.id, await entries.getAll()))
      await entries.put({ ...keptEntryOf(imported), title: given })
      // Another tab may have taken it away.
      const key = await reports.getKey(imported.id)
      if (key === undefined) await putParts(reports, imported.id, imported.report)
      return given
    }),

  /** Renames a report that is not open; answers the title it got, or nothing when it is gone. */
  rename: (account: string, id: string, title: string): Promise<string | undefined> =>
    reportDatabase.write(account, async (stored) => {
      const entries = stored.objectStore('entries')
      const entry = await entries.get(id)
      if (!entry) return undefined
      const given = freeTitle(title, titlesBeside(id, await entries.getAll()))
      await entries.put({ ...entry, title: given })
      return given
    }),

  /** Removes a report; `report` is what it has, where that is at hand. Answers what was removed, or nothing when it is gone. */
  remove: (account: string, id: string, report?: AdsReport): Promise<RemovedReport | undefined> =>
    reportDatabase.write(account, async (stored) => {
      const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
      const entry = await entries.get(id)
      const removed = report ?? (await readParts(reports, id).catch(() => undefined))
      await entries.delete(id)
      await deleteParts(reports, id)
      return entry && removed && { entry, report: removed }
    }),

  /** Keeps a report again that was removed; another may have its title by now. */
  putBack: (account: string, { entry, report }: RemovedReport): Promise<void> =>
    reportDatabase.write(account, async (stored) => {
      const [entries, reports] = [stored.objectStore('entries'), stored.objectStore('reports')]
      const { id, title } = entry
      const given = title === null ? null : freeTitle(title, titlesBeside(id, await entries.getAll()))
      await putParts(reports, id, report)
      await entries.put({ ...entry, title: given })
    }),
}

function titlesBeside(id: string, entries: readonly KeptEntry[]): string[] {
  return entries.filter((entry) => entry.id !== id).flatMap((entry) => entry.title ?? [])
}

/** Whether this browser keeps a report, or had no space for it. */
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
