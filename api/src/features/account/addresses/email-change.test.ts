import { session } from '@vendaclara/contract/account'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const letter = /^Confirme o novo e-mail da sua conta$/
const hour = 60 * 60 * 1000
const ask = (token: string, email: unknown, given: unknown = password) =>
  app.call('POST', '/user/email', { token, body: { email, password: given } })
const confirm = (token: string) => app.call('GET', `/confirmation?token=${token}`)
const login = (email: string) => app.call('POST', '/user/login', { body: { email, password } })
const read = async (token: string) => (await app.call('GET', '/user/profile', { token })).json()
const verify = async (token: string) =>
  session.parse((await app.call('POST', '/auth/verify-token', { token })).json())

describe('asking for another e-mail address', () => {
  test('leaves the account its own until the link sent to the new one is opened, then tells the old one', async () => {
    const before = await signUp(app)
    const { token, email } = before
    app.now = new Date(app.now.getTime() + 2 * hour)
    const answer = await ask(token, ' nova@example.com ')
    expect(answer.statusCode).toBe(200)
    expect(await read(token)).toMatchObject({ email, pendingEmail: 'nova@example.com' })
    expect((await login(email)).statusCode).toBe(200)
    expect((await login('nova@example.com')).json()).toMatchObject({ error: 'User not found' })

    const link = await app.mailServer.tokenFor('nova@example.com', letter)
    app.now = new Date(app.now.getTime() + 2 * hour)
    expect((await confirm(link)).statusCode).toBe(200)
    expect(await read(token)).toMatchObject({ email: 'nova@example.com', pendingEmail: null })
    expect((await login('NOVA@example.com')).statusCode).toBe(200)
    expect((await login(email)).json()).toMatchObject({ error: 'User not found' })
    expect(await verify(token)).toEqual({ ...before, email: 'nova@example.com' })
    const [notice] = await app.mailServer.mailsTo(email, /^O e-mail da sua conta mudou$/)
    expect(notice?.text).toContain('nova@example.com')
    expect((await confirm(link)).json()).toEqual({ message: 'Seu e-mail já está confirmado.' })
  })

  test('leaves the old address free for somebody else once it has changed', async () => {
    const { token, email } = await signUp(app)
    await ask(token, 'novinha@example.com')
    await confirm(await app.mailServer.tokenFor('novinha@example.com', letter))
    expect((await signUp(app, { email })).email).toBe(email)
  })

  test('needs the current password', async () => {
    const { token } = await signUp(app)
    const answer = await ask(token, 'nova@example.com', 'errada')
    const refused = { error: 'Invalid credentials', message: 'Senha inválida', field: 'password' }
    expect([answer.statusCode, answer.json()]).toEqual([400, refused])
    expect(await read(token)).toMatchObject({ pendingEmail: null })
  })

  test('is refused for a taken address, in any writing, also for the own one', async () => {
    const [mine, other] = [await signUp(app), await signUp(app, { confirmed: false })]
    for (const taken of [other.email, ` ${other.email.toUpperCase()}`, mine.email]) {
      const answer = await ask(mine.token, taken)
      const refused = { error: 'email_taken', message: 'E-mail já cadastrado', field: 'email' }
      expect([answer.statusCode, answer.json()]).toEqual([409, refused])
    }
    expect(await read(mine.token)).toMatchObject({ email: mine.email, pendingEmail: null })
  })

  test('does not tell whether an address is taken without the password', async () => {
    const [mine, other] = [await signUp(app), await signUp(app)]
    expect((await ask(mine.token, other.email, 'errada')).json()).toMatchObject({
      error: 'Invalid credentials',
    })
  })

  test.each(['maria', '', undefined])('names the field where it is no address: %j', async (email) => {
    const { token } = await signUp(app)
    const answer = await ask(token, email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', field: 'email' })
  })
})

describe('the link to the new address', () => {
  test('is worth nothing once still another one was asked for', async () => {
    const { token } = await signUp(app)
    await ask(token, 'primeira@example.com')
    const first = await app.mailServer.tokenFor('primeira@example.com', letter)
    await ask(token, 'segunda@example.com')
    const answer = await confirm(first)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_token'])
    expect(await read(token)).toMatchObject({ pendingEmail: 'segunda@example.com' })
    await confirm(await app.mailServer.tokenFor('segunda@example.com', letter))
    expect(await read(token)).toMatchObject({ email: 'segunda@example.com', pendingEmail: null })
  })

  test('is refused where another account has that address by then', async () => {
    const { token, email } = await signUp(app)
    await ask(token, 'disputada@example.com')
    const link = await app.mailServer.tokenFor('disputada@example.com', letter)
    const other = await signUp(app, { email: 'Disputada@example.com' })
    const answer = await confirm(link)
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'email_taken'])
    expect((await verify(token)).email).toBe(email)
    expect((await verify(other.token)).email).toBe('Disputada@example.com')
  })

  test('is worth nothing after a new password, so that a person who knew the old one gains nothing', async () => {
    const newPassword = 'outra senha bem boa'
    for (const [index, way] of ['change', 'reset'].entries()) {
      const { token, email } = await signUp(app)
      await ask(token, `intruso${index}@example.com`)
      const link = await app.mailServer.tokenFor(`intruso${index}@example.com`, letter)
      if (way === 'change') {
        await app.call('PUT', '/user/password', { token, body: { password, newPassword } })
      } else {
        await app.call('POST', '/request-recovery', { body: { email } })
        const reset = await app.mailServer.tokenFor(email, /nova senha/)
        await app.call('POST', '/update-password', { body: { token: reset, newPassword } })
      }
      expect((await confirm(link)).json(), way).toMatchObject({ error: 'invalid_token' })
      const answer = await app.call('POST', '/user/login', { body: { email, password: newPassword } })
      expect(answer.statusCode, way).toBe(200)
    }
  })

  test('is good for 24 hours', async () => {
    const { token, email } = await signUp(app)
    await ask(token, 'tarde@example.com')
    const link = await app.mailServer.tokenFor('tarde@example.com', letter)
    app.now = new Date(app.now.getTime() + 24 * hour)
    expect((await confirm(link)).json()).toMatchObject({ error: 'invalid_token' })
    expect(await read(token)).toMatchObject({ email })
  })

  test('confirms an account that was not confirmed, and begins its trial', async () => {
    const { token } = await signUp(app, { confirmed: false })
    await ask(token, 'certa@example.com')
    await confirm(await app.mailServer.tokenFor('certa@example.com', /^Confirme seu e-mail/))
    expect(await verify(token)).toMatchObject({ email: 'certa@example.com', confirmed: true, daysOfTrial: 7 })
  })
})
