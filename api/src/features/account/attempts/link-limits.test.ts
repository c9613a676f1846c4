import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp({ rateLimitFactor: 1, trustProxy: 'loopback' })
emptyBeforeEach(app)
const another = 'outra senha bem boa'
const wait = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const at = (address: string, cookie?: string) => ({
  headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
})

describe.each([
  { what: 'the confirmation mail', path: '/confirmation', wide: 20, window: 24 * 3600 },
  { what: 'the recovery mail', path: '/request-recovery', wide: 10, window: 3600 },
])('asking for $what', ({ path, wide, window }) => {
  const ask = (email: string, address: string) => app.call('POST', path, { body: { email }, ...at(address) })

  test('is refused after 5 times in an hour for one e-mail, in any writing, from one network', async () => {
    for (let times = 0; times < 5; times += 1) {
      const email = times % 2 ? ' MARIA@example.com' : 'maria@example.com'
      expect((await ask(email, '198.51.100.1')).statusCode).toBe(200)
    }
    wait(600)
    const refused = await ask('Maria@example.com', '198.51.100.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3000'])
    expect(refused.json()).toMatchObject({ error: 'too_many_requests' })
    expect((await ask('joana@example.com', '198.51.100.1')).statusCode).toBe(200)
    expect((await ask('maria@example.com', '203.0.113.9')).statusCode).toBe(200)
    wait(3000)
    expect((await ask('maria@example.com', '198.51.100.1')).statusCode).toBe(200)
  })

  test('fills no mailbox from many networks either', async () => {
    for (let times = 0; times < wide; times += 1) {
      expect((await ask('maria@example.com', `198.51.100.${times}`)).statusCode).toBe(200)
    }
    const refused = await ask('maria@example.com', '203.0.113.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(window)])
  })

  test('is refused after 30 times in an hour from one network, for all e-mails together', async () => {
    for (let times = 0; times < 30; times += 1) {
      expect((await ask(`unknown${times}@example.com`, '192.0.2.1')).statusCode).toBe(200)
    }
    const refused = await ask('maria@example.com', '192.0.2.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await ask('maria@example.com', '192.0.2.2')).statusCode).toBe(200)
    wait(3600)
    expect((await ask('maria@example.com', '192.0.2.1')).statusCode).toBe(200)
  })
})

describe('recovery that strangers have used up', () => {
  const close = async (email: string) => {
    for (let times = 0; times < 11; times += 1) {
      await app.call('POST', '/request-recovery', { body: { email }, ...at(`198.51.100.${times}`) })
    }
  }
  const ask = (email: string, cookie?: string) =>
    app.call('POST', '/request-recovery', { body: { email }, ...at('203.0.113.9', cookie) })

  test('goes on by the links that are in the mailbox already, the first of them too', async () => {
    const { email } = await signUp(app)
    await close(email)
    expect((await ask(email)).statusCode).toBe(429)
    const mails = await app.mailServer.mailsTo(email, /nova senha/, 10)
    const token = /\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
    const reset = await app.call('POST', '/update-password', { body: { token, newPassword: another } })
    expect(reset.statusCode).toBe(200)
  })

  test.each([true, false])(
    'mails one address ten times an hour at most, also if its browser logs in again (confirmed: %s)',
    async (confirmed) => {
      const { email } = await signUp(app, { confirmed })
      const taken = []
      for (let times = 0; times < 30; times += 1) {
        const entered = await app.call('POST', '/user/login', {
          body: { email, password },
          ...at('192.0.2.1'),
        })
        const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
        const body = { email }
        const answer = await app.call('POST', '/request-recovery', { body, ...at('192.0.2.1', cookie) })
        taken.push(answer.statusCode === 200)
      }
      // The browser of an unconfirmed account counts as a stranger's, with five from one network.
      expect(taken.filter(Boolean)).toHaveLength(confirmed ? 10 : 5)
    },
  )

  test('is open to a browser that the account knows, also in that network', async () => {
    const { email } = await signUp(app)
    const entered = await app.call('POST', '/user/login', { body: { email, password } })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    for (let times = 0; times < 31; times += 1) await ask(`unknown${times}@example.com`)
    expect((await ask(email)).statusCode).toBe(429)
    expect((await ask(email, cookie)).statusCode).toBe(200)
  })
})

test('an unconfirmed address gets 20 links a day, of both kinds together, and no notices', async () => {
  const { email, token } = await signUp(app, { confirmed: false })
  let sent = 0
  for (let hour = 0; hour < 20; hour += 1) {
    for (const path of ['/confirmation', '/request-recovery']) {
      const answer = await app.call('POST', path, { body: { email }, ...at(`198.51.100.${hour}`) })
      if (answer.statusCode === 200) sent += 1
    }
    wait(3600)
  }
  expect(sent).toBe(20)
  const change = { password, newPassword: another }
  expect((await app.call('PUT', '/user/password', { token, body: change })).statusCode).toBe(200)
  const known = await signUp(app)
  await app.call('PUT', '/user/password', { token: known.token, body: change })
  await app.mailServer.mailsTo(known.email, /senha da sua conta mudou/)
  const subjects = app.mailServer.received.filter(({ to }) => to?.[0]?.address === email)
  expect(subjects.map(({ subject }) => subject)).not.toContain('A senha da sua conta mudou')
})

test('the two mails are counted apart', async () => {
  const body = { email: 'maria@example.com' }
  for (let times = 0; times < 5; times += 1) await app.call('POST', '/confirmation', { body })
  expect((await app.call('POST', '/confirmation', { body })).statusCode).toBe(429)
  expect((await app.call('POST', '/request-recovery', { body })).statusCode).toBe(200)
})

describe.each([
  { what: 'another e-mail address', path: '/user/email', confirmed: true },
  { what: 'a mistyped address to be corrected', path: '/confirmation', confirmed: false },
])('asking for $what', ({ path, confirmed }) => {
  const ask = (token: string, email: string, address = '192.0.2.1') =>
    app.call('POST', path, { token, body: { email, password }, ...at(address) })

  test('is refused after 5 times in an hour by one account, from all networks', async () => {
    const { token } = await signUp(app, { confirmed })
    for (let times = 0; times < 5; times += 1) {
      const answer = await ask(token, `nova${times}@example.com`, `192.0.2.${times}`)
      expect(answer.statusCode).toBe(200)
    }
    const refused = await ask(token, 'nova9@example.com', '192.0.2.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    wait(3600)
    expect((await ask(token, 'nova9@example.com')).statusCode).toBe(200)
  })

  test('mails one address 3 times in a day at most, for all accounts together', async () => {
    for (let times = 0; times < 4; times += 1) {
      const { token } = await signUp(app, { confirmed })
      const answer = await ask(token, times % 2 ? 'ALVO@example.com' : 'alvo@example.com', `192.0.2.${times}`)
      expect(answer.statusCode).toBe(times < 3 ? 200 : 429)
    }
    expect(await app.mailServer.mailsTo('alvo@example.com', /^Confirme/, confirmed ? 3 : 1)).toBeTruthy()
  })

  test('is refused after 20 times in an hour from one network', async () => {
    for (let account = 0; account < 4; account += 1) {
      const { token } = await signUp(app, { confirmed })
      for (let times = 0; times < 5; times += 1) {
        expect((await ask(token, `nova${account}.${times}@example.com`)).statusCode).toBe(200)
      }
    }
    const { token } = await signUp(app, { confirmed })
    expect((await ask(token, 'nova@example.com')).statusCode).toBe(429)
    expect((await ask(token, 'nova@example.com', '192.0.2.2')).statusCode).toBe(200)
  })
})

test('a mail to an unproven address names no person and leads only to the product', async () => {
  const name = 'Clique em http://x.example agora'
  const mine = await signUp(app, { name: 'Clique agora' })
  await app.database.execute(sql`update users set name = ${name} where id = ${mine.user}`)
  const body = { email: 'alvo@example.com', password }
  await app.call('POST', '/user/email', { token: mine.token, body })
  await app.call('POST', '/user', {
    body: { ...body, name: 'Clique agora', email: 'outro@example.com', confirmpassword: password },
  })
  const [changed] = await app.mailServer.mailsTo('alvo@example.com', /^Confirme/)
  const [joined] = await app.mailServer.mailsTo('outro@example.com', /^Confirme/)
  for (const mail of [changed, joined]) {
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/clique|x\.example/i)
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(new Set(links).size).toBe(1)
    expect(links[0]).toMatch(/^http:\/\/localhost:3000\/confirm-email\?token=[\w-]+$/)
  }
})
