import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { buyer } from '../../../../test/buyer.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp({ trustProxy: 'loopback' })
const seller = buyer(app)
const chosen = 'a senha de quem lê os e-mails'
const at = (address: string, cookie = '') => ({ headers: { 'x-forwarded-for': address, cookie } })
const [strangers, owners] = ['198.51.100.7', '203.0.113.9']

/** Somebody signed up with an address that may not be theirs, and logged in. */
async function squatter() {
  const { email, user } = await signUp(app, { confirmed: false, name: 'Clique em golpe' })
  const entered = await app.call('POST', '/user/login', { body: { email, password }, ...at(strangers) })
  await app.database.execute(sql`update sessions set ip = ${strangers} where user_id = ${user}`)
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  return { email, user, cookie, token: String(entered.json().token) }
}
/** As earlier versions of the product let a stranger do. */
const lockOut = (user: string) =>
  app.database.execute(
    sql`insert into second_factors (user_id, secret, begun_at, confirmed_at) values (${user}, 'GEZDGNBVGY3TQOJQ', now(), now())`,
  )
const link = (email: string) => app.mailServer.tokenFor(email, /^Confirme seu e-mail na Vendaclara$/)
const confirm = (token: string, session?: string, address = owners) =>
  app.call('GET', `/confirmation?token=${token}`, { ...(session && { token: session }), ...at(address) })
const reset = async (email: string) => {
  await app.call('POST', '/request-recovery', { body: { email }, ...at(owners) })
  const token = await app.mailServer.tokenFor(email, /nova senha/)
  return app.call('POST', '/update-password', { body: { token, newPassword: chosen }, ...at(owners) })
}
const giveFeedback = (token: string) =>
  app.call('POST', '/feedback', {
    token,
    body: { feedback: { estrelas: 1, comentario: 'golpe', data: '2026-11-20T12:00:00Z' } },
  })
const login = (email: string, given: string) =>
  app.call('POST', '/user/login', { body: { email, password: given }, ...at(owners) })
const isOpen = async (token: string) =>
  (await app.call('POST', '/auth/verify-token', { token })).statusCode === 200
const count = async (table: string, user: string) => {
  const { rows } = await app.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(table)} where user_id = ${user}`,
  )
  return rows[0]?.count
}

test('before the first proof a second factor can neither be begun nor finished', async () => {
  const { token, user } = await squatter()
  const begun = await app.call('POST', '/user/second-factor', { token, body: { password } })
  expect([begun.statusCode, begun.json().error]).toEqual([403, 'email_not_confirmed'])
  await app.database.execute(
    sql`insert into second_factors (user_id, secret, begun_at) values (${user}, 'GEZDGNBVGY3TQOJQ', now())`,
  )
  const finished = await app.call('PUT', '/user/second-factor', { token, body: { code: '123456' } })
  expect([finished.statusCode, finished.json().error]).toEqual([403, 'email_not_confirmed'])
})

describe('a new password by mail', () => {
  test('confirms the account and leaves nothing that a stranger set', async () => {
    const { email, user, token, cookie } = await squatter()
    await lockOut(user)
    await app.call('PUT', '/user/profile', { token, body: { name: 'Outro nome', phone: '11999999999' } })
    await giveFeedback(token)
    expect(await count('feedback', user)).toBe(1)
    await app.call('POST', '/confirmation', { token, body: { email: 'estranho@example.com' } })
    const planted = await app.mailServer.tokenFor('estranho@example.com', /^Confirme/)
    expect((await reset(email)).statusCode).toBe(200)

    expect(await isOpen(token)).toBe(false)
    expect((await login(email, password)).json()).toMatchObject({ error: 'Invalid credentials' })
    const entered = await login(email, chosen)
    const name = email.replace(/@.*/, '')
    expect([entered.statusCode, entered.json()]).toMatchObject([
      200,
      { name, confirmed: true, trial: true, feedback: false },
    ])
    const profile = await app.call('GET', '/user/profile', { token: entered.json().token })
    expect(profile.json()).toMatchObject({ name, email, phone: '', pendingEmail: null })
    const agreed = await app.call('GET', '/user/agreement', { token: entered.json().token })
    expect(agreed.json()).toEqual({ isCurrent: false })
    expect((await confirm(planted)).json()).toMatchObject({ error: 'invalid_token' })
    const [, device = ''] = cookie.split('=')
    const { createHash } = await import('node:crypto')
    const sha256 = createHash('sha256').update(device).digest('hex')
    const { rows } = await app.database.execute(
      sql`select 1 from known_devices where token_sha256 = ${sha256} and user_id = ${user}`,
    )
    expect(rows).toEqual([])
  })

  test('gives up an unpaid purchase, and keeps a paid one', async () => {
    const unpaid = await squatter()
    await seller.byPix(unpaid.token)
    const paid = await squatter()
    await seller.byCard(paid.token)
    await seller.state(paid.token, 'active')
    for (const { email } of [unpaid, paid]) await reset(email)
    expect((await login(unpaid.email, chosen)).json().subscription).toBeNull()
    expect((await login(paid.email, chosen)).json().subscription).toBe('active')
  })

  test('changes only the password of an account that was confirmed', async () => {
    const { email, token, user } = await signUp(app)
    await lockOut(user)
    await giveFeedback(token)
    await reset(email)
    expect((await login(email, chosen)).json()).toMatchObject({ error: 'second_factor_required' })
    const { rows } = await app.database.execute(sql`select name from users where id = ${user}`)
    expect(rows).toEqual([{ name: 'Maria da Silva' }])
    expect([await count('feedback', user), await count('agreements', user)]).toEqual([1, 1])
  })
})

describe('a confirmation link', () => {
  test('ends what guards the account for others: second factor, browsers, sessions elsewhere', async () => {
    const { email, user, token } = await squatter()
    await lockOut(user)
    await confirm(await link(email))
    expect(await isOpen(token)).toBe(false)
    expect([await count('second_factors', user), await count('known_devices', user)]).toEqual([0, 0])
    expect((await login(email, password)).json()).toMatchObject({ confirmed: true })
  })

  test.each([
    ['in the browser of the session, from any network', true, owners],
    ['in the network of the session', false, strangers],
  ])('%s leaves it open', async (_, isCarried, address) => {
    const { email, token } = await squatter()
    await confirm(await link(email), isCarried ? token : undefined, address)
    expect(await isOpen(token)).toBe(true)
  })

  test('for another address of a confirmed account ends nothing', async () => {
    const { email, token, user } = await signUp(app)
    await lockOut(user)
    await app.database.execute(sql`update users set pending_email = ${`x${email}`} where id = ${user}`)
    await app.database.execute(sql`
      insert into one_time_tokens (token_sha256, purpose, user_id, email, created_at, expires_at)
      values (encode(sha256('um-link'), 'hex'), 'confirm-email', ${user}, ${`x${email}`}, ${app.now.toISOString()}, ${new Date(app.now.getTime() + 1000).toISOString()})`)
    expect((await confirm('um-link')).statusCode).toBe(200)
    expect([await isOpen(token), await count('second_factors', user)]).toEqual([true, 1])
  })
})
