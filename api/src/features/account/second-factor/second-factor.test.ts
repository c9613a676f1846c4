import { authenticatorSetup } from '@vendaclara/contract/account/second-factor'
import { sql } from 'drizzle-orm'
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp({ rateLimitFactor: 2, trustProxy: 'loopback' })
const pass = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const codeOf = (secret: string, after = 0) =>
  generate({ secret, epoch: Math.floor(app.now.getTime() / 1000) + after })
const login = (email: string, code?: string, address = '192.0.2.1', given = password) =>
  app.call('POST', '/user/login', {
    body: { email, password: given, ...(code !== undefined && { code }) },
    headers: { 'x-forwarded-for': address },
  })
const begin = (token: string, given = password) =>
  app.call('POST', '/user/second-factor', { token, body: { password: given } })
const confirm = (token: string, code: string) =>
  app.call('PUT', '/user/second-factor', { token, body: { code } })
const state = async (token: string) => (await app.call('GET', '/user/second-factor', { token })).json()
const off = { since: null, recoveryCodesLeft: 0 }
const invalid = { error: 'invalid_code', field: 'code' }

/** An account with a second factor. */
async function enrolled() {
  const { email, token, user } = await signUp(app)
  const { secret } = authenticatorSetup.parse((await begin(token)).json())
  const codes: string[] = (await confirm(token, await codeOf(secret))).json().recoveryCodes
  pass(60)
  return { email, token, user, secret, codes }
}

describe('setting it up', () => {
  test('needs the password, shows an authenticator what it needs, and counts once a code was given', async () => {
    const { email, token } = await signUp(app)
    expect((await begin(token, 'errada')).json()).toMatchObject({ error: 'Invalid credentials' })
    const { secret, uri, qrCode } = authenticatorSetup.strict().parse((await begin(token)).json())
    expect(uri).toBe(
      `otpauth://totp/Vendaclara:${encodeURIComponent(email)}?secret=${secret}&issuer=Vendaclara`,
    )
    expect(qrCode).toMatch(/^data:image\/png;base64,/)
    expect((await confirm(token, '000000')).json()).toMatchObject(invalid)
    expect(await state(token)).toEqual(off)
    expect((await login(email)).statusCode).toBe(200)

    const { recoveryCodes } = (await confirm(token, await codeOf(secret))).json()
    expect(new Set(recoveryCodes).size).toBe(8)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(await state(token)).toEqual({ since: app.now.toISOString(), recoveryCodesLeft: 8 })
    await app.mailServer.mailsTo(email, /verificação em duas etapas foi ligada/)
  })

  test('ends the sessions that were opened with the password alone, and no other', async () => {
    const { email, token } = await signUp(app)
    const elsewhere = (await login(email)).json().token
    const { secret } = authenticatorSetup.parse((await begin(token)).json())
    expect((await confirm(token, '000000')).statusCode).toBe(400)
    const isOpen = async (session: string) =>
      (await app.call('POST', '/auth/verify-token', { token: session })).statusCode === 200
    expect([await isOpen(token), await isOpen(elsewhere)]).toEqual([true, true])
    expect((await confirm(token, await codeOf(secret))).statusCode).toBe(200)
    expect([await isOpen(token), await isOpen(elsewhere)]).toEqual([true, false])
  })

  test('begun again takes only the newest secret, and cannot be begun while it is on', async () => {
    const { token } = await signUp(app)
    const first = authenticatorSetup.parse((await begin(token)).json())
    const second = authenticatorSetup.parse((await begin(token)).json())
    expect((await confirm(token, await codeOf(first.secret))).json()).toMatchObject(invalid)
    expect((await confirm(token, await codeOf(second.secret))).statusCode).toBe(200)
    expect((await begin(token)).statusCode).toBe(409)
    expect((await confirm(token, await codeOf(second.secret, 30))).statusCode).toBe(409)
  })

  test('belongs to one account', async () => {
    const { token } = await enrolled()
    const other = await signUp(app)
    expect(await state(other.token)).toEqual(off)
    expect((await state(token)).recoveryCodesLeft).toBe(8)
  })
})

