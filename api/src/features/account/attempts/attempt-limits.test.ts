import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../../test/build-test-app.ts'
import { password } from '../../../../test/sign-up.ts'
import { attemptRepository } from './attempt.repository.ts'
import { createAttemptLimits } from './attempt-limits.ts'

const app = buildTestApp({ rateLimitFactor: 1, trustProxy: 'loopback' })
emptyBeforeEach(app)
const email = 'maria@example.com'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const signUp = (address: string, form = {}) =>
  app.call('POST', '/user', {
    body: { name: 'Maria da Silva', email, password, confirmpassword: password, ...form },
    ...from(address),
  })
const join = async (address: string, form = {}) => {
  await signUp(address, form)
  await app.database.execute(sql`update users set confirmed_at = ${app.now.toISOString()}`)
}
const login = (account: string, given: string, address: string, cookie?: string) =>
  app.call('POST', '/user/login', {
    body: { email: account, password: given },
    headers: { ...from(address).headers, ...(cookie !== undefined && { cookie }) },
  })
const cookieOf = (answer: Awaited<ReturnType<typeof login>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const wait = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
/** Tries wrong passwords for the account, `tries` from each network. */
const guess = async (networks: number, tries = 10) => {
  for (let at = 0; at < networks * tries; at += 1) {
    await login(email, 'errada', `198.51.100.${Math.floor(at / tries)}`)
  }
}

describe('logging in', () => {
  test('is refused after 10 tries in 5 minutes for one account from one network, and taken again later', async () => {
    await signUp('192.0.2.1')
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await login(tries % 2 ? 'MARIA@example.com ' : email, 'errada', '198.51.100.1')
      expect(answer.json()).toMatchObject({ error: 'Invalid credentials' })
    }
    wait(60)
    const refused = await login(email, password, '198.51.100.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '240'])
    expect(refused.json()).toEqual({
      error: 'too_many_requests',
      message:
        'Muitas tentativas. Tente de novo em 4 minutos. Se a conta é sua, entre em um aparelho em que já entrou antes, ou crie uma senha nova em Esqueci minha senha.',
    })
    wait(240)
    expect((await login(email, password, '198.51.100.1')).statusCode).toBe(200)
  })

  test('goes on for the owner elsewhere while a stranger guesses in one network', async () => {
    await signUp('192.0.2.1')
    await guess(1, 30)
    expect((await login(email, password, '203.0.113.9')).statusCode).toBe(200)
    expect((await login(email, password, '198.51.100.0')).statusCode).toBe(429)
  })

  test('counts IPv6 by the /64 that one customer has, and IPv4 written as IPv6 as itself', async () => {
    await signUp('192.0.2.1')
    for (let tries = 0; tries < 10; tries += 1) await login(email, 'errada', `2001:db8:1:2:${tries}::1`)
    expect((await login(email, password, '2001:db8:1:2:ffff::9')).statusCode).toBe(429)
    expect((await login(email, password, '2001:db8:1:3::1')).statusCode).toBe(200)
    for (let tries = 0; tries < 10; tries += 1) await login(email, 'errada', '::ffff:192.0.2.7')
    expect((await login(email, password, '192.0.2.7')).statusCode).toBe(429)
  })

  test('meets a wide limit of 100 in an hour where the guesses come from many networks', async () => {
    await signUp('192.0.2.1')
    await guess(10)
    const refused = await login(email, password, '203.0.113.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    wait(3600)
    expect((await login(email, password, '203.0.113.9')).statusCode).toBe(200)
  })

  test('starts its count again with the right password, but not the wide one', async () => {
    await signUp('192.0.2.1')
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await login(email, 'errada', '198.51.100.1')
      expect((await login(email, password, '198.51.100.1')).statusCode).toBe(200)
    }
    const { rows } = await app.database.execute(
      sql`select max(count)::int as most from attempts where key_sha256 not like 'requests:%'`,
    )
    expect(rows).toEqual([{ most: 30 }])
  })

  test('is refused after 60 tries in a minute from one network for all accounts, and goes on elsewhere', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        login(`unknown${index}@example.com`, 'errada', '198.51.100.1'),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await login('unknown@example.com', 'errada', '198.51.100.2')).statusCode).toBe(400)
    wait(60)
    expect((await login('unknown@example.com', 'errada', '198.51.100.1')).statusCode).toBe(400)
  })
})

