import { anyAccountPrefix } from '../../../storage/account-storage.ts'
import { reportStorage } from './report-storage.ts'

const ending = '.ads'

/** Deletes the imported reports of all accounts that were not saved under a title. It creates no database. */
export async function forgetUnsavedReports(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith(anyAccountPrefix) || !name.endsWith(ending)) continue
    await reportStorage.forgetUnsaved(name.slice(anyAccountPrefix.length, -ending.length))
  }
}