describe('logging in', () => {
  test('asks for the code after the right password only, and takes it in the same call', async () => {
    const { email, secret } = await enrolled()
    const wrong = await login(email, await codeOf(secret), '192.0.2.1', 'errada')
    expect(wrong.json()).toMatchObject({ error: 'Invalid credentials' })
    const asked = await login(email)
    expect([asked.statusCode, asked.json()]).toEqual([
      400,
      {
        error: 'second_factor_required',
        message: 'Digite o código do seu aplicativo autenticador.',
        field: 'code',
      },
    ])
    expect(asked.headers['set-cookie']).toBeUndefined()
    const code = await codeOf(secret)
    const entered = await login(email, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect([entered.statusCode, entered.json().email]).toEqual([200, email])
  })

  test('takes a code once, also of two at the same time, and no older code', async () => {
    const { email, secret } = await enrolled()
    const code = await codeOf(secret)
    const before = await codeOf(secret, -30)
    const both = await Promise.all([login(email, code), login(email, code)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect((await login(email, code)).json()).toMatchObject(invalid)
    expect((await login(email, before)).json()).toMatchObject(invalid)
    pass(30)
    expect((await login(email, await codeOf(secret))).statusCode).toBe(200)
  })

  test('takes a code half a minute early or late, not more', async () => {
    const { email, secret } = await enrolled()
    for (const after of [-90, 90]) {
      expect((await login(email, await codeOf(secret, after))).json()).toMatchObject(invalid)
    }
    expect((await login(email, await codeOf(secret, -30))).statusCode).toBe(200)
    expect((await login(email, await codeOf(secret, 30))).statusCode).toBe(200)
  })

  test('takes each recovery code once, in any writing, and the owner is told', async () => {
    const { email, token, codes } = await enrolled()
    const [first = ''] = codes
    expect((await login(email, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).statusCode).toBe(200)
    expect((await login(email, first)).json()).toMatchObject(invalid)
    expect((await state(token)).recoveryCodesLeft).toBe(7)
    const [mail] = await app.mailServer.mailsTo(email, /código de recuperação foi usado/)
    expect(mail?.text).toContain('Restam 7 códigos.')
  })

  test('limits the codes that are tried, and the owner elsewhere goes on', async () => {
    const { email, secret } = await enrolled()
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await login(email, '000000', '198.51.100.1')).json()).toMatchObject(invalid)
    }
    expect((await login(email, await codeOf(secret), '198.51.100.1')).statusCode).toBe(429)
    expect((await login(email, await codeOf(secret), '203.0.113.9')).statusCode).toBe(200)
  })

  test('limits the codes of an account, from all networks, and recovery codes apart', async () => {
    const { email, token, secret, codes } = await enrolled()
    const entered = await login(email, await codeOf(secret), '192.0.2.1')
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    pass(60)
    const anywhere = [
      (code: string, at: number) => login(email, code, `198.51.100.${at}`),
      (code: string) =>
        app.call('POST', '/user/login', { body: { email, password, code }, headers: { cookie } }),
      (code: string) => app.call('DELETE', '/user/second-factor', { token, body: { password, code } }),
    ]
    const answers = []
    for (let tries = 0; tries < 60; tries += 1) {
      answers.push((await anywhere[tries % 3]?.('000000', tries))?.statusCode)
    }
    // The session and the known browser have 20 each; the account has 60.
    expect(answers.filter((status) => status === 400)).toHaveLength(60)
    for (const attempt of anywhere) expect((await attempt(await codeOf(secret), 99)).statusCode).toBe(429)
    expect((await login(email, codes[0], '203.0.113.9')).statusCode).toBe(200)
    for (let tries = 0; tries < 41; tries += 1) {
      const wrong = await login(email, 'abcd-efgh-jkmn', `203.0.113.${tries}`)
      expect(wrong.statusCode).toBe(tries < 40 ? 400 : 429)
    }
  })

  test('still asks for it after a new password by mail', async () => {
    const { email, secret } = await enrolled()
    await app.call('POST', '/request-recovery', { body: { email } })
    const link = await app.mailServer.tokenFor(email, /nova senha/)
    const newPassword = 'outra senha bem boa'
    await app.call('POST', '/update-password', { body: { token: link, newPassword } })
    const asked = await login(email, undefined, '192.0.2.1', newPassword)
    expect(asked.json()).toMatchObject({ error: 'second_factor_required' })
    expect((await login(email, await codeOf(secret), '192.0.2.1', newPassword)).statusCode).toBe(200)
  })
})

describe('turning it off', () => {
  const turnOff = (token: string, given: string, code: string) =>
    app.call('DELETE', '/user/second-factor', { token, body: { password: given, code } })

  test('needs the password and a code, and the owner is told', async () => {
    const { email, token, secret } = await enrolled()
    expect((await turnOff(token, 'errada', await codeOf(secret))).json()).toMatchObject({
      error: 'Invalid credentials',
    })
    expect((await turnOff(token, password, '000000')).json()).toMatchObject(invalid)
    expect((await turnOff(token, password, await codeOf(secret))).statusCode).toBe(200)
    expect(await state(token)).toEqual(off)
    expect((await login(email)).statusCode).toBe(200)
    await app.mailServer.mailsTo(email, /verificação em duas etapas foi desligada/)
  })

  test('works with a recovery code, but not without any code', async () => {
    const { token, codes } = await enrolled()
    expect((await turnOff(token, password, 'abcd-efgh-jkmn')).json()).toMatchObject(invalid)
    expect((await turnOff(token, password, codes[7] ?? '')).statusCode).toBe(200)
  })
})

test('new recovery codes need password and code, and the old ones no longer count', async () => {
  const { email, token, secret, codes } = await enrolled()
  const renew = (code: string) =>
    app.call('POST', '/user/second-factor/recovery-codes', { token, body: { password, code } })
  expect((await renew('000000')).json()).toMatchObject(invalid)
  const { recoveryCodes } = (await renew(await codeOf(secret))).json()
  expect((await login(email, codes[0])).json()).toMatchObject(invalid)
  expect((await login(email, recoveryCodes[0])).statusCode).toBe(200)
  await app.mailServer.mailsTo(email, /novos códigos de recuperação/)
})

test.each([
  ['another e-mail', 'POST', '/user/email', { email: 'nova@example.com' }],
  ['a new password', 'PUT', '/user/password', { newPassword: 'outra senha bem boa' }],
  ['the export', 'POST', '/user/export', {}],
  ['the deletion', 'DELETE', '/user', {}],
] as const)('%s asks for a code after the password, where it is on', async (_, method, path, form) => {
  const { token, secret } = await enrolled()
  const ask = (proof: object) => app.call(method, path, { token, body: { ...form, ...proof } })
  const code = await codeOf(secret)
  expect((await ask({ password: 'errada', code })).json()).toMatchObject({ error: 'Invalid credentials' })
  expect((await ask({ password })).json()).toMatchObject({ error: 'second_factor_required', field: 'code' })
  expect((await ask({ password, code: '000000' })).json()).toMatchObject(invalid)
  expect((await ask({ password, code })).statusCode).toBe(200)
})

test('the export has nothing that opens the account, and recovery codes are not kept', async () => {
  const { token, secret, codes } = await enrolled()
  const body = { password, code: await codeOf(secret) }
  const exported = await app.call('POST', '/user/export', { token, body })
  expect(exported.statusCode).toBe(200)
  expect(exported.rawPayload.includes(secret)).toBe(false)
  const { rows } = await app.database.execute(sql`select row_to_json(f)::text as text from second_factors f`)
  for (const code of codes) {
    expect(String(rows[0]?.text)).not.toContain(code)
    expect(String(rows[0]?.text)).not.toContain(code.replaceAll('-', ''))
  }
})

test('the operator takes it off for an owner who has lost authenticator and codes, and a mail tells', async () => {
  const { email } = await enrolled()
  const command = app.operatorCommands.find(({ words: [, second] }) => second === 'remove-second-factor')
  expect(await command?.run([email])).toContain(email)
  expect((await login(email)).statusCode).toBe(200)
  await app.mailServer.mailsTo(email, /verificação em duas etapas foi desligada/)
})
