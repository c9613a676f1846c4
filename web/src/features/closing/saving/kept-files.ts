import { accountStorageKey } from '../../../session/account-storage-key.ts'
import type { FileSlot } from '../files/chosen-files.ts'
import type { ReadFiles } from './closing-files-state.ts'

/** The files a closing was stored from, of the revision it had then: of another one they are not what is stored. */
export type KeptFiles = { readonly [Slot in FileSlot]: ReadFiles | null } & {
  readonly closing: string
  readonly revision: number
}

interface Entry extends KeptFiles {
  readonly keptAt: number
}

/** The older ones are forgotten, and those of one closing that take more room than all may. */
const mostClosings = 12
const mostBytes = 200 * 1024 * 1024
const place = 'closings'

/**
 * The files of an account's latest closings in this browser, so that another one can be added after a reload. They are a
 * convenience: where the browser has no room for them, the screen says which ones to choose again.
 */
export const keptFiles = {
  read: (account: string, closing: string): Promise<KeptFiles | undefined> =>
    inPlace(account, 'readonly', (entries) => answerOf<Entry | undefined>(entries.get(closing))),

  keep: (account: string, kept: KeptFiles): Promise<void> =>
    inPlace(account, 'readwrite', async (entries) => {
      entries.put({ ...kept, keptAt: Date.now() } satisfies Entry)
      const all = await answerOf<Entry[]>(entries.getAll())
      let bytes = 0
      for (const [index, entry] of all.toSorted((one, other) => other.keptAt - one.keptAt).entries()) {
        bytes += sizeOf(entry)
        if (index >= mostClosings || bytes > mostBytes) entries.delete(entry.closing)
      }
    }),

  forget: (account: string, closing: string): Promise<void> =>
    inPlace(account, 'readwrite', async (entries) => {
      entries.delete(closing)
    }),
}

function sizeOf({ orders, income }: KeptFiles): number {
  const files = [...(orders?.files ?? []), ...(income?.files ?? [])]
  return files.reduce((sum, { size }) => sum + size, 0)
}

async function inPlace<Answer>(
  account: string,
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
  const opening = indexedDB.open(accountStorageKey(account, 'closing-files'), 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(place, { keyPath: 'closing' })
  const database = await answerOf(opening)
  try {
    const transaction = database.transaction(place, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [answer] = await Promise.all([work(transaction.objectStore(place)), done])
    return answer
  } finally {
    database.close()
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
