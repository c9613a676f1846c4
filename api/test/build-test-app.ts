import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Simulator, startSimulator } from '@vendaclara/simulator'
import { simulatorKey } from '@vendaclara/testing/server-process'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { type AccountQuotas, accountQuotas } from '../src/database/account-quotas.ts'
import type { Connected } from '../src/database/connect-database.ts'
import type { Database } from '../src/database/database.ts'
import { openMailer } from '../src/mail/open-mailer.ts'
import { asaasPayments, type Payments } from '../src/payments/payments.ts'
import { withStandIn } from '../src/payments/stand-in.ts'
import { MailServer } from './mail-server.ts'
import { openTestDatabase } from './open-test-database.ts'

type Call = { token?: string; body?: unknown; headers?: Record<string, string> }

export class TestApp {
  /** What time it is for the product; a test moves it. */
  now = new Date('2026-11-20T12:00:00Z')
  readonly webRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-web-'))
  #app: FastifyInstance | undefined
  #connected: Connected | undefined
  #mailServer: MailServer | undefined

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('the app is not built yet')
    return this.#app
  }

  /** Where it listens. */
  get origin(): string {
    const address = this.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('the app does not listen yet')
    return `http://127.0.0.1:${address.port}`
  }

  get database(): Database {
    if (!this.#connected) throw new Error('the database is not open yet')
    return this.#connected.database
  }

  get mailServer(): MailServer {
    if (!this.#mailServer) throw new Error('the mail server is not started yet')
    return this.#mailServer
  }

  async start(config: Partial<Config>, quotas: Partial<AccountQuotas> = {}): Promise<void> {
    this.#mailServer = await MailServer.start()
    const environment = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', SMTP_URL: this.#mailServer.url }
    // Fastify's inject asks for port 80.
    const whole = { ...readConfig(environment), port: 80, simulatorKey, ...config }
    this.#connected = await openTestDatabase()
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
      })
    this.#app = whole.asaas
      ? await build(asaasPayments(whole.asaas, clock))
      : await withStandIn(await this.startSimulator(whole), build)
    // The simulated gateway is asked over HTTP.
    await this.app.listen({ host: '127.0.0.1', port: 0 })
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

  async stop(): Promise<void> {
    await this.#app?.close()
    await this.#connected?.close()
    await this.#mailServer?.stop()
    fs.rmSync(this.webRoot, { recursive: true, force: true })
  }

  async empty(): Promise<void> {
    await this.#truncate()
    await this.database.execute(sql`delete from pgboss.job`)
    this.mailServer.received.length = 0
  }

  /** Tried again where what still works in the background, in the other order, would never let go. */
  async #truncate(tries = 5): Promise<void> {
    const done =
      this.database.execute(sql`truncate users, attempts, access_records, page_visits, coupons, gateway_events,
        simulator.records, simulator.deliveries, simulator.settings cascade`)
    await done.catch((error: { cause?: { code?: string } }) => {
      if (error.cause?.code !== '40P01' || tries === 1) throw error
      return this.#truncate(tries - 1)
    })
  }

  /** A call as the page makes it: JSON both ways, behind `/api`, with the session's token. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { token, body, headers }: Call = {}) {
    return this.app.inject({
      method,
      url: `/api${url}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    }) as Promise<LightMyRequestResponse>
  }
}

/** The whole product over a database of the test file's own, emptied before each test. */
export function buildTestApp(config: Partial<Config> = {}, quotas: Partial<AccountQuotas> = {}): TestApp {
  const test = new TestApp()
  beforeAll(() => test.start(config, quotas))
  beforeEach(async () => {
    test.now = new Date('2026-11-20T12:00:00Z')
    await test.empty()
  })
  afterAll(() => test.stop())
  return test
}
