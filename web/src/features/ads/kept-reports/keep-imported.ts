import type { ImportedReport } from '../report/imported-report.ts'
import { isStorageFull } from './is-storage-full.ts'
import { keptEntryOf } from './kept-entry.ts'
import { reportStorage } from './report-storage.ts'
import { titleOf } from './title-of.ts'

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
