import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { pixOrder, until } from '../../../test/buyer.ts'
import { newSeller } from '../../../test/sign-up.ts'
import { runCommand } from '../run-command.ts'

const app = buildTestApp({})
const unreachable = 'http://127.0.0.1:9'
const alone = buildTestApp({
  smtpUrl: 'smtp://127.0.0.1:9',
  asaas: { url: unreachable, apiKey: 'none', webhookToken: 'none' },
})
const status = async (...given: string[]) =>
  (await runCommand(app.operatorCommands, ['status', ...given])).text
const health = async (place: 'healthz' | 'readyz') => (await app.inject(`/${place}`)).json()

test('says what was heard of each part, at a terminal and in the health', async () => {
  const never = { status: 'unused', secondsAgo: null }
  const now = { status: 'ok', secondsAgo: expect.any(Number) }
  expect(await health('healthz')).toEqual({
    status: 'alive',
    parts: { database: now, jobs: now, mail: never, gateway: never },
  })
  expect(await status()).toContain('e-mail ainda sem uso')

  const seller = await newSeller(app)
  await app.call('POST', '/request-recovery', { body: { email: seller.email } })
  await until(status, (page) => page.includes('e-mail ok (há') && !page.includes('nenhum ainda\nAvisos'))
  await app.call('POST', '/subscription', { token: seller.token, body: pixOrder({}) })
  expect(await health('readyz')).toEqual({
    status: 'ready',
    parts: { database: now, jobs: now, mail: now, gateway: now },
  })
})

test('names versions, accounts, queues with what waits, mails without an answer, and copies', async () => {
  const page = await status()
  expect(page).toMatch(/^Vendaclara \d+\.\d+\.\d+, Node \d+\.\d+\.\d+, no ar há \d+ /)
  expect(page).toMatch(/PostgreSQL \d+.*, esquema \d{4}_\w+, [\d,.]+ MB, contas: 1\n/)
  expect(page).toMatch(/E-mails: último entregue há \d+ s\n/)
  expect(page).toMatch(/Cópias: {2}nenhuma em .*backups; sem BACKUP_DIR nenhuma é feita à noite\n/)
  expect(page).toMatch(/\n {2}mail +0 +0 +0 +0 +–/)
  expect(await status('tudo')).toContain('Aqui não se escreve mais nada')
})

test('a mail server and a gateway that fail are named, and the product serves on', async () => {
  const seller = await newSeller(alone)
  await alone.call('POST', '/request-recovery', { body: { email: seller.email } })
  await alone.call('POST', '/subscription', { token: seller.token, body: pixOrder({}) })
  const failing = { status: 'failing', secondsAgo: expect.any(Number) }
  const ask = () => alone.inject('/readyz')
  const { statusCode, json } = await until(ask, (answer) => answer.json().parts.mail.status !== 'unused')
  expect([statusCode, json()]).toMatchObject([200, { parts: { mail: failing, gateway: failing } }])
  const { text } = await runCommand(alone.operatorCommands, ['status'])
  expect(text).toMatch(/e-mail FALHANDO \(há \d+ s\) · pagamentos FALHANDO/)
})
