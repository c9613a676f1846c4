import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { OwnDisk } from '@vendaclara/testing/faults/own-disk'
import { type PostgresServer, startPostgres } from '@vendaclara/testing/postgres-server'
import { commonEnvironment } from '@vendaclara/testing/server-process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// The short form of bench/faults.
const hour = 60 * 60 * 1000
const movedClock = fileURLToPath(import.meta.resolve('@vendaclara/testing/faults/moved-clock'))

describe.each(['PostgreSQL', 'the embedded database'])('over %s', (kind) => {
  let disk: OwnDisk | undefined
  let folder: string
  let clock: string
  let postgres: PostgresServer | undefined
  let product: HurtProduct

  beforeEach(async () => {
    // Only root on Linux can fill a disk or cut its power.
    disk = OwnDisk.tryMake(250)
    folder = disk?.folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-faults-'))
    clock = path.join(folder, 'clock')
    postgres = kind === 'PostgreSQL' ? await startPostgres('durable', folder) : undefined
    product = await HurtProduct.open({
      databaseUrl: postgres?.url('postgres'),
      dataDir: path.join(folder, 'data'),
      sellers: 4,
      environment: {
        NODE_OPTIONS: `${commonEnvironment.NODE_OPTIONS ?? ''} --import=${movedClock}`,
        MOVED_CLOCK: clock,
      },
    })
  })
  afterEach(async () => {
    await product.stop()
    await postgres?.stop()
    if (disk) disk.remove()
    else fs.rmSync(folder, { recursive: true, force: true })
  })

  const someTime = () => pause(200 + Math.random() * 300)

  test('under every fault, each write, mail and payment is there once', async () => {
    const { surroundings } = product
    Object.assign(surroundings, { mailManner: 'lying', gatewayManner: 'lying' })
    await product.start()
    await someTime()
    fs.writeFileSync(clock, String(72 * hour))
    await someTime()
    Object.assign(surroundings, { mailManner: 'down', gatewayManner: 'down' })
    fs.writeFileSync(clock, String(-hour))
    await someTime()
    await product.kill()

    fs.writeFileSync(clock, '0')
    Object.assign(surroundings, { mailManner: 'slow', gatewayManner: 'well' })
    await product.start()
    await someTime()
    await postgres?.kill()
    await someTime()
    await postgres?.start()
    disk?.fill(Math.random() * 300_000)
    await someTime()
    disk?.makeRoom()
    await postgres?.start()
    await someTime()
    disk?.cutPower()
    await Promise.all([product.kill(), postgres?.kill()])
    disk?.givePower()
    await postgres?.start()

    const found = await product.found()
    expect(found.writes).toBeGreaterThan(8)
    expect(found).toMatchObject({
      lostWrites: 0,
      missingMails: 0,
      doubledMails: 0,
      wrongPayments: 0,
      failures: 0,
    })
  })
})