describe('a browser that has logged in before', () => {
  test('keeps a token that scripts cannot read, is sent by our own pages only, and is stored as a hash', async () => {
    await join('192.0.2.1')
    const answer = await login(email, password, '192.0.2.1')
    expect(answer.headers['set-cookie']).toMatch(
      /^vendaclara-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const [, token] = cookieOf(answer).split('=')
    const { rows } = await app.database.execute(sql`select token_sha256 from known_devices`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('gets in through every limit that others have used up, and has one of its own', async () => {
    await join('192.0.2.1')
    const cookie = cookieOf(await login(email, password, '192.0.2.1'))
    await guess(11)
    expect((await login(email, password, '203.0.113.9')).statusCode).toBe(429)
    const entered = await login(email, password, '198.51.100.1', cookie)
    expect(entered.statusCode).toBe(200)
    const next = cookieOf(entered)
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await login(email, 'errada', '192.0.2.1', next)).statusCode).toBe(400)
    }
    expect((await login(email, password, '192.0.2.1', next)).statusCode).toBe(429)
  })

  test('of an unconfirmed account passes no limit', async () => {
    await signUp('192.0.2.1')
    const cookie = cookieOf(await login(email, password, '192.0.2.1'))
    await guess(11)
    expect((await login(email, password, '203.0.113.9', cookie)).statusCode).toBe(429)
  })

  test('is known to the accounts that logged in there only, and by its newest token only', async () => {
    await join('192.0.2.1')
    await join('192.0.2.1', { email: 'joana@example.com' })
    const strangers = cookieOf(await login('joana@example.com', password, '192.0.2.1'))
    await guess(1)
    for (const cookie of [strangers, 'vendaclara-device=made-up', 'vendaclara-device=']) {
      expect((await login(email, password, '198.51.100.0', cookie)).statusCode).toBe(429)
    }
    const both = cookieOf(await login(email, password, '192.0.2.1', strangers))
    expect((await login(email, password, '198.51.100.0', strangers)).statusCode).toBe(429)
    expect((await login('joana@example.com', password, '198.51.100.0', both)).statusCode).toBe(200)
  })

  test('is a stranger again once the password was changed elsewhere', async () => {
    await join('192.0.2.1')
    const old = cookieOf(await login(email, password, '192.0.2.1'))
    const { token } = (await login(email, password, '192.0.2.2')).json()
    const body = { password, newPassword: 'outra senha bem boa' }
    expect((await app.call('PUT', '/user/password', { token, body })).statusCode).toBe(200)
    await guess(1)
    expect((await login(email, body.newPassword, '198.51.100.0', old)).statusCode).toBe(429)
  })

  test('is one of 20 at most', async () => {
    await join('192.0.2.1')
    for (let times = 0; times < 22; times += 1) {
      wait(1)
      await login(email, password, '192.0.2.1')
    }
    const { rows } = await app.database.execute(sql`select count(*)::int as count from known_devices`)
    expect(rows).toEqual([{ count: 20 }])
  })

  test('is given its token over TLS only where people reach the product so', async () => {
    expect((await login(email, password, '192.0.2.1')).headers['set-cookie']).toBeUndefined()
  })
})

describe('signing up', () => {
  test('is refused after 30 tries in an hour from one network', async () => {
    const weak = { password: '12345678', confirmpassword: '12345678' }
    const bad = () => signUp('192.0.2.7', weak)
    for (let tries = 0; tries < 30; tries += 1) expect((await bad()).statusCode).toBe(400)
    expect((await bad()).statusCode).toBe(429)
    wait(3600)
    expect((await bad()).statusCode).toBe(400)
  })

  test('and deleting the account again fills no mailbox: 5 mails in a day to one address, and no goodbye', async () => {
    for (let times = 0; times < 6; times += 1) {
      const answer = await signUp(`192.0.2.${times}`)
      expect(answer.statusCode).toBe(times < 5 ? 200 : 429)
      if (times === 5) break
      const { token } = (await login(email, password, '192.0.2.1')).json()
      await app.call('DELETE', '/user', { token, body: { password } })
    }
    await app.mailServer.mailsTo(email, /^Sua conta/, 0)
    const { rows } = await app.database.execute(
      sql`select distinct data ->> 'kind' as kind from pgboss.job where name = 'mail'`,
    )
    expect(rows).toEqual([{ kind: 'confirm-email' }])
  })
})

test('one mailbox is one address for the limits of mails, however it is written', async () => {
  const ways = ['maria.silva', 'mariasilva', 'm.ariasilva+1', 'MariaSilva+loja', 'mariasilva+a+b']
  for (const [at, way] of ways.entries()) {
    const domain = at % 2 ? 'gmail.com' : 'googlemail.com'
    expect((await signUp(`192.0.2.${at}`, { email: `${way}@${domain}` })).statusCode).toBe(200)
  }
  expect((await signUp('192.0.2.9', { email: 'maria.silva+9@gmail.com' })).statusCode).toBe(429)
  for (const email of ['mariasilva@example.com', 'maria.silva@example.com']) {
    expect((await signUp('192.0.2.9', { email })).statusCode).toBe(200)
  }
  const recover = (email: string, at: number) =>
    app.call('POST', '/request-recovery', { body: { email }, ...from(`198.51.100.${at}`) })
  for (let at = 0; at < 10; at += 1) {
    expect((await recover(`joana+${at}@example.com`, at)).statusCode).toBe(200)
  }
  expect((await recover('joana@example.com', 10)).statusCode).toBe(429)
})

test('the counts that are kept have a bound', async () => {
  const repository = attemptRepository(app.database)
  const limits = createAttemptLimits({ repository, clock: () => app.now, factor: 1, most: 5 })
  for (let at = 0; at < 20; at += 1) {
    wait(1)
    await limits.count('signUpByNetwork', `192.0.2.${at}`)
  }
  const { rows } = await app.database.execute(
    sql`select count(*)::int as count from attempts where key_sha256 not like 'requests:%'`,
  )
  expect(Number(rows[0]?.count)).toBeLessThanOrEqual(6)
})
