import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Simulator, startSimulator } from '@vendaclara/simulator'
import { simulatorKey } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { type AccountQuotas, accountQuotas } from '../src/database/account-quotas.ts'
import type { Connected } from '../src/database/connect-database.ts'
import type { Database } from '../src/database/database.ts'
import { openMailer } from '../src/mail/mailers/open-mailer.ts'
import type { Command } from '../src/operator/command.ts'
import { asaasPayments, type Payments } from '../src/payments/payments.ts'
import { withStandIn } from '../src/payments/stand-in.ts'
import { MailServer } from './mail-server.ts'
import { openTestDatabase } from './open-test-database.ts'

interface Call {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Hashing is slow on purpose, which no test needs to wait for. */
export const cheapHashing = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export class TestApp {
  /** What time it is for the product; a test moves it. */
  now = new Date('2026-11-20T12:00:00Z')
  readonly webRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-web-'))
  private running: FastifyInstance | undefined
  private connected: Connected | undefined
  private mails: MailServer | undefined

  /** Where it listens. */
  get origin(): string {
    const address = this.fastify.server.address()
    if (address === null || typeof address === 'string') throw new Error('the app does not listen yet')
    return `http://127.0.0.1:${address.port}`
  }

  /** A request that needs no connection. */
  get inject(): FastifyInstance['inject'] {
    return this.fastify.inject.bind(this.fastify)
  }

  get operatorCommands(): readonly Command[] {
    return this.fastify.operatorCommands
  }

  get database(): Database {
    if (!this.connected) throw new Error('the database is not open yet')
    return this.connected.database
  }

  get mailServer(): MailServer {
    if (!this.mails) throw new Error('the mail server is not started yet')
    return this.mails
  }

  async start(config: Partial<Config> = {}, quotas: Partial<AccountQuotas> = {}): Promise<void> {
    this.mails = await MailServer.start()
    const environment = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', SMTP_URL: this.mails.url }
    // Fastify's inject asks for port 80.
    const whole = { ...readConfig(environment), port: 80, simulatorKey, ...config }
    this.connected = await openTestDatabase()
    const clock = () => this.now
    const build = (payments: Payments) =>
      buildApp({
        config: whole,
        database: this.database,
        mailer: openMailer(whole),
        payments,
        clock,
        webRoot: this.webRoot,
        quotas: { ...accountQuotas, ...quotas },
        passwordCost: cheapHashing,
      })
    this.running = whole.asaas
      ? await build(asaasPayments(whole.asaas, clock))
      : await withStandIn(await this.startSimulator(whole), build)
    // The simulated gateway is asked over HTTP.
    await this.fastify.listen({ host: '127.0.0.1', port: 0 })
  }

  private startSimulator({ appUrl, logLevel }: Config): Promise<Simulator> {
    return startSimulator({
      database: this.database,
      clock: () => this.now,
      appUrl,
      key: simulatorKey,
      logLevel,
    })
  }

  private get fastify(): FastifyInstance {
    if (!this.running) throw new Error('the app is not built yet')
    return this.running
  }

  async stop(): Promise<void> {
    await this.running?.close()
    await this.connected?.close()
    await this.mails?.stop()
    fs.rmSync(this.webRoot, { recursive: true, force: true })
  }

  /** A call as the page makes it: JSON both ways, behind `/api`, with the session's token. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { token, body, headers }: Call = {}) {
    return this.fastify.inject({
      method,
      url: `/api${url}`,
      headers: { ...(token !== undefined && sessionHeaders(token)), ...headers },
      ...(body !== undefined && { payload: body as object }),
    }) as Promise<LightMyRequestResponse>
  }
}

let shared: TestApp | undefined
let sharedStart: Promise<void> | undefined

/**
 * The whole product over a database of its own. The files of a worker share one, where each test has its own sellers, but
 * for those that want it set up differently: these have their own.
 */
export function buildTestApp(config?: Partial<Config>, quotas?: Partial<AccountQuotas>): TestApp {
  const isShared = config === undefined && quotas === undefined
  if (isShared) shared ??= new TestApp()
  const test = (isShared ? shared : undefined) ?? new TestApp()
  beforeAll(() => {
    if (!isShared) return test.start(config, quotas)
    sharedStart ??= test.start()
    return sharedStart
  })
  beforeEach(() => {
    test.now = new Date('2026-11-20T12:00:00Z')
  })
  afterAll(() => (isShared ? undefined : test.stop()))
  return test
}

/** For tests about everything that is stored or mailed: none of them finds what another one has left. */
export function emptyBeforeEach(app: TestApp): void {
  beforeEach(async () => {
    await deleteRows(app.database)
    app.mailServer.received.length = 0
  })
}

/** Tried again where a job in the background locks the same rows in another order. */
async function deleteRows(database: Database, tries = 5): Promise<void> {
  // What belongs to an account is deleted with it.
  const done = database.execute(sql`with
    a as (delete from users), b as (delete from attempts), c as (delete from access_records),
    d as (delete from page_visits), e as (delete from coupons), f as (delete from gateway_events),
    g as (delete from security_events), h as (delete from simulator.records),
    i as (delete from simulator.deliveries), j as (delete from simulator.settings)
    delete from pgboss.job`)
  await done.catch((error: { cause?: { code?: string } }) => {
    if (error.cause?.code !== '40P01' || tries === 1) throw error
    return deleteRows(database, tries - 1)
  })
}
