import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MailServer } from '../../test/mail-server.ts'
import { openTestDatabase } from '../../test/open-test-database.ts'
import type { Connected } from '../database/connect-database.ts'
import { createJobs, type Jobs } from '../jobs/jobs.ts'
import { writeLetter } from './letter.ts'
import { createMailQueue, type Enqueue } from './mail-queue.ts'
import { smtpMailer } from './mailers/smtp-mailer.ts'

const to = 'maria@example.com'
const subject = /^Olá de novo$/
const running: Jobs[] = []
const servers: MailServer[] = []
const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
const log = Fastify({ logger: { level: 'warn', stream } }).log
let connected: Connected
let written = 0

beforeAll(async () => {
  connected = await openTestDatabase()
})
beforeEach(() => {
  written = 0
  lines.length = 0
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  await Promise.all(servers.splice(0).map((server) => server.stop()))
  await connected.database.execute(sql`delete from pgboss.job`)
})
afterAll(() => connected.close())

async function serve(...given: Parameters<typeof MailServer.start>): Promise<MailServer> {
  const server = await MailServer.start(...given)
  servers.push(server)
  return server
}

/** A process of the product that sends the queued mails. */
async function work(url: string): Promise<Enqueue<{ to: string }>> {
  const { database } = connected
  const jobs = createJobs(database, (error) => {
    throw error
  })
  const mailer = smtpMailer(url, 'Vendaclara <nao-responda@example.com>')
  const mails = createMailQueue({ jobs, mailer, database, clock: () => new Date(), log })
  const greet = mails.define('greeting', z.object({ to: z.string() }), async (person) => {
    written += 1
    if (person.to === 'falha@example.com') throw new Error('the letter cannot be written')
    return writeLetter({
      ...person,
      name: 'Maria <Silva>',
      subject: 'Olá de novo',
      paragraphs: ['Uma frase com acentuação & sinais.'],
      button: { label: 'Abrir', href: 'https://example.com/x?token=abc', validity: 'Vale por 1 hora.' },
      links: ['https://example.com/ajuda'],
      caution: 'Ignore se não for você, ou escreva em https://example.com/ajuda.',
    })
  })
  running.push(jobs)
  await jobs.start()
  return greet
}

const greet = async (enqueue: Enqueue<{ to: string }>, address = to) =>
  connected.database.transaction((transaction) => enqueue({ to: address }, transaction))

/** Makes mails that wait for their next try due now. */
const hurry = () =>
  connected.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

async function states(): Promise<unknown[]> {
  const { rows } = await connected.database.execute(sql`select state from pgboss.job where name = 'mail'`)
  return rows.map(({ state }) => state)
}

const settled = (expected: string) => expect.poll(states, { interval: 50 }).toEqual([expected])

