import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startEmbedded } from '@vendaclara/api/src/database/embedded/start-embedded.ts'

type Run = (statement: string) => Promise<{ rows: unknown[] }>

const [form, folder = '', task] = process.argv.slice(2)
const run = await open()

if (task === 'write') {
  await run('create table written (row bigint primary key)')
  for (let row = 1; ; row += 1) {
    await run(`insert into written values (${row})`)
    process.send?.(row)
  }
}
const { rows } = await run('select max(row)::int as last, count(*)::int as found from written')
const { found } = rows[0] as { found: number }
process.send?.(found, () => process.exit(0))

async function open(): Promise<Run> {
  if (form === 'durable') {
    const { pool } = await startEmbedded(folder, fail)
    return (statement) => pool.query(statement)
  }
  const database = await PGlite.create(join(folder, 'database'))
  return (statement) => database.query(statement)
}

function fail(error: Error): never {
  throw error
}
