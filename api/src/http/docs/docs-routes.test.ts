import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const app = buildTestApp()

test('the documentation says what a call takes and who may make it', async () => {
  const document = (await app.inject('/api/docs/openapi.json')).json()
  expect(document.paths['/analysis/{id}'].put).toMatchObject({
    security: [{ session: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'file', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
      { name: 'from', in: 'query', required: false },
    ],
  })
})

test.each(['/api/docs', '/api/docs/openapi.json'])(
  '%s is compressed once, and not for a request',
  async (url) => {
    const plain = (await app.inject(url)).body
    expect((await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).body).toBe(plain)
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain)
  },
)

test('the documentation is a page too', async () => {
  const answer = await app.inject('/api/docs')
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('<b>PUT</b> /analysis/{id}')
})
