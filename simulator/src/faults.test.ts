import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { testDatabaseUrl } from '@vendaclara/api/test/open-test-database.ts'
import { HurtProduct } from '@vendaclara/testing/faults/hurt-product'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The short form of bench/faults, on what the other API tests run on.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-faults-'))
let product: HurtProduct
beforeAll(async () => {
  product = await HurtProduct.open({ databaseUrl: await testDatabaseUrl(), dataDir, sellers: 4 })
})
afterAll(async () => {
  await product.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

test('killed beside a mail server and a gateway that lie, then beside a slow one, it has every write, mail and payment once', async () => {
  const { surroundings } = product
  Object.assign(surroundings, { mailManner: 'lying', gatewayManner: 'lying' })
  await product.start()
  await pause(300 + Math.random() * 300)
  await product.kill()
  Object.assign(surroundings, { mailManner: 'slow', gatewayManner: 'well' })
  await product.start()
  const found = await product.found()
  expect(found.writes).toBeGreaterThan(4)
  expect(found).toMatchObject({
    ...{ lostWrites: 0, missingMails: 0, doubledMails: 0, wrongPayments: 0, failures: 0 },
  })
})
