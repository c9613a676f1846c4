import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from '@vendaclara/testing/postgres-server'

type Kind = 'embedded' | 'PostgreSQL'
type Disk = 'ours' | 'small' | 'cut'

export interface Place {
  kind: Kind
  databaseUrl: string | undefined
  dataDir: string
  postgres: PostgresServer | undefined
  /** The folder of its disk, which is its own unless it is `ours`. */
  disk: string
}

/** `--name=5` of the command line, as a number. */
export function numberGiven(name: string, usual: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))
  return given === undefined ? usual : Number(given.slice(name.length + 3))
}

/** Runs it on each kind of database that `--on=` does not leave out, each time in an empty place, and prints what it found. */
export async function onBothDatabases(
  work: (place: Place) => Promise<object>,
  { on = 'ours' }: { on?: Disk } = {},
): Promise<void> {
  const only = process.argv.find((word) => word.startsWith('--on='))?.slice(5)
  const kinds = (['PostgreSQL', 'embedded'] as const).filter((one) => only === undefined || one === only)
  if (kinds.length === 0) throw new RangeError(`--on=PostgreSQL or --on=embedded, not ${only}`)
  const rows: Record<string, object> = {}
  for (const kind of kinds) rows[kind] = await inPlace(kind, on, work)
  console.table(rows)
}

async function inPlace(kind: Kind, on: Disk, work: (place: Place) => Promise<object>): Promise<object> {
  const { TMPDIR } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-faults-'))
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('chmod', ['755', folder])
  if (on !== 'ours') makeDisk(on, folder, disk)
  // PostgreSQL, too, has its folder there.
  process.env.TMPDIR = disk
  const dataDir = mkdtempSync(join(disk, 'data-'))
  const postgres = kind === 'PostgreSQL' ? await startPostgres(on === 'cut' ? 'durable' : 'bench') : undefined
  try {
    return await work({ kind, databaseUrl: postgres?.url('postgres'), dataDir, postgres, disk })
  } finally {
    await postgres?.stop()
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    if (on !== 'ours') execFileSync('umount', [disk])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As root on Linux: one in memory that is soon full, or one whose power can be cut. */
function makeDisk(on: Exclude<Disk, 'ours'>, folder: string, disk: string): void {
  if (on === 'small') {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk])
    return
  }
  execFileSync('truncate', ['-s', '900M', join(folder, 'image')])
  execFileSync('mkfs.ext4', ['-q', join(folder, 'image')])
  execFileSync('mount', ['-o', 'loop', join(folder, 'image'), disk])
}
