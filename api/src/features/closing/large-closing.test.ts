import { gunzipSync, gzipSync } from 'node:zlib'
import { closingBodyLimit } from '@vendaclara/contract/closing'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newSeller, password } from '../../../test/sign-up.ts'

const app = buildTestApp()
const row = JSON.stringify({
  'ID do pedido': '240901ABCDEFGH',
  'Status do pedido': 'Concluído',
  'Data de criação do pedido': '2026-03-01 12:30',
  'Subtotal do produto': '129,90',
  'Nome do Produto': ['Camiseta básica de algodão'],
  Observação: 'x'.repeat(2000),
})

/** A body with exactly this number of bytes. */
function bodyOf(bytes: number): Buffer {
  const frame = '{"requests":[]}'
  const rowBytes = Buffer.byteLength(row) + 1
  const rows = Math.floor((bytes - frame.length - 100) / rowBytes)
  const list = Buffer.from(`{"requests":[${Array(rows).fill(row).join(',')}]`)
  return Buffer.concat([list, Buffer.alloc(bytes - list.length - 1, ' '), Buffer.from('}')])
}

async function newClosing(): Promise<{ token: string; url: string }> {
  const { token } = await newSeller(app)
  const created = await app.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })
  return { token, url: `/analysis/${created.json().id}` }
}

const json = { 'content-type': 'application/json' }
const gzip = { ...json, 'content-encoding': 'gzip' }

test('a closing of 64 MB is stored and read back, while others are answered', async () => {
  const { token, url } = await newClosing()
  const body = bodyOf(closingBodyLimit)
  expect(body).toHaveLength(closingBodyLimit)
  let isStored = false
  const storing = app.call('PUT', url, { token, body, headers: json }).finally(() => {
    isStored = true
  })
  let answered = 0
  while (!isStored) {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    answered += 1
    await new Promise((next) => setTimeout(next, 5))
  }
  expect((await storing).statusCode).toBe(200)
  expect(answered).toBeGreaterThan(10)
  const read = await app.call('GET', url, { token })
  expect(read.rawPayload.includes(body.subarray(12, body.lastIndexOf(']')))).toBe(true)
})

test('a closing may be sent compressed', async () => {
  const { token, url } = await newClosing()
  const body = bodyOf(3 * 1024 * 1024)
  const stored = await app.call('PUT', url, { token, body: gzipSync(body), headers: gzip })
  expect(stored.statusCode).toBe(200)
  const read = await app.call('GET', url, { token, headers: { 'accept-encoding': 'gzip' } })
  expect(read.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(read.rawPayload).toString()).requests).toEqual(
    JSON.parse(body.toString()).requests,
  )
})

test('one byte more is refused in words, whichever way it is sent', async () => {
  const { token, url } = await newClosing()
  const body = bodyOf(closingBodyLimit + 1)
  const answers = [
    await app.call('PUT', url, { token, body, headers: json }),
    await app.call('PUT', url, { token, body: gzipSync(body, { level: 1 }), headers: gzip }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({ error: 'too_large', message: 'O envio é grande demais.' })
  }
})

test('a large body that is wrong is refused with its field, as a small one is', async () => {
  const { token, url } = await newClosing()
  const right = bodyOf(1024 * 1024).toString()
  const wrongRow = await app.call('PUT', url, { token, body: right.replace('[', '[5,'), headers: json })
  expect([wrongRow.statusCode, wrongRow.json().field]).toEqual([400, 'requests.0'])
  const malformed = await app.call('PUT', url, { token, body: right.slice(0, -1), headers: json })
  expect([malformed.statusCode, malformed.json().message]).toEqual([
    400,
    'O corpo do pedido não é um JSON válido.',
  ])
})

test('a body nested too deep is refused and harms nobody', async () => {
  const { token, url } = await newClosing()
  const deep = `{"requests":[{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`
  for (const body of [deep, deep.padEnd(1024 * 1024)]) {
    const answer = await app.call('PUT', url, { token, body, headers: json })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request'])
  }
  expect((await app.call('GET', url, { token })).statusCode).toBe(200)
})

describe('twenty at a time of', () => {
  const ones = gzipSync(`{"requests":[${'1,'.repeat(8_000_000)}1]}`, { level: 1 })
  const difference = (number: string) =>
    `{"ID do pedido":"1","Data de criação do pedido":"2026-03-01","info":"x","Diferenca":${number}}`
  const tiny = Array(2000).fill(difference('1e-999999')).join(',')
  const numbers = gzipSync(`{"errors":[${tiny}],"unmatched":[],"quantity":1,"totalErrors":0}`)
  const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024, ' '), { level: 1 })

  test.each([
    ['a list of numbers for orders', ones, 400, 'requests.0'],
    ['numbers that the database cannot hold', numbers, 400, 'errors.0.Diferenca'],
    ['much that inflates to far more than is taken', bomb, 413, undefined],
  ])(
    '%s are refused or told to come again, and somebody else saves beside them',
    async (_of, body, status, field) => {
      const { token, url } = await newClosing()
      const other = await newClosing()
      const sent = Array.from({ length: 20 }, () => app.call('PUT', url, { token, body, headers: gzip }))
      const small = { requests: [{ 'ID do pedido': '1' }] }
      expect((await app.call('PUT', other.url, { token: other.token, body: small })).statusCode).toBe(200)
      const answers = await Promise.all(sent)
      const refused = answers.filter((answer) => answer.statusCode === status)
      for (const answer of refused) expect(answer.json().field).toBe(field)
      const told = answers.filter((answer) => answer.statusCode === 503)
      for (const answer of told) {
        expect([answer.headers['retry-after'], answer.json().error]).toEqual(['10', 'busy'])
        expect(answer.json().message).toContain('Tente de novo')
      }
      expect(refused.length).toBeGreaterThan(0)
      expect(told.length).toBeGreaterThan(0)
      expect(refused.length + told.length).toBe(20)
      expect((await app.call('PUT', url, { token, body: small })).statusCode).toBe(200)
    },
  )
})

test('exports of one account are made one after the other, and too many are told to come again', async () => {
  const { token } = await newClosing()
  const asked = Array.from({ length: 10 }, () =>
    app.call('POST', '/user/export', { token, body: { password } }),
  )
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect([...new Set(statuses)].toSorted()).toEqual([200, 503])
  expect((await app.call('POST', '/user/export', { token, body: { password } })).statusCode).toBe(200)
})
