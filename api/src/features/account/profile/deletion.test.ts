import { forEachMarketplace } from '@vendaclara/core/pricing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { putSubscription } from '../../../../test/buyer.ts'
import { openLedger, someOrder } from '../../../../test/closing/ledger.ts'
import { movementFile } from '../../../../test/closing/open-closing.ts'
import { everythingOfProducts } from '../../../../test/products.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const remove = (token: string, body: object = { password }) => app.call('DELETE', '/user', { token, body })
const login = (email: string) => app.call('POST', '/user/login', { body: { email, password } })
const verify = async (token: string) => (await app.call('POST', '/auth/verify-token', { token })).statusCode

/** An account with data in every table. */
const busySeller = async () => {
  const { email, token, user } = await signUp(app)
  await app.call('POST', '/advertisingShopee', { token, body: { id: 'a1', salePrice: 20 } })
  await app.call('PUT', '/user/config', { token, body: { charges: 4 } })
  const fees = { version: 0, chosen: { ...forEachMarketplace(() => null), shopee: 'x' }, own: [] }
  await app.call('PUT', '/advertising/fees', { token, body: fees })
  const ledger = await openLedger(app, { token })
  await ledger.give(await ledger.create('Março'), { name: 'pedidos.xlsx', orders: [someOrder('A', 5000)] })
  await app.call('PUT', '/movements', { token, body: movementFile })
  await app.call('POST', '/products/changes', { token, body: everythingOfProducts() })
  const part = `/products/changes/${crypto.randomUUID()}/parts/0`
  await app.call('PUT', part, { token, body: {} })
  const feedback = { estrelas: 5, comentario: 'bom', data: app.now.toISOString() }
  await app.call('POST', '/feedback', { token, body: { feedback } })
  await app.call('POST', '/request-recovery', { body: { email } })
  await app.mailServer.mailsTo(email, /nova senha/)
  await app.call('POST', '/user/second-factor', { token, body: { password } })
  await putSubscription(app.database, { user, state: 'canceled', now: app.now })
  await app.database.execute(
    sql`insert into payers (user_id, gateway_id) values (${user}, ${`cus_${user.slice(0, 8)}`})`,
  )
  await app.database.execute(
    sql`insert into subscription_notices (user_id, subject, told_at) values (${user}, 'ended:1', now())`,
  )
  return { email, token, user }
}

/** The number of rows that belong to an account, by table. */
const rowsOf = async (user: string): Promise<Record<string, number>> => {
  const { rows } = await app.database.execute<{ name: string; column: string }>(
    sql`select conrelid::regclass::text as name, attname as column from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'users'::regclass`,
  )
  const counted = rows.map(async ({ name, column }) => {
    const isTheirs = sql`${sql.identifier(column)} = ${user}`
    const found = await app.database.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} where ${isTheirs}`,
    )
    return [name, found.rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** The tables that contain a text anywhere. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { rows } = await app.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found = rows.map(async ({ name }) => {
    const table = sql.identifier(name)
    const holds = await app.database.execute(
      sql`select 1 from ${table} t where position(${text} in row_to_json(t)::text) > 0 limit 1`,
    )
    return holds.rows.length > 0 ? [name] : []
  })
  return (await Promise.all(found)).flat().toSorted()
}

describe('deleting the account', () => {
  test('erases everything of it and nothing of others, but keeps what the law demands', async () => {
    const [mine, other] = [await busySeller(), await busySeller()]
    const [before, others] = [await rowsOf(mine.user), await rowsOf(other.user)]
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['sessions', 'listings', 'closings']))
    const unfilled = Object.keys(before).filter((name) => !before[name] || !others[name])
    expect(unfilled, 'give busySeller something in these tables').toEqual([])

    const answer = await remove(mine.token)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Sua conta foi excluída.' }])
    expect(Object.values(await rowsOf(mine.user)).filter((count) => count > 0)).toEqual([])
    expect(await rowsOf(other.user)).toEqual(others)
    expect(await tablesWith(mine.email)).toEqual([])
    expect(await tablesWith(mine.user)).toEqual(['access_records'])
    expect(await tablesWith(other.email)).toEqual(['one_time_tokens', 'users'])
  })

  test('ends every session, and frees the address for a new beginning', async () => {
    const { email, token, user } = await busySeller()
    const phone = (await login(email)).json().token
    await remove(token)
    expect([await verify(token), await verify(phone)]).toEqual([401, 401])
    expect((await login(email)).json()).toMatchObject({ error: 'User not found' })
    const again = await signUp(app, { email, confirmed: false })
    expect(again).toMatchObject({ confirmed: false, subscription: null, trialEndAt: null, feedback: false })
    expect(again.user).not.toBe(user)
    expect((await app.call('GET', '/analysis', { token: again.token })).json()).toEqual([])
  })

  test('says goodbye by mail', async () => {
    const { email, token } = await signUp(app)
    await remove(token)
    const [goodbye] = await app.mailServer.mailsTo(email, /^Sua conta na Vendaclara foi excluída$/)
    expect(goodbye?.text).toMatch(/^Olá, Maria!/)
    expect(goodbye?.text).toContain('registros de acesso')
  })

  test('needs the current password, and changes nothing without it', async () => {
    const { email, token, user } = await busySeller()
    const before = await rowsOf(user)
    const wrong = await remove(token, { password: 'errada' })
    const refused = { error: 'Invalid credentials', message: 'Senha inválida', field: 'password' }
    expect([wrong.statusCode, wrong.json()]).toEqual([400, refused])
    const missing = await remove(token, {})
    expect(missing.statusCode).toBe(400)
    expect(missing.json()).toMatchObject({ error: 'invalid_request', field: 'password' })
    expect((await app.call('DELETE', '/user', { token })).statusCode).toBe(400)
    // The attempt is recorded.
    expect(await rowsOf(user)).toEqual({ ...before, security_events: Number(before.security_events) + 1 })
    expect((await login(email)).statusCode).toBe(200)
  })

  test('asked for twice at the same time is done once', async () => {
    const { token, email } = await signUp(app)
    const answers = await Promise.all([remove(token), remove(token)])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode)
    const other = await signUp(app, { confirmed: false })
    await app.mailServer.mailsTo(other.email, /Confirme/)
    expect(await app.mailServer.mailsTo(email, /excluída/)).toHaveLength(1)
  })
})
