import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, testDatabaseUrl } from '../../../test/open-test-database.ts'
import { type Connected, connectDatabase } from '../connect-database.ts'
import { poolOf } from '../database.ts'

let connected: Connected
beforeAll(async () => {
  // Connects as the product does.
  const databaseUrl = await testDatabaseUrl()
  connected = databaseUrl
    ? await connectDatabase({ databaseUrl, dataDir: 'none' }, () => {})
    : await openTestDatabase({ bare: true })
})
afterAll(() => connected.close())

const megabyte = 1024 * 1024
const large = Buffer.from(Uint8Array.from({ length: 3 * megabyte + 7 }, (_, index) => index % 251))

test('a large value is sent beside small ones, a missing one and another large one, and its connection goes on', async () => {
  const { database } = connected
  const other = large.subarray(1, 2 * megabyte)
  for (let time = 0; time < 4; time += 1) {
    const asked = [
      database.execute(sql`select ${1}::int as one, ${null}::text is null as none, ${'ção'}::text as text,
        md5(${large}::bytea) as sum, octet_length(${other}::bytea) as length,
        get_byte(${large}::bytea, ${large.length - 1}) as last`),
      database.execute(sql`select ${time}::int as time`),
    ]
    const [[found], [next]] = (await Promise.all(asked)).map(({ rows }) => rows) as [unknown[], unknown[]]
    expect(found).toEqual({
      one: 1,
      none: true,
      text: 'ção',
      sum: createHash('md5').update(large).digest('hex'),
      length: other.length,
      last: (large.length - 1) % 251,
    })
    expect(next).toEqual({ time })
  }
})

test('large values follow one another on one connection though it is slow to say that a piece is written', async () => {
  const client = await poolOf(connected.database).connect()
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  const { write } = stream
  stream.write = ((bytes: Uint8Array, done?: () => void) =>
    write.call(
      stream,
      bytes,
      'buffer' as BufferEncoding,
      () => done && setTimeout(done, 5),
    )) as Writable['write']
  try {
    await client.query('begin; savepoint before')
    for (const value of [large, large.subarray(1), large.subarray(2)]) {
      await expect(client.query('select $1::json', [value])).rejects.toThrow()
      await client.query('rollback to savepoint before')
      const { rows } = await client.query('select octet_length($1::bytea) as length', [value])
      expect(rows).toEqual([{ length: value.length }])
    }
    await client.query('commit')
  } finally {
    stream.write = write
    client.release()
  }
})
