import { session } from '@vendaclara/contract/account'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newEmail, password, signUp } from '../../../test/sign-up.ts'

const app = buildTestApp({ trialDays: 7 })
let form = { name: 'Maria da Silva', email: '', password, confirmpassword: password }
beforeEach(() => {
  form = { ...form, email: newEmail() }
})
const login = (email: string, given = password) =>
  app.call('POST', '/user/login', { body: { email, password: given } })
const verify = (token: string) => app.call('POST', '/auth/verify-token', { token })
const days = (count: number) => {
  app.now = new Date(app.now.getTime() + count * 24 * 60 * 60 * 1000)
}

describe('signing up', () => {
  test('makes an account that can log in', async () => {
    const answer = await app.call('POST', '/user', { body: form })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Cadastro realizado.' }])
    expect((await login(form.email)).statusCode).toBe(200)
  })

  test('refuses a taken e-mail, in any writing', async () => {
    await app.call('POST', '/user', { body: form })
    const answer = await app.call('POST', '/user', {
      body: { ...form, email: ` ${form.email.toUpperCase()} ` },
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ error: 'email_taken', msg: 'Email já cadastrado', field: 'email' })
  })

  test('takes a telephone as text and as the number that a numeric field gives', async () => {
    for (const phone of ['(11) 98888-7777', 11988887777]) {
      const email = newEmail()
      expect((await app.call('POST', '/user', { body: { ...form, email, phone } })).statusCode).toBe(200)
      const { rows } = await app.database.execute(sql`select phone from users where email = ${email}`)
      expect(rows).toEqual([{ phone: String(phone) }])
    }
  })

  test('takes an e-mail once even when it is sent twice at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => app.call('POST', '/user', { body: form })))
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test.each([
    ['name', { name: 'Ana' }, 'O nome deve ter mais de 3 caracteres.'],
    ['email', { email: 'maria' }, 'E-mail inválido.'],
    [
      'password',
      { password: 'curta', confirmpassword: 'curta' },
      'A senha deve ter pelo menos 8 caracteres.',
    ],
    ['confirmpassword', { confirmpassword: 'outra senha' }, 'As senhas não coincidem.'],
    ['canal', { canal: 'televisão' }, undefined],
    ['name', { name: undefined }, undefined],
  ])('names the field %s when it is refused: %j', async (field, change, message) => {
    const answer = await app.call('POST', '/user', { body: { ...form, ...change } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', field, ...(message && { message }) })
  })

  test.each(['12345678', 'PASSWORD', 'iloveyou', 'Senha123', 'flamengo10', '        ', 'abababab'])(
    'refuses %s, one of the passwords people use most',
    async (common) => {
      const answer = await app.call('POST', '/user', {
        body: { ...form, password: common, confirmpassword: common },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error: 'invalid_request', field: 'password' })
      expect((await login(form.email, common)).json()).toMatchObject({ error: 'User not found' })
    },
  )

  test('keeps nothing a password can be read from', async () => {
    await app.call('POST', '/user', { body: form })
    const { rows } = await app.database.execute(
      sql`select row_to_json(users)::text as text from users where email = ${form.email}`,
    )
    expect(rows[0]?.text).not.toContain(password)
    expect(rows[0]?.text).toContain('$argon2id$')
  })

  test('keeps the spaces of a password', async () => {
    const spaced = '  uma senha boa '
    await app.call('POST', '/user', { body: { ...form, password: spaced, confirmpassword: spaced } })
    expect((await login(form.email, spaced.trim())).statusCode).toBe(400)
    expect((await login(form.email, spaced)).statusCode).toBe(200)
  })

  test('refuses a text the database cannot hold', async () => {
    const answer = await app.call('POST', '/user', { body: { ...form, name: 'Maria\u0000Silva' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe('invalid_request')
  })
})

describe('logging in', () => {
  test('answers the session and nothing more', async () => {
    await app.call('POST', '/user', { body: form })
    const answer = await login(`${form.email.toUpperCase()} `)
    expect(session.strict().parse(answer.json())).toMatchObject({
      name: 'Maria da Silva',
      email: form.email,
      confirmed: false,
      subscription: null,
      trial: false,
      trialEndAt: null,
      daysOfTrial: 0,
      feedback: false,
    })
  })

  test('says when no account has that e-mail', async () => {
    const answer = await login('ninguem@example.com')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'User not found', message: 'Usuário não encontrado' })
  })

  test('says when the password is wrong', async () => {
    await app.call('POST', '/user', { body: form })
    const answer = await login(form.email, 'outra senha')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'Invalid credentials', message: 'Senha inválida' })
  })

  test('gives each login a token of its own, of 256 random bits', async () => {
    await app.call('POST', '/user', { body: form })
    const tokens = [await login(form.email), await login(form.email)].map((answer) => answer.json().token)
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  test('keeps nothing a token can be read from', async () => {
    const { token, user } = await signUp(app)
    const { rows } = await app.database.execute(
      sql`select row_to_json(sessions)::text as text from sessions where user_id = ${user}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(token)
  })
})

describe('a session', () => {
  test('is told by the sessionToken, or by the token of the body', async () => {
    const mine = await signUp(app)
    expect((await verify(mine.token)).json()).toEqual(mine)
    const byBody = await app.call('POST', '/auth/verify-token', { body: { token: mine.token } })
    expect(byBody.json()).toEqual(mine)
  })

  test('of the sessionToken counts before that of the body', async () => {
    const [mine, other] = [await signUp(app), await signUp(app)]
    const answer = await app.call('POST', '/auth/verify-token', {
      token: mine.token,
      body: { token: other.token },
    })
    expect(answer.json().user).toBe(mine.user)
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('is not opened by the token %j', async (token) => {
    await signUp(app)
    const answers = [await verify(token), await app.call('POST', '/auth/verify-token', { body: { token } })]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthenticated'])
    }
  })

  test('ends after 14 days without use', async () => {
    const { token } = await signUp(app)
    days(14)
    expect((await verify(token)).statusCode).toBe(401)
  })

  test('lives on while it is used, and the days of the trial go by', async () => {
    const { token } = await signUp(app)
    for (const left of [0, 0, 0]) {
      days(13)
      const answer = await verify(token)
      expect([answer.statusCode, answer.json().daysOfTrial]).toEqual([200, left])
    }
  })

  test('is kept alive by any call, not only by its check', async () => {
    const { token } = await signUp(app)
    days(13)
    expect((await app.call('GET', '/user/config', { token })).statusCode).toBe(200)
    days(13)
    expect((await app.call('GET', '/user/config', { token })).statusCode).toBe(200)
  })

  test('ends after 90 days, also if it is used each day', async () => {
    const { token } = await signUp(app)
    for (let used = 0; used < 8; used++) {
      days(11)
      expect((await verify(token)).statusCode).toBe(200)
    }
    days(2)
    expect((await verify(token)).statusCode).toBe(401)
  })

  test('that has ended is forgotten at the next login', async () => {
    const { email, user } = await signUp(app)
    days(15)
    await login(email)
    const { rows } = await app.database.execute(
      sql`select count(*)::int as count from sessions where user_id = ${user}`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('logging out', () => {
  test('ends the session it is asked with, and no other', async () => {
    const one = await signUp(app)
    const other = await login(one.email)
    expect((await app.call('POST', '/user/logout', { token: one.token })).statusCode).toBe(200)
    expect((await verify(one.token)).statusCode).toBe(401)
    expect((await app.call('GET', '/analysis', { token: one.token })).statusCode).toBe(401)
    expect((await verify(session.parse(other.json()).token)).statusCode).toBe(200)
  })

  test('needs a session', async () => {
    expect((await app.call('POST', '/user/logout')).statusCode).toBe(401)
  })
})
