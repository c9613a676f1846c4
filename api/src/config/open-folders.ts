import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { StartFailure } from './start-failure.ts'
import { folders } from './texts.ts'

const [onlyOwner, onlyOwnersFile] = [0o700, 0o600]
/** Folders of earlier versions, whose files other users of the machine could read. */
const ofFiles = ['mail', 'backups']

/**
 * Makes the folders that the product writes to, and closes them and what earlier versions left in them to other users
 * of the machine. `told` gets what could not be closed.
 *
 * @throws StartFailure if one of them cannot be written
 */
export function openFolders(
  { dataDir, backup }: Pick<Config, 'dataDir'> & { backup: Pick<Config['backup'], 'folder'> },
  told: (sentence: string) => void,
): void {
  makeWritable(dataDir, 'DATA_DIR')
  if (backup.folder !== undefined) makeWritable(backup.folder, 'BACKUP_DIR')
  const close = (place: string, mode: number) => {
    const problem = closeToOthers(place, mode)
    if (problem !== undefined) told(folders.notClosed(place, problem))
    return problem === undefined
  }
  if (!isShared(dataDir)) close(dataDir, onlyOwner)
  close(path.join(dataDir, 'database'), onlyOwner)
  for (const name of ofFiles) {
    const folder = path.join(dataDir, name)
    if (!close(folder, onlyOwner)) continue
    for (const file of filesOf(folder)) if (!close(file, onlyOwnersFile)) break
  }
}

function makeWritable(folder: string, variable: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    const code = codeOf(error)
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    throw new StartFailure((isFile ? folders.noFolder : folders.notWritable)(folder, variable, code))
  }
}

/** Like /tmp: for all users of the machine, each with files of its own. */
function isShared(folder: string): boolean {
  const sticky = 0o1000
  return (fs.statSync(folder).mode & sticky) !== 0 || path.dirname(folder) === folder
}

/** Returns the code of the error; undefined if the place is closed or missing. */
function closeToOthers(place: string, mode: number): string | undefined {
  try {
    const stat = fs.lstatSync(place)
    if (stat.isSymbolicLink() || (stat.mode & 0o077) === 0) return undefined
    fs.chmodSync(place, mode)
    return undefined
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : codeOf(error)
  }
}

function filesOf(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  return entries.filter((one) => one.isFile()).map(({ name }) => path.join(folder, name))
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
