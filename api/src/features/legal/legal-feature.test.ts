import { legalVersion } from '@vendaclara/contract/legal'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { buyer } from '../../../test/buyer.ts'
import { newSeller } from '../../../test/sign-up.ts'
import { agreementRepository } from './agreement.repository.ts'

const it = buildTestApp()
const rita = buyer(it)
const agreed = async (userId: string) =>
  (await agreementRepository(it.database).all(userId)).map(({ occasion, version, at }) => ({
    occasion,
    version,
    at,
  }))
const isCurrent = async (token: string) =>
  (await it.call('GET', '/user/agreement', { token })).json().isCurrent

test('signing up and buying agree to the texts as they are then', async () => {
  const { token, user } = await newSeller(it)
  const signedUp = { occasion: 'sign-up', version: legalVersion, at: it.now }
  expect(await agreed(user)).toEqual([signedUp])
  expect(await isCurrent(token)).toBe(true)
  expect((await rita.byPix(token, { value: 1 })).statusCode).toBe(400)
  expect(await agreed(user)).toEqual([signedUp])
  expect((await rita.byPix(token)).statusCode).toBe(200)
  expect((await agreed(user)).map(({ occasion }) => occasion)).toEqual(['sign-up', 'purchase'])
})

test('an account that agreed to other texts is told of these once, and keeps all of its tools meanwhile', async () => {
  const { token, user } = await newSeller(it)
  await it.database.execute(sql`update agreements set version = '2020-01-01'`)
  expect(await isCurrent(token)).toBe(false)
  expect((await it.call('GET', '/advertising', { token })).statusCode).toBe(200)
  for (const _ of [1, 2]) {
    expect((await it.call('POST', '/user/agreement', { token })).statusCode).toBe(200)
  }
  expect(await isCurrent(token)).toBe(true)
  expect((await agreed(user)).map(({ occasion }) => occasion)).toEqual(['sign-up', 'notice'])
})

test('what was agreed to goes with the account, and is nobody else’s', async () => {
  expect((await it.call('GET', '/user/agreement')).statusCode).toBe(401)
  const [maria, rui] = [await newSeller(it), await newSeller(it)]
  await it.database.execute(sql`delete from users where id = ${maria.user}`)
  expect(await agreed(maria.user)).toEqual([])
  expect(await agreed(rui.user)).toHaveLength(1)
})
