import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../../../test/open-test-database.ts'
import { connectDatabase } from '../connect-database.ts'
import { poolOf } from '../database.ts'
import { isOutOfReach } from './database-failure.ts'
import { endSilent } from './end-silent.ts'

/** A proxy to a server. After `silence`, it forwards nothing and closes nothing. */
async function silencedWay(url: URL) {
  let isSilent = false
  const sockets = new Set<net.Socket>()
  const way = net.createServer((from) => {
    const to = net.connect(Number(url.port), url.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => isSilent || other.write(bytes))
      one.on('close', () => isSilent || other.destroy())
      one.on('error', () => {})
    }
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    way.close()
  })
  const through = new URL(url)
  through.port = String((way.address() as AddressInfo).port)
  return {
    url: through.href,
    silence: (wanted: boolean) => {
      isSilent = wanted
    },
  }
}

test.runIf(inject('prepared').kind === 'server')(
  'a server that is gone without a word is out of reach, also within a transaction, and asked again when it is back',
  async () => {
    const way = await silencedWay(new URL((await testDatabaseUrl()) ?? ''))
    const { database, close } = await connectDatabase({ databaseUrl: way.url, dataDir: '' }, () => {})
    endSilent(poolOf(database), 300)
    const ask = () => database.execute(sql`select 1 as one`)
    await Promise.all([ask(), ask(), ask()])
    await database
      .transaction(async (transaction) => {
        await transaction.execute(sql`select pg_sleep(0.1)`)
        way.silence(true)
        await expect(transaction.execute(sql`select 2`)).rejects.toSatisfy(isOutOfReach)
      })
      .catch((error: unknown) => expect(isOutOfReach(error)).toBe(true))
    await expect(ask()).rejects.toSatisfy(isOutOfReach)
    way.silence(false)
    expect((await ask()).rows).toEqual([{ one: 1 }])
    // No statement is running, so the connection stays open.
    await new Promise((next) => setTimeout(next, 500))
    expect((await ask()).rows).toEqual([{ one: 1 }])
    await close()
  },
)
