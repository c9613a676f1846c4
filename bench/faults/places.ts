import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OwnDisk } from '@vendaclara/testing/faults/own-disk'
import { type PostgresServer, startPostgres } from '@vendaclara/testing/postgres-server'

type Kind = 'embedded' | 'PostgreSQL'

export interface Place {
  kind: Kind
  databaseUrl: string | undefined
  dataDir: string
  postgres: PostgresServer | undefined
  /** Where it has everything. */
  folder: string
}

/** `--name=5` of the command line, as a number. */
export function numberGiven(name: string, usual: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))
  return given === undefined ? usual : Number(given.slice(name.length + 3))
}

/** Runs it on each kind of database that `--on=` does not leave out, each time in an empty place, and prints what it found. */
export async function onBothDatabases(work: (place: Place) => Promise<object>): Promise<void> {
  await onEach((kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'vendaclara-faults-'))
    const remove = () => rmSync(folder, { recursive: true, force: true })
    return inFolder(kind, folder, work).finally(remove)
  })
}

/** The same on a disk of its own. */
export async function onOwnDisk(
  megabytes: number,
  work: (place: Place, disk: OwnDisk) => Promise<object>,
): Promise<void> {
  await onEach((kind) => {
    const disk = OwnDisk.make(megabytes)
    return inFolder(kind, disk.folder, (place) => work(place, disk)).finally(() => disk.remove())
  })
}

async function onEach(work: (kind: Kind) => Promise<object>): Promise<void> {
  const only = process.argv.find((word) => word.startsWith('--on='))?.slice(5)
  const kinds = (['PostgreSQL', 'embedded'] as const).filter((one) => only === undefined || one === only)
  if (kinds.length === 0) throw new RangeError(`--on=PostgreSQL or --on=embedded, not ${only}`)
  const rows: Record<string, object> = {}
  for (const kind of kinds) rows[kind] = await work(kind)
  console.table(rows)
}

async function inFolder(
  kind: Kind,
  folder: string,
  work: (place: Place) => Promise<object>,
): Promise<object> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const postgres = kind === 'PostgreSQL' ? await startPostgres('durable', folder) : undefined
  try {
    return await work({ kind, databaseUrl: postgres?.url('postgres'), dataDir, postgres, folder })
  } finally {
    await postgres?.stop()
  }
}
