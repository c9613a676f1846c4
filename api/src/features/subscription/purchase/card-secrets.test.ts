import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type ConfirmedSeller, confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cardOrder } from '../../../../test/buyer.ts'
import { everythingStored } from '../../../../test/everything-stored.ts'
import { EchoingGateway } from '../../../../test/gateways/echoing-gateway.ts'
import { testDatabaseUrl } from '../../../../test/open-test-database.ts'

/** Numbers that do not occur anywhere else by chance. */
const approved = '4539578763621486'
const declined = '5184019740373151'
const ccv = '8361'
let folder: string
let databaseUrl: string | undefined
let server: ServerProcess

async function start(environment: NodeJS.ProcessEnv = {}): Promise<ConfirmedSeller> {
  server = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000',
    ...environment,
  })
  await server.listening()
  return confirmedSeller(server, folder)
}
const buy = (token: string, number: string, part: object = {}) =>
  server.call('POST', '/subscription/credit-card', { token, body: cardOrder(part, { number, ccv }) })
const forms = (number: string) => [number, number.replace(/(....)(?=.)/g, '$1 ')]

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-card-'))
  databaseUrl = await testDatabaseUrl()
})
afterEach(async () => {
  await server.end('SIGTERM')
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Everything that was answered, logged, measured, written to disk or stored in a table. */
async function everything(answers: unknown, email: string): Promise<string> {
  const metrics = await (await fetch(`${server.origin}/metrics`)).text()
  await server.end('SIGTERM')
  const stored = await everythingStored({ databaseUrl, dataDir: folder })
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
  // Shows that this search does find stored data.
  for (const kept of [email, 'subscriptions: ', 'pgboss.job']) expect(stored).toContain(kept)
  expect(server.output).toContain('/api/subscription/credit-card')
  expect(metrics).toContain('# HELP')
  return [JSON.stringify(answers), server.output, metrics, stored, ...files].join('\n')
}

function expectNoCard(written: string): void {
  for (const secret of [...forms(approved), ...forms(declined), '"ccv"']) {
    expect(written.includes(secret), secret).toBe(false)
  }
  expect(written).not.toMatch(new RegExp(`["' :=(]${ccv}["' ,;})]`))
}

describe('a card goes through to the gateway and stays nowhere: not on disk, in a table, a job, a log or a mail', () => {
  test('whether it is taken, declined, mistyped, or the simulated gateway fails', async () => {
    const { token, email } = await start()
    const fault = async (name: string) => {
      const body = new URLSearchParams({ fault: name, times: '1' })
      const headers = { 'sec-fetch-site': 'same-origin' }
      const { status } = await fetch(`${server.origin}/simulator/faults`, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
      })
      expect(status).toBe(303)
    }
    const answers = [
      await buy(token, declined),
      await buy(token, approved, { value: 1 }),
      await buy(token, `${approved}x`),
    ]
    await fault('tooMany')
    answers.push(await buy(token, approved))
    await fault('slow')
    await fault('lostAnswer')
    answers.push(
      await buy(token, approved),
      await buy(token, approved),
      await server.call('PUT', '/subscription/credit-card', {
        token,
        body: cardOrder({}, { number: declined, ccv }),
      }),
      await server.call('GET', '/subscription', { token }),
    )
    expect(answers.map(({ status }) => status)).toEqual([402, 400, 400, 503, 200, 409, 402, 200])
    const mails = path.join(folder, 'mail')
    const written = () => fs.readdirSync(mails).map((name) => fs.readFileSync(path.join(mails, name), 'utf8'))
    await expect.poll(() => written().join()).toContain('Recebemos o seu pagamento')
    const all = await everything(answers, email)
    expect(all).toContain('simulator.records: ')
    expectNoCard(all)
  })

  test('also where a gateway that fails repeats what it was sent', async () => {
    const gateway = new EchoingGateway()
    const { token, email } = await start({
      ASAAS_URL: await gateway.start(),
      ASAAS_API_KEY: 'a-key-long-enough',
      ASAAS_WEBHOOK_TOKEN: 'a-token-long-enough',
    })
    const refused = await buy(token, approved)
    // After a lost answer, an account must wait, so each case has its own account.
    gateway.manners = ['fails', 'is no JSON', 'is not as documented', 'hangs up']
    const unclear = gateway.manners.map(async () => {
      const other = await confirmedSeller(server, folder)
      return buy(other.token, approved)
    })
    const answers = [refused, ...(await Promise.all(unclear))]
    expect(answers.map(({ status }) => status)).toEqual([402, 503, 503, 503, 503])
    gateway.stop()
    expectNoCard(await everything(answers, email))
  })
})
