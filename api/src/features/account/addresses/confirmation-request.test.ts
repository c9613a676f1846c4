import { session } from '@vendaclara/contract/account'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const letter = /^Confirme seu e-mail na Vendaclara$/
const request = (email: string, token?: string) =>
  app.call('POST', '/confirmation', { body: { email }, ...(token !== undefined && { token }) })
const confirm = (token: string) => app.call('GET', `/confirmation?token=${token}`)
const login = (email: string) => app.call('POST', '/user/login', { body: { email, password } })
const verify = async (token: string) =>
  session.parse((await app.call('POST', '/auth/verify-token', { token })).json())
/** Which of these addresses got mails; an address appears once per mail. */
const mailed = (...asked: string[]) =>
  app.mailServer.received
    .map(({ to }) => to?.[0]?.address?.toLowerCase() ?? '')
    .filter((address) => asked.includes(address))
const forgetNewcomersMails = () => app.database.execute(sql`delete from pgboss.job`)
const sent = { message: 'Email Enviado' }

describe('asking for the confirmation mail', () => {
  test('answers the same for every address, and mails only one that waits for it', async () => {
    const confirmed = await signUp(app)
    const waiting = await signUp(app, { confirmed: false })
    await app.mailServer.mailsTo(waiting.email, letter)
    for (const email of ['ninguem@example.com', confirmed.email, ` ${waiting.email.toUpperCase()} `]) {
      const answer = await request(email)
      expect([answer.statusCode, answer.json()]).toEqual([200, sent])
    }
    await app.mailServer.mailsTo(waiting.email, letter, 2)
    expect(mailed('ninguem@example.com', confirmed.email, waiting.email)).toEqual([
      waiting.email,
      waiting.email,
    ])
  })

  test('does not need a session that is still open', async () => {
    expect((await request('ninguem@example.com', 'a'.repeat(43))).json()).toEqual(sent)
  })

  test.each(['maria', '', null, undefined])('names the field of an invalid e-mail: %j', async (email) => {
    const answer = await app.call('POST', '/confirmation', { body: { email } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', field: 'email' })
  })
})

describe('an account whose address was mistyped', () => {
  test('is corrected by its session with the link sent to another one, and entered with that one', async () => {
    const mine = await signUp(app, { email: 'ana@gmial.example', confirmed: false })
    const mistyped = await app.mailServer.tokenFor('ana@gmial.example', letter)
    expect((await request('ana@gmail.example', mine.token)).json()).toEqual(sent)
    expect((await login('ana@gmail.example')).json()).toMatchObject({ error: 'User not found' })
    await confirm(await app.mailServer.tokenFor('ana@gmail.example', letter))
    expect(await verify(mine.token)).toMatchObject({
      user: mine.user,
      email: 'ana@gmail.example',
      confirmed: true,
      daysOfTrial: 7,
    })
    expect((await login('ana@gmail.example')).statusCode).toBe(200)
    expect((await login('ana@gmial.example')).json()).toMatchObject({ error: 'User not found' })
    expect((await confirm(mistyped)).json()).toMatchObject({ error: 'invalid_token' })
    expect(mailed('ana@gmial.example', 'ana@gmail.example')).toEqual([
      'ana@gmial.example',
      'ana@gmail.example',
    ])
  })

  test('keeps its own where the other one now belongs to another account', async () => {
    const mine = await signUp(app, { confirmed: false })
    await forgetNewcomersMails()
    await request('bia@example.com', mine.token)
    const link = await app.mailServer.tokenFor('bia@example.com', letter)
    const other = await signUp(app, { email: 'BIA@example.com' })
    const answer = await confirm(link)
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'email_taken'])
    expect(await verify(mine.token)).toMatchObject({ email: mine.email, confirmed: false, trialEndAt: null })
    expect(await verify(other.token)).toMatchObject({ user: other.user, email: 'BIA@example.com' })
  })

  test('does not get the address of somebody else, whose own link goes there', async () => {
    const mine = await signUp(app, { confirmed: false })
    const other = await signUp(app, { confirmed: false })
    await forgetNewcomersMails()
    await request(other.email, mine.token)
    await confirm(await app.mailServer.tokenFor(other.email, letter))
    expect(await verify(mine.token)).toMatchObject({ email: mine.email, confirmed: false })
    expect(await verify(other.token)).toMatchObject({ email: other.email, confirmed: true })
  })

  test('and another one that want the same address at the same time: one gets it, the other is told', async () => {
    const people = [await signUp(app, { confirmed: false }), await signUp(app, { confirmed: false })]
    await forgetNewcomersMails()
    for (const { token } of people) await request('carla@example.com', token)
    const mails = await app.mailServer.mailsTo('carla@example.com', letter, 2)
    const links = mails.map(({ text }) => /\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '')
    const answers = await Promise.all(links.map(confirm))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const emails = await Promise.all(people.map(async ({ token }) => (await verify(token)).email))
    expect(emails.filter((email) => email === 'carla@example.com')).toHaveLength(1)
  })

  test('takes no other one once its own is confirmed', async () => {
    const mine = await signUp(app, { confirmed: false })
    const own = await app.mailServer.tokenFor(mine.email, letter)
    await request('de.outra.pessoa@example.com', mine.token)
    const strangers = await app.mailServer.tokenFor('de.outra.pessoa@example.com', letter)
    expect((await confirm(own)).statusCode).toBe(200)
    expect((await confirm(strangers)).json()).toMatchObject({ error: 'invalid_token' })
    expect(await verify(mine.token)).toMatchObject({ email: mine.email, confirmed: true })
  })

  test('can be corrected again: only the link to the address asked for last counts', async () => {
    const mine = await signUp(app, { confirmed: false })
    await forgetNewcomersMails()
    await request('um@example.com', mine.token)
    const first = await app.mailServer.tokenFor('um@example.com', letter)
    await request('dois@example.com', mine.token)
    expect((await confirm(first)).json()).toMatchObject({ error: 'invalid_token' })
    await confirm(await app.mailServer.tokenFor('dois@example.com', letter))
    expect((await verify(mine.token)).email).toBe('dois@example.com')
  })
})

test('a confirmed account cannot take another address in this way, without its password', async () => {
  const mine = await signUp(app)
  const waiting = await signUp(app, { confirmed: false })
  await forgetNewcomersMails()
  expect((await request('outra@example.com', mine.token)).json()).toEqual(sent)
  await request(waiting.email)
  await app.mailServer.mailsTo(waiting.email, letter)
  expect(mailed('outra@example.com')).toEqual([])
  const profile = await app.call('GET', '/user/profile', { token: mine.token })
  expect(profile.json()).toMatchObject({ email: mine.email, pendingEmail: null })
})
