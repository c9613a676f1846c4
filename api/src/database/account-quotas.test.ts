import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { newSeller } from '../../test/sign-up.ts'

const app = buildTestApp({}, { closings: 3, listings: 3, feedback: 3, closingBytes: 100_000 })
const feedback = { estrelas: 5, comentario: '', data: '2026-11-20T12:00:00.000Z' }

const kinds = [
  ['closings', 'POST', '/analysis', () => ({ month: 'Março', year: 26 }), 'no máximo 3 fechamentos'],
  ['listings', 'PUT', '/advertisingShein', (index: number) => ({ id: `a${index}` }), 'no máximo 3 anúncios'],
  ['feedback', 'POST', '/feedback', () => ({ feedback }), 'já nos enviou 3 avaliações'],
] as const

describe.each(kinds)('the %s of an account', (_kind, method, path, bodyOf, sentence) => {
  test('have a quota, which nobody gets past by asking for many at once', async () => {
    const [{ token }, other] = [await newSeller(app), await newSeller(app)]
    const asked = Array.from({ length: 8 }, (_, index) =>
      app.call(method, path, { token, body: bodyOf(index) }),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'quota_reached'])
      expect(answer.json().message).toContain(sentence)
    }
    expect((await app.call(method, path, { token: other.token, body: bodyOf(0) })).statusCode).toBe(200)
  })
})

test('an import that goes past the quota keeps none of it, and replacing stays possible', async () => {
  const { token } = await newSeller(app)
  const put = (id: string) => app.call('PUT', '/advertisingShein', { token, body: { id } })
  for (const id of ['a', 'b', 'c']) expect((await put(id)).statusCode).toBe(200)
  const body = { calculadoraShopee: [{ id: 'x' }], calculadoraShein: [{ id: 'a', title: 'Outro' }] }
  expect((await app.call('POST', '/advertising', { token, body })).statusCode).toBe(409)
  const kept = (await app.call('GET', '/advertising', { token })).json()
  expect([kept.calculadoraShopee, kept.calculadoraShein.length]).toEqual([[], 3])
  expect((await put('a')).statusCode).toBe(200)
  await app.call('DELETE', '/advertisingShein', { token, body: { id: 'b' } })
  expect((await put('d')).statusCode).toBe(200)
})

test('what closings take up has a quota, of rows and of notes; what was stored before stays', async () => {
  const { token } = await newSeller(app)
  const create = async () =>
    (await app.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })).json().id
  const rows = (bytes: number) => ({ requests: [{ a: randomBytes(bytes / 2).toString('hex') }] })
  const [first, second] = [await create(), await create()]
  const store = (id: string, body: object) => app.call('PUT', `/analysis/${id}`, { token, body })
  expect((await store(first, rows(60_000))).statusCode).toBe(200)
  const refused = await store(second, rows(60_000))
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'quota_reached'])
  expect(refused.json().message).toContain('Exclua os mais antigos')
  const { requests } = (await app.call('GET', `/analysis/${second}/requests`, { token })).json()
  expect(requests).toEqual([])

  const note = () => randomBytes(1000).toString('hex')
  const orders = Array.from({ length: 40 }, (_, index) => ({
    ...{ orderId: String(index), version: 0, state: null, note: note(), recovered: 0, date: null },
  }))
  expect((await app.call('PUT', `/analysis/${first}/orders`, { token, body: { orders } })).statusCode).toBe(
    409,
  )
  await app.call('DELETE', `/analysis/${first}`, { token })
  expect((await store(second, rows(60_000))).statusCode).toBe(200)
})