describe('a mail', () => {
  test('is sent once the transaction that causes it has ended well, and not at all otherwise', async () => {
    const server = await serve()
    const enqueue = await work(server.url)
    const failing = connected.database.transaction(async (transaction) => {
      await enqueue({ to: 'ninguem@example.com' }, transaction)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await greet(enqueue)
    await server.mailsTo(to, subject)
    expect(server.received).toHaveLength(1)
  })

  test('says the same as text and as HTML, and who it is from', async () => {
    const server = await serve()
    await greet(await work(server.url))
    const [mail] = await server.mailsTo(to, subject)
    expect(mail?.from).toEqual({ name: 'Vendaclara', address: 'nao-responda@example.com' })
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@example\.com>$/)
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    for (const words of ['Uma frase com acentua', 'https://example.com/x?token=abc', 'Vale por 1 hora.']) {
      expect(mail?.text).toContain(words)
      expect(mail?.html).toContain(words)
    }
    expect(mail?.html).toMatch(/<a [^>]*href="https:\/\/example.com\/ajuda"/)
    expect(mail?.text).toContain('Olá, Maria!')
  })

  test('waits for a server that is down, and arrives once', async () => {
    const gone = await serve()
    const { url, port } = gone
    await gone.stop()
    await greet(await work(url))
    await settled('retry')
    const server = await serve({}, { port })
    await hurry()
    await server.mailsTo(to, subject)
    await settled('completed')
    expect(server.received).toHaveLength(1)
  })

  test('arrives once over a server that is slow to greet, to listen and to answer', async () => {
    const slowly = (next: () => void) => setTimeout(next, 700)
    const server = await serve({
      onConnect: (_session, next) => void slowly(next),
      onMailFrom: (_address, _session, next) => void slowly(next),
      onRcptTo: (_address, _session, next) => void slowly(next),
      onText: (answer) => void slowly(answer),
    })
    await greet(await work(server.url))
    await server.mailsTo(to, subject)
    await settled('completed')
    expect(server.received).toHaveLength(1)
  })

  test.each([
    ['the recipient', 'onRcptTo'],
    ['the sender', 'onMailFrom'],
  ] as const)('is tried again where the server refuses %s for now', async (_, step) => {
    let refusals = 0
    const server = await serve({
      [step]: (_address: unknown, _session: unknown, next: (error?: Error) => void) => {
        refusals += 1
        next(refusals === 1 ? Object.assign(new Error('busy'), { responseCode: 451 }) : undefined)
      },
    })
    await greet(await work(server.url))
    await settled('retry')
    await hurry()
    await server.mailsTo(to, subject)
    expect(written).toBe(2)
  })

  test('is tried again where the server refuses the text for now', async () => {
    let texts = 0
    const server = await serve({
      onText: (answer) => {
        texts += 1
        answer(texts === 1 ? Object.assign(new Error('later'), { responseCode: 450 }) : null)
      },
    })
    await greet(await work(server.url))
    await settled('retry')
    await hurry()
    await server.mailsTo(to, subject)
    expect([texts, server.received.length]).toEqual([2, 1])
  })

  test('is given up where the server refuses it for good', async () => {
    let asked = 0
    const server = await serve({
      onRcptTo: (_address, _session, next) => {
        asked += 1
        next(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      },
    })
    await greet(await work(server.url))
    await settled('completed')
    expect([asked, server.received.length]).toEqual([1, 0])
  })

  test('is not sent again where the server took the text and the line went dead before it answered', async () => {
    let texts = 0
    const server = await serve({
      onText: (_answer, close) => {
        texts += 1
        close()
      },
    })
    await greet(await work(server.url))
    await settled('completed')
    expect(texts).toBe(1)
  })

  test('is not sent again by a process that finds it half sent by one that died', async () => {
    const server = await serve()
    const enqueue = await work(server.url)
    await connected.database.transaction(async (transaction) => {
      await enqueue({ to }, transaction)
      await transaction.execute(
        sql`insert into mail_deliveries (job_id, handed_over_at) select id, now() from pgboss.job where name = 'mail'`,
      )
    })
    await settled('completed')
    expect([written, server.received.length]).toEqual([0, 0])
  })

  test('that cannot be written is tried again, and the log says why', async () => {
    const server = await serve()
    await greet(await work(server.url), 'falha@example.com')
    await settled('retry')
    expect(lines.join()).toContain('the letter cannot be written')
  })

  test('waits where the server does not know our password, since that is not the mail’s fault', async () => {
    const server = await serve(
      { onAuth: (_auth, _session, next) => next(new Error('wrong password')) },
      { disabledCommands: ['STARTTLS'], authOptional: false, allowInsecureAuth: true },
    )
    await greet(await work(server.url.replace('//', '//user:wrong@')))
    await settled('retry')
  })

  test('leaves this machine only under TLS', async () => {
    const server = await serve()
    // The same server, under an address that does not only mean this machine.
    await greet(await work(server.url.replace('127.0.0.1', '0.0.0.0')))
    await settled('retry')
    expect(lines.join()).toContain('STARTTLS')
    expect(server.received).toEqual([])
  })

  test('goes out over a server that asks who we are', async () => {
    const server = await serve(
      {
        onAuth: ({ username, password }, _session, next) =>
          username === 'us@er' && password === 'p:ss'
            ? next(null, { user: username })
            : next(new Error('who?')),
      },
      { disabledCommands: ['STARTTLS'], authOptional: false, allowInsecureAuth: true },
    )
    await greet(await work(server.url.replace('//', '//us%40er:p%3Ass@')))
    await server.mailsTo(to, subject)
  })
})

test('many mails over two processes arrive once each', async () => {
  const server = await serve()
  const [enqueue] = await Promise.all([work(server.url), work(server.url)])
  const addresses = Array.from({ length: 12 }, (_, index) => `person${index}@example.com`)
  for (const address of addresses) await greet(enqueue, address)
  await expect.poll(() => server.received.length).toBe(addresses.length)
  await expect.poll(states).toEqual(addresses.map(() => 'completed'))
  const arrived = server.received.map((mail) => mail.to?.[0]?.address)
  expect(arrived.toSorted()).toEqual(addresses.toSorted())
})
