import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cardOrder } from '../../../test/buyer.ts'
import { enter } from '../../../test/enter-process.ts'
import { freePort } from '../../../test/free-port.ts'
import { testDatabaseUrl } from '../../../test/open-test-database.ts'
import { ServerProcess } from '../../../test/server-process.ts'

/** Numbers that stand nowhere else by chance. */
const approved = '4539578763621486'
const declined = '5184019740373151'
const ccv = '8361'
let folder: string
let server: ServerProcess

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-card-'))
  const port = await freePort()
  server = new ServerProcess({
    ...{ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'trace' },
    ...{ DATABASE_URL: await testDatabaseUrl(), RATE_LIMIT_FACTOR: '1000' },
  })
  await server.listening()
})
afterEach(async () => {
  await server.end('SIGTERM')
  fs.rmSync(folder, { recursive: true, force: true })
})

const files = () =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test('a card goes through to the gateway and stays nowhere: not on disk, not in a log, not in a mail', async () => {
  const { token, email } = await enter(server, folder)
  const buy = (number: string, part: object = {}) =>
    server.call('POST', '/subscription/credit-card', { token, body: cardOrder(part, { number, ccv }) })
  const answers = [
    await buy(declined),
    await buy(approved, { value: 1 }),
    await buy(`${approved}x`),
    await buy(approved),
    await buy(approved),
    await server.call('PUT', '/subscription/credit-card', {
      token,
      body: cardOrder({}, { number: declined, ccv }),
    }),
    await server.call('GET', '/subscription', { token }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([402, 400, 400, 200, 409, 402, 200])
  const mails = path.join(folder, 'mail')
  await expect
    .poll(
      () =>
        fs
          .readdirSync(mails)
          .map((name) => fs.readFileSync(path.join(mails, name), 'utf8'))
          .join(),
      {
        timeout: 15_000,
      },
    )
    .toContain('Recebemos o seu pagamento')
  await server.end('SIGTERM')

  const written = [
    JSON.stringify(answers),
    server.output,
    ...files().map((file) => fs.readFileSync(file, 'latin1')),
  ].join('\n')
  // What is kept at all is found by looking so.
  if ((await testDatabaseUrl()) === undefined) expect(written).toContain(email)
  expect(written).toContain('/api/subscription/credit-card')
  for (const secret of [approved, declined, approved.replace(/(....)(?=.)/g, '$1 '), '"ccv"', `'${ccv}'`]) {
    expect(written.includes(secret), secret).toBe(false)
  }
}, 60_000)
