import { listings } from '@vendaclara/contract/pricing'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newSeller } from '../../../test/sign-up.ts'

const app = buildTestApp()
const path = '/advertisingShopee'
const list = 'calculadoraShopee'

async function seller() {
  const { token } = await newSeller(app)
  const send = (body: object) => app.call('PUT', path, { token, body: { id: 'a1', ...body } })
  return {
    token,
    send,
    save: async (body: object) => {
      const { statusCode, ...answer } = await send(body)
      return { status: statusCode, ...answer.json() }
    },
    saveMany: async (many: object[]) =>
      (await app.call('POST', '/advertising', { token, body: { [list]: many } })).json(),
    remove: (id = 'a1') => app.call('DELETE', path, { token, body: { id } }),
    stored: async (asked: '/advertising' | '/advertising?versions=true' = '/advertising?versions=true') =>
      listings.parse((await app.call('GET', asked as '/advertising', { token })).json())[list],
  }
}

test('a save names what it stores, and the next one says that it replaces it', async () => {
  const { save, stored } = await seller()
  expect(await save({ title: 'Um', version: 'v1', replaces: [null] })).toMatchObject({
    status: 200,
    title: 'Um',
    version: 'v1',
  })
  expect(await save({ title: 'Dois', version: 'v2', replaces: ['v1'] })).toMatchObject({ status: 200 })
  expect(await stored()).toMatchObject([{ title: 'Dois', version: 'v2' }])
})

test.each([undefined, 'OUTRO'])(
  'a save of a listing that was changed since changes nothing and returns the stored one, with the SKU %s',
  async (sku) => {
    const { save, stored } = await seller()
    await save({ title: 'Um', version: 'v1', replaces: [null], sku: 'S' })
    await save({ title: 'Do outro aparelho', version: 'v2', replaces: ['v1'], sku: 'S' })
    const late = await save({ title: 'Deste', version: 'v3', replaces: ['v1'], sku: sku ?? 'S' })
    expect(late).toMatchObject({ status: 409, error: 'changed_elsewhere', message: expect.any(String) })
    expect(late.stored).toEqual((await stored())[0])
    expect(late.stored).toMatchObject({ id: 'a1', title: 'Do outro aparelho', version: 'v2' })
  },
)

test('a save of a listing that was removed since does not revive it, but a save that expects no listing does', async () => {
  const { save, remove, stored } = await seller()
  await save({ version: 'v1', replaces: [null] })
  await remove()
  expect(await save({ version: 'v2', replaces: ['v1'] })).toMatchObject({
    status: 409,
    error: 'changed_elsewhere',
    stored: null,
  })
  expect(await stored()).toEqual([])
  expect(await save({ version: 'v2', replaces: [null, 'v1'] })).toMatchObject({ status: 200 })
  expect(await save({ version: 'v3', replaces: [null] })).toMatchObject({
    status: 409,
    stored: { version: 'v2' },
  })
})

test('a save whose answer was lost can be repeated, alone and among others', async () => {
  const { save, saveMany, stored } = await seller()
  const sent = { title: 'Um', version: 'v2', replaces: ['v1'] }
  await save({ version: 'v1', replaces: [null] })
  for (const _time of [1, 2]) expect(await save(sent)).toMatchObject({ status: 200 })
  expect(await saveMany([{ id: 'a1', ...sent }])).toEqual({ imported: 1 })
  expect(await save({ title: 'Dois', version: 'v3', replaces: ['v1', 'v2'] })).toMatchObject({ status: 200 })
  expect(await stored()).toMatchObject([{ title: 'Dois', version: 'v3' }])
})

test('of many saves the ones in conflict are named, and the others saved', async () => {
  const { save, saveMany, remove, stored } = await seller()
  await saveMany(['a', 'b', 'c'].map((id) => ({ id, sku: id, version: `${id}1`, replaces: [null] })))
  await save({ id: 'b', sku: 'b', title: 'Do outro aparelho', version: 'b2', replaces: ['b1'] })
  await remove('c')
  const answer = await saveMany(
    ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      sku: id,
      title: 'Deste',
      version: `${id}3`,
      replaces: [id === 'd' ? null : `${id}1`],
    })),
  )
  expect(answer).toMatchObject({
    imported: 2,
    conflicts: {
      calculadoraShopee: [
        { id: 'b', stored: { title: 'Do outro aparelho', version: 'b2' } },
        { id: 'c', stored: null },
      ],
      calculadoraMeli: [],
    },
  })
  const now = (await stored()).map(({ id, title, sku, version }) => [id, title, sku, version])
  expect(now).toEqual([
    ['d', 'Deste', 'd', 'd3'],
    ['a', 'Deste', 'a', 'a3'],
    ['b', 'Do outro aparelho', 'b', 'b2'],
  ])
})

test('of many saves of one version at once exactly one is stored', async () => {
  const { save, stored } = await seller()
  await save({ version: 'v0', replaces: [null] })
  for (let turn = 0; turn < 5; turn += 1) {
    const [before] = await stored()
    const versions = Array.from({ length: 6 }, (_, at) => `v${turn}-${at}`)
    const saves = await Promise.all(
      versions.map((version, at) => save({ version, replaces: [before?.version], sku: at % 2 ? 'S' : 'T' })),
    )
    const kept = saves.filter(({ status }) => status === 200)
    expect(kept).toHaveLength(1)
    expect(await stored()).toMatchObject([{ version: kept[0].version }])
  }
})

test('a client without versions saves over everything, and gets no versions', async () => {
  const { save, saveMany, stored } = await seller()
  await save({ title: 'Um', version: 'v1', replaces: [null] })
  const plain = await save({ title: 'Dois' })
  expect([plain.status, 'version' in plain]).toEqual([200, false])
  expect((await stored('/advertising')).map((one) => 'version' in one)).toEqual([false])
  await save({ title: 'Do outro', version: 'v2', replaces: [(await stored())[0]?.version] })
  expect(await saveMany([{ id: 'a1', title: 'Três' }])).toEqual({ imported: 1 })
  expect(await stored()).toMatchObject([{ title: 'Três' }])
})

test('a version that was read and is sent back without saying what it replaces names nothing', async () => {
  const { save, stored } = await seller()
  await save({ title: 'Um', version: 'v1', replaces: [null] })
  await save({ title: 'Dois', version: 'v1' })
  expect((await stored())[0]?.version).not.toBe('v1')
  expect(await save({ title: 'Três', version: 'v3', replaces: ['v1'] })).toMatchObject({ status: 409 })
})

test('a listing from before there were versions is replaced by a client that read it, once', async () => {
  const { save, stored } = await seller()
  await save({ title: 'Um' })
  await app.database.execute("update listings set version = ''")
  expect(await stored()).toMatchObject([{ version: '' }])
  expect(await save({ title: 'Dois', version: 'v2', replaces: [''] })).toMatchObject({ status: 200 })
  expect(await save({ title: 'Três', version: 'v3', replaces: [''] })).toMatchObject({ status: 409 })
})

test.each([
  ['version', { version: 'a b', replaces: [null] }],
  ['replaces', { version: 'v', replaces: [] }],
  ['replaces', { version: 'v', replaces: Array(101).fill('v') }],
  ['replaces.0', { version: 'v', replaces: [5] }],
])('a save is refused with the field %s named: %j', async (field, body) => {
  const { save } = await seller()
  expect(await save(body)).toMatchObject({ status: 400, error: 'invalid_request', field })
})
