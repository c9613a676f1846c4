import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newSeller, signUp } from '../../../test/sign-up.ts'

const app = buildTestApp()
const good = { estrelas: 5, comentario: 'Ótimo! 👍', data: '2026-11-20T12:00:00.000Z' }
const give = (token: string, feedback: unknown) =>
  app.call('POST', '/feedback', { token, body: { feedback } })
const hasGiven = async (token: string) =>
  (await app.call('POST', '/auth/verify-token', { token })).json().feedback
const stored = async (user: string) => {
  const { rows } = await app.database.execute(
    sql`select user_id, stars, comment, (given_at at time zone 'utc')::text as given_at from feedback
        where user_id = ${user} order by id`,
  )
  return rows
}

test('feedback is kept with its stars, comment and time, and the session tells that it was given', async () => {
  const [mine, other] = [await newSeller(app), await newSeller(app)]
  expect(await hasGiven(mine.token)).toBe(false)
  const answer = await give(mine.token, good)
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Obrigado pelo feedback!' }])
  expect([await hasGiven(mine.token), await hasGiven(other.token)]).toEqual([true, false])
  expect(await stored(mine.user)).toEqual([
    { user_id: mine.user, stars: 5, comment: 'Ótimo! 👍', given_at: '2026-11-20 12:00:00' },
  ])
})

test('an unconfirmed account can give it too, once more as well', async () => {
  const { token, user } = await signUp(app, { confirmed: false })
  for (const estrelas of [1, 3]) expect((await give(token, { ...good, estrelas })).statusCode).toBe(200)
  expect((await stored(user)).map(({ stars }) => stars)).toEqual([1, 3])
})

test('the comment may be left out, and be 300 characters long', async () => {
  const { token, user } = await newSeller(app)
  const { comentario: _, ...silent } = good
  expect((await give(token, silent)).statusCode).toBe(200)
  expect((await give(token, { ...good, comentario: 'a'.repeat(300) })).statusCode).toBe(200)
  expect((await stored(user)).map(({ comment }) => String(comment).length)).toEqual([0, 300])
})

test.each([
  ['feedback.comentario', { ...good, comentario: 'a'.repeat(301) }],
  ['feedback.comentario', { ...good, comentario: 5 }],
  ['feedback.estrelas', { ...good, estrelas: 0 }],
  ['feedback.estrelas', { ...good, estrelas: 6 }],
  ['feedback.estrelas', { ...good, estrelas: 4.5 }],
  ['feedback.estrelas', { ...good, estrelas: '5' }],
  ['feedback.estrelas', { ...good, estrelas: undefined }],
  ['feedback.data', { ...good, data: undefined }],
  ['feedback.data', { ...good, data: '20/11/2026' }],
  ['feedback.data', { ...good, data: '2026-02-30T12:00:00.000Z' }],
  ['feedback.data', { ...good, data: 1_795_000_000 }],
  ['feedback', undefined],
])('the field %s is named when it is refused, and nothing is kept: %j', async (field, feedback) => {
  const { token } = await newSeller(app)
  const answer = await give(token, feedback)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: 'invalid_request', field })
  expect(await hasGiven(token)).toBe(false)
})

test('feedback needs a session', async () => {
  const comment = 'de ninguém'
  const answer = await app.call('POST', '/feedback', { body: { feedback: { ...good, comentario: comment } } })
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthenticated'])
  const { rows } = await app.database.execute(sql`select id from feedback where comment = ${comment}`)
  expect(rows).toEqual([])
})
