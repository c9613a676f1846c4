import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const it = buildTestApp()

test('the documentation describes every endpoint that is bound, and no other', async () => {
  const document = (await it.app.inject('/api/docs/openapi.json')).json()
  expect(Object.keys(document.paths).toSorted()).toEqual([
    '/advertising',
    '/advertising/fees',
    '/advertisingMeli',
    '/advertisingShein',
    '/advertisingShopee',
    '/analysis',
    '/analysis/{id}',
    '/analysis/{id}/awaited',
    '/analysis/{id}/dependents',
    '/analysis/{id}/late',
    '/analysis/{id}/orders',
    '/analysis/{id}/requests',
    '/analysis/{id}/results',
    '/analysis/{id}/summary',
    '/auth/verify-token',
    '/confirmation',
    '/feedback',
    '/pages/adswords',
    '/pages/analysis',
    '/pages/calcMercadoLivre',
    '/pages/calcShein',
    '/pages/calcShopee',
    '/pages/vendas',
    '/request-recovery',
    '/settings',
    '/subscription',
    '/subscription/coupon',
    '/subscription/credit-card',
    '/subscription/pix',
    '/subscription/plan',
    '/subscription/refund',
    '/update-password',
    '/user',
    '/user/activity',
    '/user/config',
    '/user/email',
    '/user/export',
    '/user/login',
    '/user/logout',
    '/user/password',
    '/user/profile',
    '/user/second-factor',
    '/user/second-factor/recovery-codes',
    '/user/sessions',
    '/user/sessions/{id}',
  ])
  expect(document.paths['/analysis/{id}'].put).toMatchObject({
    security: [{ session: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'revision', in: 'query', required: false, schema: { type: 'integer', minimum: 0 } },
    ],
  })
})

test('the documentation is a page too', async () => {
  const answer = await it.app.inject('/api/docs')
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('<b>PUT</b> /analysis/{id}')
})
