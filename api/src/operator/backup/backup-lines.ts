import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BackupProblem, problems } from './texts.ts'

/** The first line of a backup: its format, and the schema and tables of the database. */
const beginning = z.object({
  product: z.literal('vendaclara'),
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The last migration of the database. */
  schema: z.string(),
  tables: z.array(z.string()).max(1000),
})
export type Beginning = z.infer<typeof beginning>

const tableEnd = z.object({ rows: z.int().min(0), digest: z.hex() })
const ending = z.object({ end: z.literal('vendaclara'), digest: z.hex() })

/** A digest of a table's records that does not depend on their order. */
export class RowDigest {
  rows = 0
  private readonly sum = Buffer.alloc(32)

  add(row: string): void {
    const one = createHash('sha256').update(row).digest()
    for (const [index, byte] of one.entries()) this.sum[index] = (this.sum[index] ?? 0) ^ byte
    this.rows++
  }

  /** The line that ends a table. */
  end(): { rows: number; digest: string } {
    return { rows: this.rows, digest: this.sum.toString('hex') }
  }
}

/**
 * The lines of a backup, in JSON. First the beginning; then for each table, in the same order, one text per record
 * and `{rows, digest}`; last a digest of everything before it.
 */
export async function* writeLines(
  start: Beginning,
  rowsOf: (table: string) => AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  const whole = createHash('sha256')
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`
    whole.update(text)
    return text
  }
  yield line(start)
  for (const table of start.tables) {
    const digest = new RowDigest()
    for await (const rows of rowsOf(table)) {
      for (const row of rows) digest.add(row)
      yield rows.map(line).join('')
    }
    yield line(digest.end())
  }
  yield `${JSON.stringify({ end: 'vendaclara', digest: whole.digest('hex') })}\n`
}

/** Gets the content of a backup in its order: the beginning, then for each table its records in batches and its end. */
export interface Reader {
  begin: (start: Beginning) => Promise<void>
  add: (table: string, rows: readonly string[]) => Promise<void>
  endTable: (table: string, end: { rows: number; digest: string }) => Promise<void>
}

const mostRows = 500
const mostCharacters = 2_000_000

/**
 * Reads a backup to its end and checks every digest. Throws a `BackupProblem` if it is truncated, changed or of
 * another kind.
 */
export async function readLines(lines: AsyncIterable<string>, reader: Reader): Promise<Beginning> {
  const whole = createHash('sha256')
  const each = lines[Symbol.asyncIterator]()
  const next = async (): Promise<{ text: string; value: unknown }> => {
    const { value: text, done } = await each.next()
    if (done) throw new BackupProblem(problems.cut)
    try {
      return { text, value: JSON.parse(text) }
    } catch {
      throw new BackupProblem(problems.changed)
    }
  }
  const first = await next()
  const start = beginning.safeParse(first.value)
  if (!start.success) throw new BackupProblem(problems.notOurs)
  whole.update(`${first.text}\n`)
  await reader.begin(start.data)
  for (const table of start.data.tables) {
    const digest = new RowDigest()
    let rows: string[] = []
    let characters = 0
    const flush = async () => {
      if (rows.length > 0) await reader.add(table, rows)
      rows = []
      characters = 0
    }
    for (;;) {
      const { text, value } = await next()
      whole.update(`${text}\n`)
      if (typeof value !== 'string') {
        await flush()
        const end = tableEnd.safeParse(value)
        const found = digest.end()
        if (!end.success || end.data.rows !== found.rows || end.data.digest !== found.digest) {
          throw new BackupProblem(problems.changed)
        }
        await reader.endTable(table, found)
        break
      }
      digest.add(value)
      rows.push(value)
      characters += value.length
      if (rows.length >= mostRows || characters >= mostCharacters) await flush()
    }
  }
  const last = ending.safeParse((await next()).value)
  if (!last.success || last.data.digest !== whole.digest('hex')) throw new BackupProblem(problems.changed)
  if (!(await each.next()).done) throw new BackupProblem(problems.changed)
  return start.data
}
