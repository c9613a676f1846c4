import { session } from '@vendaclara/contract/account'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp({ trialDays: 5, appUrl: 'https://app.vendaclara.example' })
const letter = /^Confirme seu e-mail na Vendaclara$/
const hour = 60 * 60 * 1000
const invalid = { error: 'invalid_token', message: 'Este link não é válido ou já venceu. Peça um novo.' }
const pass = (milliseconds: number) => {
  app.now = new Date(app.now.getTime() + milliseconds)
}
const confirm = (token: string) => app.call('GET', `/confirmation?token=${encodeURIComponent(token)}`)
const verify = async (token: string) =>
  session.parse((await app.call('POST', '/auth/verify-token', { token })).json())
const register = (email: string, secret = password) =>
  app.call('POST', '/user', {
    body: { name: 'João Souza', email, password: secret, confirmpassword: secret },
  })
const newcomer = async () => {
  const { email, token } = await signUp(app, { confirmed: false })
  return { email, token, link: await app.mailServer.tokenFor(email, letter) }
}

describe('signing up', () => {
  test('mails the same link as text and as HTML to the new address, and to no other', async () => {
    const { email } = await signUp(app, { name: 'Zé <b>& Cia</b>', confirmed: false })
    const [mail] = await app.mailServer.mailsTo(email, letter)
    const links = `${mail?.text} ${mail?.html}`.match(/https?:[^\s"<]+/g) ?? []
    expect(new Set(links).size).toBe(1)
    expect(links.length).toBeGreaterThan(2)
    expect(links[0]).toMatch(/^https:\/\/app\.vendaclara\.example\/confirm-email\?token=[\w-]{43}$/)
    expect(mail?.to).toEqual([{ address: email, name: '' }])
  })

  test('puts nothing into a mailbox that a stranger has written', async () => {
    const { email } = await signUp(app, { name: 'Ganhe em http://golpe.example', confirmed: false })
    const [mail] = await app.mailServer.mailsTo(email, letter)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('golpe')
  })

  test('mails nothing where it is refused', async () => {
    const first = await newcomer()
    expect((await register(first.email.toUpperCase())).statusCode).toBe(409)
    expect((await register('joao@example.com', '12345678')).statusCode).toBe(400)
    const next = await newcomer()
    await app.mailServer.mailsTo(next.email, letter)
    const recipients = app.mailServer.received.map(({ to }) => to?.[0]?.address)
    expect(recipients.filter((address) => address?.toLowerCase() === first.email)).toHaveLength(1)
    expect(recipients).not.toContain('joao@example.com')
  })

  test('makes no account where its mail cannot be queued', async () => {
    await app.database.execute(
      sql`alter table pgboss.job add constraint refused check (name <> 'mail') not valid`,
    )
    const failed = await register('joao@example.com')
    await app.database.execute(sql`alter table pgboss.job drop constraint refused`)
    expect(failed.statusCode).toBe(500)
    expect((await register('joao@example.com')).statusCode).toBe(200)
  })
})

describe('the link of a new account', () => {
  test('confirms it and begins its trial at that moment, not at the sign-up', async () => {
    const { token, link } = await newcomer()
    pass(20 * hour)
    const answer = await confirm(link)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Seu e-mail foi confirmado.' }])
    const trialEndAt = new Date(app.now.getTime() + 5 * 24 * hour).toISOString()
    expect(await verify(token)).toMatchObject({ confirmed: true, trial: true, daysOfTrial: 5, trialEndAt })
  })

  test('is harmless when it is opened again, also after its time, and does not lengthen the trial', async () => {
    const { token, link } = await newcomer()
    await confirm(link)
    const { trialEndAt } = await verify(token)
    for (const later of [0, 2 * hour, 48 * hour]) {
      pass(later)
      const answer = await confirm(link)
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Seu e-mail já está confirmado.' }])
      expect(await verify(token)).toMatchObject({ confirmed: true, trialEndAt })
    }
  })

  test('confirms once when it is opened several times at the same moment', async () => {
    const { token, link } = await newcomer()
    const answers = await Promise.all([1, 2, 3].map(() => confirm(link)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await verify(token)).toMatchObject({ confirmed: true, daysOfTrial: 5 })
  })

  test('is as good as a later one that was asked for, and neither lengthens the trial of the other', async () => {
    const { email, token, link } = await newcomer()
    await app.call('POST', '/confirmation', { body: { email } })
    const later = await app.mailServer.tokenFor(email, letter, 2)
    expect(later).not.toBe(link)
    await confirm(link)
    const { trialEndAt } = await verify(token)
    pass(3 * hour)
    expect((await confirm(later)).statusCode).toBe(200)
    expect(await verify(token)).toMatchObject({ confirmed: true, trialEndAt })
  })

  test('is good until 24 hours have passed since it was sent, and not a moment longer', async () => {
    const { token, link } = await newcomer()
    pass(24 * hour)
    const late = await confirm(link)
    expect([late.statusCode, late.json()]).toEqual([400, invalid])
    expect(await verify(token)).toMatchObject({ confirmed: false, trialEndAt: null })
    pass(-1)
    expect((await confirm(link)).statusCode).toBe(200)
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '\u0000'])('cannot be forged: %j', async (token) => {
    const mine = await signUp(app, { confirmed: false })
    const answer = await confirm(token)
    expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
    expect((await verify(mine.token)).confirmed).toBe(false)
  })

  test.each(['/confirmation', `/confirmation?token=${'a'.repeat(201)}`, '/confirmation?token=a&token=b'])(
    'is refused without one token of a possible length: %s',
    async (address) => {
      const answer = await app.call('GET', address)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error: 'invalid_request', field: 'token' })
    },
  )

  test('is not that of a recovery', async () => {
    const mine = await signUp(app, { confirmed: false })
    await app.call('POST', '/request-recovery', { body: { email: mine.email } })
    const answer = await confirm(await app.mailServer.tokenFor(mine.email, /nova senha/))
    expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
    expect((await verify(mine.token)).confirmed).toBe(false)
  })

  test('is worth nothing once its account is gone', async () => {
    const { token, link } = await newcomer()
    expect((await app.call('DELETE', '/user', { token, body: { password } })).statusCode).toBe(200)
    expect((await confirm(link)).json()).toEqual(invalid)
  })
})
