import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp({ appUrl: 'https://app.vendaclara.example' })
const letter = /^Crie uma nova senha na Vendaclara$/
const another = 'outra senha bem boa'
const request = (email: unknown) => app.call('POST', '/request-recovery', { body: { email } })
const reset = (token: string) =>
  app.call('POST', '/update-password', { body: { token, newPassword: another } })
const login = (email: string, given = password) =>
  app.call('POST', '/user/login', { body: { email, password: given } })
const invalid = { error: 'invalid_token', message: 'Este link não é válido ou já venceu. Peça um novo.' }

describe('asking for the recovery mail', () => {
  test('answers the same for a known and an unknown address, mails only the known one, and changes nothing by itself', async () => {
    const { email, token } = await signUp(app)
    for (const asked of ['ninguem@example.com', ` ${email.toUpperCase()} `]) {
      const answer = await request(asked)
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Email Enviado' }])
    }
    await app.mailServer.mailsTo(email, letter)
    expect(app.mailServer.received.map(({ to }) => to?.[0]?.address)).toEqual([email])
    expect((await login(email)).statusCode).toBe(200)
    expect((await app.call('GET', '/user/profile', { token })).statusCode).toBe(200)
  })

  test('mails the same link as text and as HTML', async () => {
    const { email } = await signUp(app)
    await request(email)
    const [mail] = await app.mailServer.mailsTo(email, letter)
    const links = `${mail?.text} ${mail?.html}`.match(/https?:[^\s"<]+/g) ?? []
    expect(new Set(links).size).toBe(1)
    expect(links.length).toBeGreaterThan(2)
    expect(links[0]).toMatch(/^https:\/\/app\.vendaclara\.example\/reset-password\?token=[\w-]{43}$/)
  })

  test.each(['maria', '', null, undefined])('names the field of an invalid e-mail: %j', async (email) => {
    const answer = await request(email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', field: 'email' })
  })

  test('keeps nothing the token of its link can be read from', async () => {
    const { email } = await signUp(app)
    await request(email)
    const token = await app.mailServer.tokenFor(email, letter)
    const { rows } = await app.database.execute(
      sql`select row_to_json(t)::text as text from one_time_tokens t
          union all select row_to_json(j)::text from pgboss.job j`,
    )
    expect(rows.filter(({ text }) => String(text).includes(email)).length).toBeGreaterThan(1)
    expect(rows.filter(({ text }) => String(text).includes(token))).toEqual([])
  })
})

describe('a link in a mailbox the account has left', () => {
  const moveTo = async (token: string, email: string) => {
    await app.call('POST', '/user/email', { token, body: { email, password } })
    const link = await app.mailServer.tokenFor(email, /^Confirme o novo e-mail da sua conta$/)
    expect((await app.call('GET', `/confirmation?token=${link}`)).statusCode).toBe(200)
  }

  test('no longer opens it', async () => {
    const { email, token } = await signUp(app)
    await request(email)
    const link = await app.mailServer.tokenFor(email, letter)
    await moveTo(token, 'nova@example.com')
    const answer = await reset(link)
    expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
    expect((await login('nova@example.com')).statusCode).toBe(200)
    expect((await app.call('GET', '/user/profile', { token })).statusCode).toBe(200)
  })

  test('is not sent there any more, but to the new one', async () => {
    const { email, token } = await signUp(app)
    await moveTo(token, 'novissima@example.com')
    await request(email)
    await request('novissima@example.com')
    await app.mailServer.mailsTo('novissima@example.com', letter)
    expect(await app.mailServer.mailsTo(email, letter, 0)).toEqual([])
  })
})
