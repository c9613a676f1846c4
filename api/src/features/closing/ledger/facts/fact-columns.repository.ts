import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../../database/database.ts'

/** The columns of a table of rows of files, by their names in the code, without those that say whose row it is. */
function factsOf(table: PgTable) {
  const { userId: _owner, fileId: _file, ...facts } = getTableColumns(table)
  return Object.entries(facts).map(([key, column]) => {
    return { key: `"${key}"`, name: column.name, type: column.getSQLType() }
  })
}
type Fact = ReturnType<typeof factsOf>[number]

/** What a statement selects of a table `one`, by the names of the code. */
export function selectedFacts(table: PgTable): SQL {
  const cast = ({ type }: Fact) => (type === 'date' ? '::text' : '')
  return sql.raw(
    [
      'one.file_id as file',
      ...factsOf(table).map((fact) => `one.${fact.name}${cast(fact)} as ${fact.key}`),
    ].join(),
  )
}

/** A row of a table `line` as JSON, by the names of the code, without its place. */
export function factsAsJson(table: PgTable): SQL {
  const facts = factsOf(table).filter(({ name }) => name !== 'place' && name !== 'n')
  return sql.raw(
    `json_build_object(${facts.map(({ key, name }) => `'${key.slice(1, -1)}', line.${name}`).join()})`,
  )
}

/** Adds rows of a file, by the names of the code. A row that is sent again stays as it is. */
export async function insertFacts<Row extends object>(
  database: Database,
  { userId, file }: { readonly userId: string; readonly file: number },
  table: PgTable & { readonly $inferInsert: Row },
  rows: readonly Omit<Row, 'userId' | 'fileId'>[],
): Promise<void> {
  if (rows.length === 0) return
  const facts = factsOf(table)
  const list = (part: (fact: Fact) => string) => sql.raw(facts.map(part).join())
  await database.execute(sql`
    insert into ${table} (user_id, file_id, ${list(({ name }) => name)})
    select ${userId}::uuid, ${file}::bigint, ${list(({ key }) => key)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as sent(${list(({ key, type }) => `${key} ${type}`)})
    on conflict do nothing`)
}
