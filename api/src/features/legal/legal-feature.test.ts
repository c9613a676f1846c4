import { legalVersion } from '@vendaclara/contract/legal'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { buyer } from '../../../test/buyer.ts'
import { newSeller } from '../../../test/sign-up.ts'
import { agreementRepository } from './agreement.repository.ts'

const app = buildTestApp()
const seller = buyer(app)
const agreed = async (userId: string) =>
  (await agreementRepository(app.database).all(userId)).map(({ occasion, version, at }) => ({
    occasion,
    version,
    at,
  }))
const isCurrent = async (token: string) =>
  (await app.call('GET', '/user/agreement', { token })).json().isCurrent

test('signing up and buying agree to the texts as they are then', async () => {
  const { token, user } = await newSeller(app)
  const signedUp = { occasion: 'sign-up', version: legalVersion, at: app.now }
  expect(await agreed(user)).toEqual([signedUp])
  expect(await isCurrent(token)).toBe(true)
  expect((await seller.byPix(token, { value: 1 })).statusCode).toBe(400)
  expect(await agreed(user)).toEqual([signedUp])
  expect((await seller.byPix(token)).statusCode).toBe(200)
  expect((await agreed(user)).map(({ occasion }) => occasion)).toEqual(['sign-up', 'purchase'])
})

test('an account that agreed to other texts is told of these once, and keeps all of its tools', async () => {
  const { token, user } = await newSeller(app)
  await app.database.execute(sql`update agreements set version = '2020-01-01'`)
  expect(await isCurrent(token)).toBe(false)
  expect((await app.call('GET', '/advertising', { token })).statusCode).toBe(200)
  for (const _ of [1, 2]) {
    expect((await app.call('POST', '/user/agreement', { token })).statusCode).toBe(200)
  }
  expect(await isCurrent(token)).toBe(true)
  expect((await agreed(user)).map(({ occasion }) => occasion)).toEqual(['sign-up', 'notice'])
})

test('what was agreed to goes with the account, and only that account sees it', async () => {
  expect((await app.call('GET', '/user/agreement')).statusCode).toBe(401)
  const [maria, rui] = [await newSeller(app), await newSeller(app)]
  await app.database.execute(sql`delete from users where id = ${maria.user}`)
  expect(await agreed(maria.user)).toEqual([])
  expect(await agreed(rui.user)).toHaveLength(1)
})
