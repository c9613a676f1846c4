import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { makeBackup } from './make-backup.ts'
import type { Lock } from './packed-file.ts'

export interface BackupFile {
  name: string
  at: Date
  bytes: number
}

const named = /^vendaclara-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.age)?$/
const unfinished = /^vendaclara-\d{8}T\d{6}Z\.backup(\.age)?\.part$/
/** Longer than any backup takes, in milliseconds. A file untouched for so long was abandoned. */
const longestUntouched = 24 * 60 * 60 * 1000

/** Where backups are written: to the folder of the nightly ones, otherwise to the data folder. */
export function folderOf({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>): string {
  return backup.folder ?? path.join(dataDir, 'backups')
}

/** The backups in a folder, newest first. Other files are ignored. */
export async function backupsOf(folder: string): Promise<BackupFile[]> {
  const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.flatMap((name) => {
    const match = named.exec(name)
    if (!match) return []
    const [year = 0, month = 0, ...rest] = match.slice(1, 7).map(Number)
    return [{ name, at: new Date(Date.UTC(year, month - 1, ...rest)) }]
  })
  const sized = files.map(async (file) => ({
    ...file,
    bytes: (await fs.stat(path.join(folder, file.name))).size,
  }))
  return (await Promise.all(sized)).sort((a, b) => b.at.getTime() - a.at.getTime())
}

interface Parts {
  database: Database
  folder: string
  lock: Lock | undefined
  now: Date
}

/** Makes a backup in the folder. The file gets its final name only when it is complete and flushed to disk. */
export async function addBackup({ database, folder, lock, now }: Parts): Promise<BackupFile> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder, now)
  const stamp = now.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
  const name = `vendaclara-${stamp}.backup${lock ? '.age' : ''}`
  const file = path.join(folder, name)
  const begun = `${file}.part`
  await fs.rm(begun, { force: true })
  try {
    await makeBackup(database, now, { file: begun, lock })
    await fs.rename(begun, file)
  } finally {
    await fs.rm(begun, { force: true })
  }
  return { name, at: now, bytes: (await fs.stat(file)).size }
}

/** Removes unfinished files of a process that was killed. */
async function removeAbandoned(folder: string, now: Date): Promise<void> {
  const begun = (await fs.readdir(folder)).filter((name) => unfinished.test(name))
  for (const name of begun) {
    const file = path.join(folder, name)
    const { mtimeMs = now.getTime() } = (await fs.stat(file).catch(() => undefined)) ?? {}
    if (now.getTime() - mtimeMs > longestUntouched) await fs.rm(file, { force: true })
  }
}

/** Removes all but the newest backups of the folder. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const old = (await backupsOf(folder)).slice(count)
  await Promise.all(old.map(({ name }) => fs.rm(path.join(folder, name))))
}
