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

test('the documentation is a page too', async () => {
  const answer = await app.inject('/api/docs')
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('<b>PUT</b> /analysis/{id}')
})
