import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem } from './durable-file-system.ts'

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
]

/** Opens the database in a folder, or creates it. Every commit is flushed to disk. */
export function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFileSystem(folder), startParams })
}
