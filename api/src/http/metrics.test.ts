import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'

const token = 'a-token-for-the-scraper'
/** Without simulated payments any name is answered. */
const asaas = { url: 'http://127.0.0.1:9', apiKey: 'none', webhookToken: 'none' }
const app = buildTestApp({ metricsToken: token, asaas, appUrl: 'https://app.vendaclara.example' })

describe('/metrics', () => {
  it('counts requests by route, not by address, for this machine', async () => {
    await app.call('GET', '/analysis/7d1f4f0e-0f7e-4a55-9d3b-6f8f4f6c9f11')
    const answer = await app.inject('/metrics')
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/analysis/:id",status="401"} 1',
    )
    expect(answer.body).toContain('process_resident_memory_bytes')
  })

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
})
