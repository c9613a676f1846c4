import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem } from './durable-file-system.ts'

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
]

/** Opens the database of a folder, creating it where there is none, so that every commit is forced to disk. */
export function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFileSystem(folder), startParams })
}
