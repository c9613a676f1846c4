import { type FileRows, type StatedDetail, writeStatedOrder } from '@vendaclara/contract/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import {
  isPayment,
  ordersWhere,
  paymentsWhere,
  readLeftOut,
  readOrder,
  readTakenBack,
  wirePayment,
} from './stored-rows.repository.ts'
import { weightOf } from './weight.repository.ts'

interface OneFile {
  readonly userId: string
  readonly file: number
}

const placesIn = ({ userId, file }: OneFile, from: number, to: number) =>
  sql`one.user_id = ${userId} and one.file_id = ${file} and one.place >= ${from} and one.place < ${to}`

/** The stored rows of given files; `add-rows.repository.ts` adds them. */
export function fileRowsRepository(database: Database) {
  return {
    /** Whether as many rows of a file are stored as it has, each at a place of its own. */
    async areWhole({ userId, file }: OneFile, rows: number): Promise<boolean> {
      const placesOf = (table: string) =>
        sql`select place from ${sql.identifier(table)} where user_id = ${userId} and file_id = ${file}`
      const { rows: found } = await database.execute<Record<'count' | 'places' | 'end', string>>(sql`
        select count(*) as count, count(distinct place) as places, coalesce(max(place), -1) + 1 as end from (
          ${placesOf('orders')} union all ${placesOf('order_payments')} union all ${placesOf('file_details')}
        ) as stored`)
      return Object.values(found[0] ?? {}).every((stored) => Number(stored) === rows)
    },

    weight: (of: OneFile, from: number, to: number) => weightOf(database, placesIn(of, from, to)),

    /** The rows of a file whose places are in a range. */
    async read(of: OneFile, from: number, to: number): Promise<FileRows> {
      const isWanted = placesIn(of, from, to)
      const orders = await ordersWhere(database, isWanted, true)
      const payments = await paymentsWhere(database, isWanted)
      const details = await database.execute<{ detail: StatedDetail }>(
        sql`select detail from file_details one where ${isWanted} order by place`,
      )
      return {
        requests: orders.filter((row) => row.leftOut === null).map((row) => writeStatedOrder(readOrder(row))),
        leftOut: orders.filter((row) => row.leftOut !== null).map(readLeftOut),
        payments: payments.filter(isPayment).map(wirePayment),
        takenBack: payments.filter((row) => !isPayment(row)).map(readTakenBack),
        details: details.rows.map(({ detail }) => detail as FileRows['details'][number]),
      }
    },
  }
}
