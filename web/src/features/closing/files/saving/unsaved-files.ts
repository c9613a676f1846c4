import type { FileRead } from '../../worker/messages.ts'
import type { FileSlot } from '../../worker/reading/chosen-files.ts'

/** A file that was read and is shown, but is not stored yet. `replaces` are the keys of stored files it takes the place of. */
export interface PendingFile extends FileRead {
  readonly slot: FileSlot
  readonly replaces: readonly string[]
}

/** What is shown and not stored: files that were read, and the keys of stored files that are no longer shown. */
export interface UnsavedFiles {
  readonly pending: readonly PendingFile[]
  readonly gone: readonly string[]
}

export const nothingUnsaved: UnsavedFiles = { pending: [], gone: [] }

/** Files were read, in place of others. The old ones count until the last of the new ones is stored. */
export function withRead(
  { pending, gone }: UnsavedFiles,
  slot: FileSlot,
  read: readonly FileRead[],
  replaced: readonly string[],
): UnsavedFiles {
  const isReplaced = ({ key }: PendingFile) => replaced.includes(key)
  const stored = replaced.filter((key) => !pending.some((one) => one.key === key))
  const replaces = [...pending.filter(isReplaced).flatMap((one) => one.replaces), ...stored]
  const added = read.map((file, index) => ({
    ...file,
    slot,
    replaces: index === read.length - 1 ? replaces : [],
  }))
  return { pending: [...pending.filter((one) => !isReplaced(one)), ...added], gone: [...gone, ...stored] }
}

/** A file is no longer shown. */
export function withoutFile({ pending, gone }: UnsavedFiles, key: string): UnsavedFiles {
  const kept = pending.filter((one) => one.key !== key)
  return { pending: kept, gone: kept.length < pending.length ? gone : [...gone, key] }
}

/** A file is stored under a number. If it is no longer shown, it is to be taken back. */
export function withStored({ pending, gone }: UnsavedFiles, file: PendingFile, number: number): UnsavedFiles {
  const kept = pending.filter((one) => one.key !== file.key)
  const left = gone.filter((key) => !file.replaces.includes(key))
  return { pending: kept, gone: kept.length < pending.length ? left : [...left, String(number)] }
}

export function withTakenBack({ pending, gone }: UnsavedFiles, key: string): UnsavedFiles {
  return { pending, gone: gone.filter((one) => one !== key) }
}

/** The next stored file to take back: none whose place a file takes that is still to be stored. */
export function nextToTakeBack({ pending, gone }: UnsavedFiles): string | undefined {
  return gone.find((key) => !pending.some(({ replaces }) => replaces.includes(key)))
}

export function isUnsaved({ pending, gone }: UnsavedFiles): boolean {
  return pending.length + gone.length > 0
}
