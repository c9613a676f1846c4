import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { pixOrder, until } from '../../../test/buyer.ts'
import { newSeller } from '../../../test/sign-up.ts'

const token = 'a-token-for-the-scraper'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-metrics-'))
const backup = { folder, keep: 3, lock: undefined }
/** With a real gateway, the server accepts any host name. */
const asaas = { url: 'http://127.0.0.1:9', apiKey: 'none', webhookToken: 'a-token-of-webhooks' }
const app = buildTestApp({ metricsToken: token, asaas, appUrl: 'https://app.vendaclara.example', backup })
afterAll(() => fs.rmSync(folder, { recursive: true }))

const metrics = async () => (await app.inject('/metrics')).body
const valueIn = (body: string, sample: string) =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length),
  )

describe('/metrics', () => {
  it('counts requests by route, not by address, for this machine', async () => {
    await app.call('GET', '/analysis/7d1f4f0e-0f7e-4a55-9d3b-6f8f4f6c9f11')
    const answer = await app.inject('/metrics')
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/analysis/:id",status="401"} 1',
    )
  })

  it('shows mails, gateway, webhooks, queues, database and backups, and no name of a person', async () => {
    fs.writeFileSync(path.join(folder, 'vendaclara-20261120T050000Z.backup'), 'twelve bytes')
    const seller = await newSeller(app)
    await app.call('POST', '/subscription', { token: seller.token, body: pixOrder({}) })
    await app.call('POST', '/request-recovery', { body: { email: seller.email } })
    const hook = (given: string, body: object) =>
      app.call('POST', '/webhooks/asaas', { body, headers: { 'asaas-access-token': given } })
    await hook('a-wrong-one-of-webhooks', {})
    await hook(asaas.webhookToken, { nothing: 'known' })
    await hook(asaas.webhookToken, { id: 'evt_1' })
    const body = await until(metrics, (read) => valueIn(read, 'vendaclara_part_up{part="mail"}') === 1)

    expect(valueIn(body, 'vendaclara_mails_total{outcome="sent"}')).toBeGreaterThan(0)
    const shown = (sample: string) => valueIn(body, `vendaclara_${sample}`)
    expect(shown('gateway_call_duration_seconds_count{call="findCustomer",outcome="unknown"}')).toBe(1)
    expect(['taken', 'unknown', 'refused'].map((one) => shown(`webhooks_total{outcome="${one}"}`))).toEqual([
      1, 1, 1,
    ])
    expect(['mail', 'gateway', 'jobs'].map((part) => shown(`part_up{part="${part}"}`))).toEqual([1, 0, 1])
    expect(shown('queue_jobs{queue="mail",state="failed"}')).toBe(0)
    expect(shown('queue_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(0)
    expect(shown('database_up')).toBe(1)
    expect(shown('database_bytes')).toBeGreaterThan(1e6)
    expect(shown('accounts')).toBe(1)
    expect(shown('backup_last_timestamp_seconds')).toBe(Date.UTC(2026, 10, 20, 5) / 1000)
    expect([shown('backup_last_bytes'), shown('backup_nightly')]).toEqual([12, 1])
    expect(body).not.toContain(seller.email)
    expect(body).not.toContain('evt_1')
  })

  it.each(['grafana-dashboard.json', 'prometheus-alerts.yml'])(
    'has every figure and label that deploy/%s asks for',
    async (name) => {
      const file = fs.readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')
      const body = await metrics()
      const asked = file
        .replaceAll('\\"', '"')
        .matchAll(/\b((?:vendaclara|http|process|nodejs)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)
      const figures = [...asked].map(([, figure = '', labels = '']) => ({ figure, labels }))
      expect(figures.length).toBeGreaterThan(15)
      for (const { figure, labels } of figures) {
        const sample = body.split('\n').find((line) => new RegExp(`^${figure}[{ ]`).test(line))
        expect(sample, figure).toBeDefined()
        // Prometheus itself adds the labels `job` and `instance`.
        for (const [, label] of labels.replaceAll(/\b(job|instance)=/g, '').matchAll(/(\w+)[!=]=?~?"/g)) {
          expect(sample, figure).toMatch(new RegExp(`[{,]${label}="`))
        }
      }
    },
  )

  it.each([
    ['from another machine', { remoteAddress: '203.0.113.7' }, 404],
    ['under a name that was made to lead here', { headers: { host: 'evil.example:80' } }, 404],
    ['through a proxy that does not say so', { headers: { host: 'app.vendaclara.example' } }, 404],
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 404],
    [
      'with a wrong token',
      { remoteAddress: '203.0.113.7', headers: { authorization: 'Bearer nonsense' } },
      404,
    ],
    ['with the token', { remoteAddress: '203.0.113.7', headers: { authorization: `Bearer ${token}` } }, 200],
  ])('is kept or shown rightly when asked %s', async (_, request, status) => {
    expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(status)
  })

  it('counts what ends unexpectedly, from 0', async () => {
    const count = async () => valueIn(await metrics(), 'vendaclara_unexpected_errors_total')
    const { token } = await newSeller(app)
    expect(await count()).toBe(0)
    await app.database.execute(sql`alter table shop_configs rename to away`)
    const save = () => app.call('PUT', '/user/config', { token, body: { monthlyBilling: 1 } })
    expect((await save()).statusCode).toBe(500)
    await app.database.execute(sql`alter table away rename to shop_configs`)
    expect((await save()).statusCode).toBe(200)
    expect(await count()).toBe(1)
  })
})
