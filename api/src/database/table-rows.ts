import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Recreated at each start: the state of the schema (`drizzle`), and the jobs (`pgboss`), which must not run twice. */
const rebuilt = ['drizzle', 'pgboss', 'information_schema']
const mostAtOnce = 64
const wantedCharacters = 1_000_000

/** A table by schema and name, both quoted. */
export type TableName = string

/** Every table with records. A table comes after the tables it refers to. */
export async function tablesOf(database: Database): Promise<TableName[]> {
  const { rows } = await database.execute<{ table: TableName; refers: TableName[] }>(sql`
    select format('%I.%I', n.nspname, c.relname) as table,
      array(select format('%I.%I', rn.nspname, r.relname) from pg_constraint k
        join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ${rebuilt} and n.nspname not like 'pg\_%'
    order by 1`)
  return ordered(rows)
}

function ordered(tables: readonly { table: TableName; refers: readonly TableName[] }[]): TableName[] {
  const done = new Set<TableName>()
  while (done.size < tables.length) {
    const free = tables.filter(
      ({ table, refers }) => !done.has(table) && refers.every((one) => done.has(one)),
    )
    if (free.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { table } of free) done.add(table)
  }
  return [...done]
}

/** Makes values print as texts that any PostgreSQL, with any settings, reads back unchanged. */
export async function settleTexts(transaction: Database): Promise<void> {
  await transaction.execute(sql`select
    set_config('statement_timeout', '0', true), set_config('TimeZone', 'UTC', true),
    set_config('DateStyle', 'ISO, YMD', true), set_config('IntervalStyle', 'postgres', true),
    set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`)
}

/** The records of a table as texts, in batches. Call it in a transaction, after `settleTexts`. */
export async function* readRows(transaction: Database, table: TableName): AsyncGenerator<string[]> {
  await transaction.execute(
    sql.raw(`declare all_rows no scroll cursor for select t::text as line from ${table} t`),
  )
  for (let take = 1; ; ) {
    const { rows } = await transaction.execute<{ line: string }>(sql.raw(`fetch ${take} from all_rows`))
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const longest = Math.max(...lines.map(({ length }) => length))
    take = Math.max(1, Math.min(mostAtOnce, take * 2, Math.floor(wantedCharacters / longest)))
  }
  await transaction.execute(sql`close all_rows`)
}

/** Adds records from `readRows`, with their original ids. */
export async function addRows(
  transaction: Database,
  table: TableName,
  lines: readonly string[],
): Promise<void> {
  // `offset 0` prevents parsing each text once per column.
  await transaction.execute(
    sql`insert into ${sql.raw(table)} overriding system value select (made.row).*
      from (select line::${sql.raw(table)} as row from unnest(${sql.param(lines)}::text[]) line offset 0) made`,
  )
}

/** Continues a table's generated ids after its highest one. */
export async function continueNumbers(transaction: Database, table: TableName): Promise<void> {
  const { rows } = await transaction.execute<{ column: string; numbers: string }>(
    sql`select attname as column, pg_get_serial_sequence(${table}, attname) as numbers from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        and pg_get_serial_sequence(${table}, attname) is not null`,
  )
  for (const { column, numbers } of rows) {
    const next = sql`coalesce(max(${sql.identifier(column)}), 0) + 1`
    await transaction.execute(sql`select setval(${numbers}::regclass, ${next}, false) from ${sql.raw(table)}`)
  }
}
