import type { DBSchema } from 'idb'
import { accountDatabase } from '../../../storage/database.ts'
import type { FileSlot } from '../files/chosen-files.ts'
import type { ReadFiles } from './closing-files-state.ts'

/**
 * The files a closing was stored from, with its revision then. If the closing has another revision, they are not what
 * is stored.
 */
export type KeptFiles = { readonly [Slot in FileSlot]: ReadFiles | null } & {
  readonly closing: string
  readonly revision: number
}

interface FilesDatabase extends DBSchema {
  closings: { key: string; value: KeptFiles & { readonly keptAt: number } }
}

/** Older closings are deleted, and those that exceed the total size. */
const mostClosings = 12
const mostBytes = 200 * 1024 * 1024

const database = accountDatabase<FilesDatabase>({
  key: 'closing-files',
  version: 1,
  upgrade: (database) => void database.createObjectStore('closings', { keyPath: 'closing' }),
})

/**
 * The files of an account's latest closings in this browser, so that another file can be added after a reload. This is
 * optional: if the browser has no room, the screen says which files to choose again.
 */
export const keptFiles = {
  read: (account: string, closing: string): Promise<KeptFiles | undefined> =>
    database.transact(account, ['closings'], 'readonly', (stored) =>
      stored.objectStore('closings').get(closing),
    ),

  keep: (account: string, kept: KeptFiles): Promise<void> =>
    database.transact(account, ['closings'], 'readwrite', async (stored) => {
      const entries = stored.objectStore('closings')
      await entries.put({ ...kept, keptAt: Date.now() })
      const all = await entries.getAll()
      let bytes = 0
      for (const [index, entry] of all.toSorted((one, other) => other.keptAt - one.keptAt).entries()) {
        bytes += sizeOf(entry)
        if (index >= mostClosings || bytes > mostBytes) await entries.delete(entry.closing)
      }
    }),

  forget: (account: string, closing: string): Promise<void> =>
    database.transact(account, ['closings'], 'readwrite', (stored) =>
      stored.objectStore('closings').delete(closing),
    ),
}

function sizeOf({ orders, income }: KeptFiles): number {
  const files = [...(orders?.files ?? []), ...(income?.files ?? [])]
  return files.reduce((sum, { size }) => sum + size, 0)
}
