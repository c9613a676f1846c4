import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const letter = /^Crie uma nova senha na Vendaclara$/
const another = 'outra senha bem boa'
const hour = 60 * 60 * 1000
const invalid = { error: 'invalid_token', message: 'Este link não é válido ou já venceu. Peça um novo.' }
const login = (email: string, given: string) =>
  app.call('POST', '/user/login', { body: { email, password: given } })
const verify = (token: string) => app.call('POST', '/auth/verify-token', { token })
const reset = (token: unknown, newPassword: unknown = another) =>
  app.call('POST', '/update-password', { body: { token, newPassword } })
const forgetful = async () => {
  const { email, token } = await signUp(app)
  await app.call('POST', '/request-recovery', { body: { email } })
  return { email, token, link: await app.mailServer.tokenFor(email, letter) }
}

describe('the link of a recovery', () => {
  test('sets the password, ends every session of the account and no other, and mails a notice', async () => {
    const { email, token, link } = await forgetful()
    const second = (await login(email, password)).json().token
    const other = await signUp(app)
    const answer = await reset(link)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Sua senha foi redefinida.' }])
    for (const ended of [token, second]) expect((await verify(ended)).statusCode).toBe(401)
    expect((await verify(other.token)).statusCode).toBe(200)
    expect((await login(email, password)).json()).toMatchObject({ error: 'Invalid credentials' })
    expect((await login(email, another)).statusCode).toBe(200)
    const [notice] = await app.mailServer.mailsTo(email, /^A senha da sua conta mudou$/)
    expect(notice?.text).toContain('http://localhost:3000/request-password-reset')
    expect(`${notice?.text} ${notice?.html}`).not.toContain(another)
  })

  test('counts once', async () => {
    const { email, link } = await forgetful()
    await reset(link)
    const again = await reset(link, 'uma terceira senha')
    expect([again.statusCode, again.json()]).toEqual([400, invalid])
    expect((await login(email, another)).statusCode).toBe(200)
  })

  test('counts once also when it is used twice at the same time', async () => {
    const { email, link } = await forgetful()
    const wishes = ['um desejo bem longo', 'outro desejo bem longo', 'mais um desejo longo']
    const answers = await Promise.all(wishes.map((wish) => reset(link, wish)))
    const taken = wishes.filter((_, index) => answers[index]?.statusCode === 200)
    expect(taken).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2)
    for (const wish of wishes) {
      expect((await login(email, wish)).statusCode).toBe(wish === taken[0] ? 200 : 400)
    }
  })

  test('is good until an hour has passed since it was sent, and not a moment longer', async () => {
    const { email, token, link } = await forgetful()
    app.now = new Date(app.now.getTime() + hour)
    const late = await reset(link)
    expect([late.statusCode, late.json()]).toEqual([400, invalid])
    expect((await login(email, password)).statusCode).toBe(200)
    expect((await verify(token)).statusCode).toBe(200)
    app.now = new Date(app.now.getTime() - 1)
    expect((await reset(link)).statusCode).toBe(200)
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '\u0000'])('cannot be forged: %j', async (forged) => {
    const { email, token } = await signUp(app)
    const answer = await reset(forged)
    expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
    expect((await login(email, password)).statusCode).toBe(200)
    expect((await verify(token)).statusCode).toBe(200)
  })

  test('is not that of a confirmation', async () => {
    const { email, token } = await signUp(app, { confirmed: false })
    const answer = await reset(await app.mailServer.tokenFor(email, /Confirme seu e-mail/))
    expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
    expect((await login(email, password)).statusCode).toBe(200)
    expect((await verify(token)).statusCode).toBe(200)
  })

  test('is not used up by a password that is refused', async () => {
    const { email, token, link } = await forgetful()
    for (const [wish, message] of [
      ['1234567', 'A senha deve ter pelo menos 8 caracteres.'],
      ['a'.repeat(129), 'A senha deve ter no máximo 128 caracteres.'],
      ['Senha123', 'Essa senha está entre as mais usadas e seria adivinhada logo. Escolha outra.'],
      [12_345_678, 'O campo newPassword deve ser um texto.'],
    ]) {
      const answer = await reset(link, wish)
      const refused = { error: 'invalid_request', field: 'newPassword', message }
      expect([answer.statusCode, answer.json()]).toEqual([400, refused])
    }
    expect((await login(email, password)).statusCode).toBe(200)
    expect((await verify(token)).statusCode).toBe(200)
    expect((await reset(link)).statusCode).toBe(200)
  })

  test('is worth nothing once another one of the account was used, while those of others stay', async () => {
    const { email, link } = await forgetful()
    const other = await forgetful()
    await app.call('POST', '/request-recovery', { body: { email } })
    const second = await app.mailServer.tokenFor(email, letter, 2)
    expect((await reset(second)).statusCode).toBe(200)
    expect((await reset(link, 'uma terceira senha')).json()).toEqual(invalid)
    expect((await login(email, another)).statusCode).toBe(200)
    expect((await reset(other.link)).statusCode).toBe(200)
  })

  test('is worth nothing once the password was changed with the current one', async () => {
    const { email, token, link } = await forgetful()
    await app.call('PUT', '/user/password', { token, body: { password, newPassword: another } })
    expect((await reset(link, 'uma terceira senha')).json()).toEqual(invalid)
    expect((await login(email, another)).statusCode).toBe(200)
  })

  test('leaves no session to a login that was under way with the old password', async () => {
    const { email, link } = await forgetful()
    const logins = Array.from({ length: 10 }, async (_, index) => {
      await pause(index * 5)
      return login(email, password)
    })
    const [answer, ...answers] = await Promise.all([reset(link), ...logins])
    expect(answer.statusCode).toBe(200)
    const opened = answers.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().token)
    for (const token of opened) expect((await verify(token)).statusCode).toBe(401)
    expect((await login(email, password)).statusCode).toBe(400)
  })

  test('and a change with the old password at the same time: only one of the two counts', async () => {
    const { email, token, link } = await forgetful()
    const body = { password, newPassword: 'a senha de quem tinha a velha' }
    const answers = await Promise.all([reset(link), app.call('PUT', '/user/password', { token, body })])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const right = answers[0].statusCode === 200 ? another : body.newPassword
    expect((await login(email, right)).statusCode).toBe(200)
  })
})
