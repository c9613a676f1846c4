import { profile } from '@vendaclara/contract/account'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const read = async (token: string) => (await app.call('GET', '/user/profile', { token })).json()
const change = (token: string, body: unknown) => app.call('PUT', '/user/profile', { token, body })

test('the profile tells what was given at the sign-up, and nothing more', async () => {
  const { token, email } = await signUp(app)
  expect(profile.strict().parse(await read(token))).toEqual({
    name: 'Maria da Silva',
    email,
    phone: '',
    pendingEmail: null,
    confirmationSent: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  })
})

test('the profile of an unconfirmed account tells where and when the last link that is still good was sent', async () => {
  const { token, email } = await signUp(app, { confirmed: false })
  await app.mailServer.mailsTo(email, /^Confirme/)
  expect(await read(token)).toMatchObject({ confirmationSent: { email, at: app.now.toISOString() } })
  app.now = new Date(app.now.getTime() + 60 * 60 * 1000)
  await app.call('POST', '/confirmation', { token, body: { email: 'do.perfil@example.com' } })
  await app.mailServer.mailsTo('do.perfil@example.com', /^Confirme/)
  expect(await read(token)).toMatchObject({
    confirmationSent: { email: 'do.perfil@example.com', at: app.now.toISOString() },
  })
  app.now = new Date(app.now.getTime() + 24 * 60 * 60 * 1000)
  expect(await read(token)).toMatchObject({ confirmationSent: null })
})

describe('changing the profile', () => {
  test('keeps the name without the spaces around it, and the telephone', async () => {
    const [mine, other] = [await signUp(app), await signUp(app)]
    const answer = await change(mine.token, { name: '  Ana Maria ', phone: '(11) 98888-7777' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ name: 'Ana Maria', phone: '(11) 98888-7777', email: mine.email })
    expect(await read(mine.token)).toEqual(answer.json())
    const verified = await app.call('POST', '/auth/verify-token', { token: mine.token })
    expect(verified.json().name).toBe('Ana Maria')
    expect(await read(other.token)).toMatchObject({ name: 'Maria da Silva', phone: '' })
  })

  test('takes a telephone as a number, and no telephone', async () => {
    const { token } = await signUp(app)
    expect((await change(token, { name: 'Maria', phone: 11988887777 })).json().phone).toBe('11988887777')
    expect((await change(token, { name: 'Maria', phone: '' })).json().phone).toBe('')
  })

  test('is open to an unconfirmed account', async () => {
    const { token } = await signUp(app, { confirmed: false })
    expect((await change(token, { name: 'Ana Maria', phone: '' })).statusCode).toBe(200)
  })

  test.each([
    ['name', { name: '   ', phone: '' }, 'O campo Nome é obrigatório.'],
    ['name', { name: 'Ana ', phone: '' }, 'O nome deve ter mais de 3 caracteres.'],
    ['name', { name: 'a'.repeat(121), phone: '' }, 'O nome deve ter no máximo 120 caracteres.'],
    ['name', { phone: '' }, 'O campo name está faltando.'],
    [
      'phone',
      { name: 'Ana Maria', phone: '1'.repeat(21) },
      'O campo phone deve ter no máximo 20 caracteres.',
    ],
    ['phone', { name: 'Ana Maria' }, 'O campo phone está faltando.'],
  ])('names the field %s when it is refused, and changes nothing: %j', async (field, body, message) => {
    const { token } = await signUp(app)
    const answer = await change(token, body)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request', field, message }])
    expect(await read(token)).toMatchObject({ name: 'Maria da Silva', phone: '' })
  })

  test('changes nothing that is not its own to change', async () => {
    const { token, email } = await signUp(app, { confirmed: false })
    const more = { email: 'x@example.com', pendingEmail: 'x@example.com', confirmedAt: app.now, id: '1' }
    await change(token, { name: 'Ana Maria', phone: '', ...more })
    expect(await read(token)).toMatchObject({ email, pendingEmail: null })
    expect((await app.call('POST', '/auth/verify-token', { token })).json().confirmed).toBe(false)
  })
})
