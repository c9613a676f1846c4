import { mostOpenFiles, type putMovements } from '@vendaclara/contract/closing'
import { and, desc, eq, not, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { isWhole, line, movementFiles } from './movement.tables.ts'

/** The columns of a line, by their names on the wire and in the table. */
const columns = Object.entries(line).map(([name, column]) => {
  return { key: `"${name}"`, name: column.name, type: column.getSQLType() }
})
/** What the newest of the files with a line decides. */
const changing = columns.filter(({ name }) => !['line_id', 'source', 'order_id'].includes(name))

export type Part = z.output<NonNullable<(typeof putMovements)['body']>>

/** Stores lines of a file, and the file itself as one that waits for more, unless it is whole. */
export async function storePart(database: Database, userId: string, part: Omit<Part, 'of'>) {
  const { marketplace, source, name, fingerprint, dated, lines } = part
  const firstDay = lines[0]?.day ?? ''
  const [stored] = await database
    .insert(movementFiles)
    .values({
      userId,
      marketplace,
      source,
      name,
      fingerprint,
      lines: 0,
      firstDay,
      lastDay: firstDay,
      months: {},
    })
    .onConflictDoUpdate({
      target: [
        movementFiles.userId,
        movementFiles.marketplace,
        movementFiles.source,
        movementFiles.fingerprint,
      ],
      set: { name },
    })
    .returning({ id: movementFiles.id })
  if (!stored) throw new Error('the insert answered no row')
  const list = (write: (column: (typeof columns)[number]) => string) => sql.raw(columns.map(write).join())
  const { rows } = await database.execute<{ added: string; lines: string }>(sql`
    with stored as (
      insert into movements (user_id, marketplace, files, dated, ${list(({ name }) => name)})
      select distinct on (id) ${userId}::uuid, ${marketplace}, array[${stored.id}::integer], ${dated}::bigint, ${list(({ key }) => key)}
      from json_to_recordset(${JSON.stringify(lines)}::json) as line(${list(({ key, type }) => `${key} ${type}`)})
      order by id
      on conflict (user_id, marketplace, line_id) do update set
        files = array_remove(movements.files, ${stored.id}::integer) || excluded.files,
        dated = greatest(movements.dated, excluded.dated),
        ${sql.join(changing.map(newest), sql`, `)}
      returning (xmax = 0) as added
    )
    select count(*) as lines, count(*) filter (where added) as added from stored`)
  const [all, added] = [Number(rows[0]?.lines), Number(rows[0]?.added)]
  return { file: stored.id, added, known: all - added }
}

/** Lets a file count if all of its lines are there; answers whether they are. */
export async function completeFile(
  database: Database,
  userId: string,
  id: number,
  of: number,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with line as (
      select day, month from movements where user_id = ${userId} and ${id}::integer = any(files)
    )
    update movement_files set lines = ${of}, first_day = (select min(day) from line), last_day = (select max(day) from line),
      months = (select json_object_agg(month, count) from (
        select month, count(*) from line group by month order by month) as months)
    where user_id = ${userId} and id = ${id} and (select count(*) from line) = ${of}
    returning 1`)
  return rows.length > 0
}

/** Files that wait for lines while too many others do. */
export async function tooLongWaiting(database: Database, userId: string): Promise<readonly number[]> {
  const found = await database
    .select({ id: movementFiles.id })
    .from(movementFiles)
    .where(and(eq(movementFiles.userId, userId), not(isWhole)))
    .orderBy(desc(movementFiles.id))
    .offset(mostOpenFiles)
  return found.map(({ id }) => id)
}

/** If two files have a line, the file with the later date decides its content. */
function newest(column: { readonly name: string }) {
  const name = sql.identifier(column.name)
  return sql`${name} = case when excluded.dated >= movements.dated then excluded.${name} else movements.${name} end`
}
