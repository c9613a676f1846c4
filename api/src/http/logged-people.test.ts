import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { expect, onTestFinished, test } from 'vitest'
import { cardOrder, pixOrder } from '../../test/buyer.ts'
import { compared } from '../../test/closing/open-closing.ts'
import { MailServer } from '../../test/mail-server.ts'
import { testDatabaseUrl } from '../../test/open-test-database.ts'

/** Words that do not occur anywhere else by chance. */
const person = {
  name: 'Quitéria Albuquerque',
  email: 'quiteria@albuquerque.example',
  phone: '(81) 93456-7712',
  cpfCnpj: '529.982.247-25',
  address: 'Rua das Palmeiras',
  postalCode: '52041-080',
}
const written = {
  other: 'nova@albuquerque.example',
  gone: 'sumida@albuquerque.example',
  wrong: 'engano com letras',
  listing: 'Lanterna de bolso rara',
  sku: 'LNT-99182',
  comment: 'Faltou um botão roxo',
}

test('the log of all a person does has neither their name nor what they wrote, at its most talkative and where things fail', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-log-'))
  const mails = await MailServer.start({
    onRcptTo: ({ address }, _session, done) =>
      done(address === written.gone ? new Error(`550 no mailbox ${address} here`) : null),
  })
  const server = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    DATABASE_URL: await testDatabaseUrl(),
    SMTP_URL: mails.url,
    RATE_LIMIT_FACTOR: '1000',
  })
  onTestFinished(async () => {
    await server.end('SIGKILL')
    await mails.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  await server.listening()
  const { token, password } = await confirmedSeller(server, folder, person.email)
  const call = (method: string, url: string, body?: object) =>
    server.call(method, url, { token, ...(body && { body }) })
  const analysis = { month: 'Março', year: 26, result: compared }
  const answers = [
    await call('PUT', '/user/profile', { name: person.name, phone: person.phone }),
    await call('POST', '/user/email', { email: written.other, password }),
    await call('POST', '/user/login', { email: person.email, password: written.wrong }),
    await call('POST', '/request-recovery', { email: person.email }),
    await call('POST', '/user', {
      name: person.name,
      email: written.gone,
      password,
      confirmpassword: password,
      canal: 'google',
      phone: person.phone,
    }),
    await call('PUT', '/advertisingShein', {
      id: 'one',
      title: written.listing,
      sku: written.sku,
    }),
    await call('POST', '/analysis', analysis),
    await call(
      'POST',
      '/subscription/credit-card',
      cardOrder({ creditCardHolderInfo: { ...person, addressNumber: '4471' } }),
    ),
    await call('POST', '/subscription', pixOrder({ pixHolderInfo: person })),
    await call('GET', `/user/profile?of=${encodeURIComponent(person.name)}`),
    await call('GET', `/confirmation?token=${encodeURIComponent(person.email)}`),
    await call('POST', '/feedback', {
      feedback: { estrelas: 5, comentario: written.comment, data: new Date().toISOString() },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 400, 200, 200, 200, 200, 200, 409, 200, 400, 200,
  ])
  await mails.mailsTo(written.other, /./)
  await expect.poll(() => server.output).toContain('the mail server refused a mail')
  await server.end('SIGTERM')

  const secrets = [...Object.values(person), ...Object.values(written), password, token]
  const plain = secrets.flatMap((one) => [one, one.replace(/\W/g, ''), encodeURIComponent(one)])
  expect(plain.filter((one) => server.output.includes(one))).toEqual([])
})
