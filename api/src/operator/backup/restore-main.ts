import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readVariables } from '../../config/read-variables.ts'
import { StartFailure } from '../../config/start-failure.ts'
import { connectDatabase } from '../../database/connect-database.ts'
import type { Database } from '../../database/database.ts'
import { migrateDatabase } from '../../database/migrate-database.ts'
import type { Outcome } from '../run-command.ts'
import { causeOf } from '../words/cause-of.ts'
import { linesOf } from '../words/printable.ts'
import { type Key, unpack } from './packed-file.ts'
import { checkBackup, type Restored, restoreBackup } from './restore-backup.ts'
import { BackupProblem, problems, results } from './texts.ts'

/** `restore FILE`; the product must not be running. Nothing of what it says is a value of the backup. */
export async function restoreMain(given: readonly string[], variables: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    return { text: linesOf(await restore(given, variables)), isDone: true }
  } catch (error) {
    const isInWords = error instanceof BackupProblem || error instanceof StartFailure
    const cause = causeOf(error)
    return { text: linesOf(isInWords ? cause : problems.notRestored(cause)), isDone: false }
  }
}

async function restore(given: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const { file, identity, check } = read(given)
  const names = ['DATABASE_URL', 'DATA_DIR', 'BACKUP_PASSPHRASE']
  const { values, problems: wrong } = readVariables(variables, names)
  if (wrong.length > 0) throw new BackupProblem(wrong.join('\n'))
  const key = keyOf(identity, values.BACKUP_PASSPHRASE)
  // All sums are judged before anything is stored.
  const checked = await checkBackup(unpack(file, key))
  if (check) return results.checked(checked)
  const place = { databaseUrl: values.DATABASE_URL, dataDir: path.resolve(values.DATA_DIR ?? 'data') }
  return results.restored(await restoreInto(place, unpack(file, key)))
}

interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

async function restoreInto(place: Place, lines: AsyncIterable<string>): Promise<Restored> {
  if (place.databaseUrl !== undefined) return fill(place, lines)
  const folder = path.join(place.dataDir, 'database')
  if (fs.existsSync(folder)) throw new BackupProblem(problems.folderTaken(folder))
  // Built in another folder until it is complete and opens again, so an interrupted one is never taken for the
  // database.
  const building = { ...place, dataDir: path.join(place.dataDir, 'restoring') }
  fs.rmSync(building.dataDir, { recursive: true, force: true })
  try {
    const restored = await fill(building, lines)
    await openAgain(building)
    fs.renameSync(path.join(building.dataDir, 'database'), folder)
    return restored
  } finally {
    fs.rmSync(building.dataDir, { recursive: true, force: true })
  }
}

async function fill(place: Place, lines: AsyncIterable<string>): Promise<Restored> {
  return withDatabase(place, (database) => restoreBackup(database, lines))
}

async function openAgain(place: Place): Promise<void> {
  return withDatabase(place, migrateDatabase)
}

/** An embedded database that fails, on a full disk for example, can neither answer nor be closed. */
async function withDatabase<Answer>(place: Place, use: (database: Database) => Promise<Answer>) {
  let lose: (error: Error) => void = () => {}
  const lost = new Promise<never>((_, reject) => {
    lose = reject
  })
  lost.catch(() => {})
  const { database, close } = await connectDatabase(place, lose)
  const used = use(database).finally(close)
  used.catch(() => {})
  return Promise.race([used, lost])
}

function read(given: readonly string[]) {
  try {
    const options = { identity: { type: 'string' }, check: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new BackupProblem(problems.usage)
    if (!fs.existsSync(file)) throw new BackupProblem(problems.noFile(file))
    return { file, ...values }
  } catch (error) {
    throw error instanceof BackupProblem ? error : new BackupProblem(problems.usage)
  }
}

/** An identity file is what `age-keygen` writes: a secret key between comment lines. */
function keyOf(identityFile: string | undefined, passphrase: string | undefined): Key | undefined {
  if (identityFile === undefined) return passphrase === undefined ? undefined : { passphrase }
  const text = fs.existsSync(identityFile) ? fs.readFileSync(identityFile, 'utf8') : ''
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(text)?.[0]
  if (identity === undefined) throw new BackupProblem(problems.noIdentity(identityFile))
  return { identity }
}
