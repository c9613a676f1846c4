import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const another = 'outra senha bem boa'
const change = (token: string, given: unknown, newPassword: unknown = another) =>
  app.call('PUT', '/user/password', { token, body: { password: given, newPassword } })
const login = (email: string, given: string) =>
  app.call('POST', '/user/login', { body: { email, password: given } })
const verify = async (token: string) => (await app.call('POST', '/auth/verify-token', { token })).statusCode

test('a new password ends the other sessions of the account, keeps this one, and is told by mail', async () => {
  const [mine, other] = [await signUp(app), await signUp(app)]
  const elsewhere = (await login(mine.email, password)).json().token
  const answer = await change(mine.token, password)
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Sua senha foi trocada.' }])
  expect([await verify(mine.token), await verify(elsewhere), await verify(other.token)]).toEqual([
    200, 401, 200,
  ])
  expect((await login(mine.email, password)).json()).toMatchObject({ error: 'Invalid credentials' })
  expect((await login(mine.email, another)).statusCode).toBe(200)
  expect((await login(other.email, password)).statusCode).toBe(200)
  const [notice] = await app.mailServer.mailsTo(mine.email, /^A senha da sua conta mudou$/)
  expect(`${notice?.text} ${notice?.html}`).not.toContain(another)
})

test('a wrong current password is refused and changes nothing', async () => {
  const { token, email } = await signUp(app)
  const elsewhere = (await login(email, password)).json().token
  for (const given of ['errada', '', password.toUpperCase(), ` ${password}`]) {
    const answer = await change(token, given)
    const refused = { error: 'Invalid credentials', message: 'Senha inválida', field: 'password' }
    expect([answer.statusCode, answer.json()]).toEqual([400, refused])
  }
  expect((await login(email, password)).statusCode).toBe(200)
  expect(await verify(elsewhere)).toBe(200)
})

test.each([
  ['newPassword', password, 'curta12', 'A senha deve ter pelo menos 8 caracteres.'],
  ['newPassword', password, 'a'.repeat(129), 'A senha deve ter no máximo 128 caracteres.'],
  [
    'newPassword',
    password,
    'IloveYou',
    'Essa senha está entre as mais usadas e seria adivinhada logo. Escolha outra.',
  ],
  ['newPassword', password, password, 'Escolha uma senha diferente da atual.'],
  ['newPassword', password, undefined, 'O campo newPassword está faltando.'],
  ['password', undefined, another, 'O campo password está faltando.'],
])('the field %s is named when it is refused: %j, %j', async (field, given, wish, message) => {
  const { token, email } = await signUp(app)
  const body = { password: given, newPassword: wish }
  const answer = await app.call('PUT', '/user/password', { token, body })
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request', field, message }])
  expect((await login(email, password)).statusCode).toBe(200)
})

test('an unconfirmed account can change its password', async () => {
  const { token, email } = await signUp(app, { confirmed: false })
  expect((await change(token, password)).statusCode).toBe(200)
  expect((await login(email, another)).statusCode).toBe(200)
})

test('two changes at the same time leave one of the two passwords, and never the old one', async () => {
  const { token, email } = await signUp(app)
  const wishes = ['um desejo bem longo', 'outro desejo bem longo']
  await Promise.all(wishes.map((wish) => change(token, password, wish)))
  const right = await Promise.all(wishes.map(async (wish) => (await login(email, wish)).statusCode === 200))
  expect(right.filter(Boolean)).toHaveLength(1)
  expect((await login(email, password)).statusCode).toBe(400)
})
