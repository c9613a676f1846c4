import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { sessionHeaders } from '@vendaclara/testing/session'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../test/build-test-app.ts'
import { newSeller } from '../test/sign-up.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import { openMailer } from './mail/mailers/open-mailer.ts'
import { asaasPayments } from './payments/payments.ts'

const app = buildTestApp({
  marketingSiteUrl: 'https://vendas.example/',
  supportChatUrl: 'https://chat.example/vendaclara',
  maintenance: true,
})
const json = { 'content-type': 'application/json' }
const login = (payload: string | Buffer, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url: '/api/user/login', payload, headers })
const build = (environment: NodeJS.ProcessEnv = {}, database: Database = app.database) => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: app.webRoot,
    ALLOW_EMBEDDED: '1',
    PORT: '80',
    ...environment,
  })
  const clock = () => new Date()
  const unreachable = { url: 'http://127.0.0.1:9', apiKey: 'none', webhookToken: 'none' }
  const payments = config.asaas
    ? asaasPayments(config.asaas, clock)
    : { ...asaasPayments(unreachable, clock), standInOrigin: unreachable.url }
  return buildApp({ config, database, mailer: openMailer(config), payments, clock, webRoot: app.webRoot })
}

describe('the state of the server', () => {
  test('is alive, and ready while the database answers', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready' })
  })

  test('is not ready when the database is gone', async () => {
    let isGone = false
    const execute: Database['execute'] = (query) => {
      if (isGone) throw new Error('connection refused')
      return app.database.execute(query)
    }
    const other = await build({}, Object.assign(Object.create(app.database), { execute }))
    isGone = true
    expect((await other.inject('/readyz')).statusCode).toBe(503)
    expect((await other.inject('/healthz')).statusCode).toBe(200)
    isGone = false
    await other.close()
  })

  test('tells the page what the environment set, and nothing else', async () => {
    const answer = await app.inject('/api/settings')
    expect(answer.json()).toEqual({
      marketingSiteUrl: 'https://vendas.example/',
      supportChatUrl: 'https://chat.example/vendaclara',
      maintenance: true,
      trialDays: 7,
      postalCodeUrl: 'https://viacep.com.br/ws',
      paymentsAreSimulated: true,
      company: null,
    })
  })
})

test('passwords are kept as argon2id of 19 MiB and 2 passes', async () => {
  const other = await build()
  const [email, password] = ['ana@example.com', 'uma senha bem boa']
  const payload = { name: 'Ana Souza', email, password, confirmpassword: password, canal: '', phone: '' }
  await other.inject({ method: 'POST', url: '/api/user', payload })
  const { rows } = await app.database.execute<{ hash: string }>(
    sql`select password_hash as hash from users where email = ${email}`,
  )
  expect(rows[0]?.hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  await other.close()
})

describe('an answer of the API', () => {
  test('is never cached', async () => {
    for (const url of ['/api/settings', '/api/nothing', '/api/user/config']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
    }
  })

  test('is compressed for a client that asks', async () => {
    const { token } = await newSeller(app)
    for (let count = 0; count < 20; count++) {
      await app.call('POST', '/advertisingShein', { token, body: { id: String(count) } })
    }
    const headers = { 'accept-encoding': 'gzip' }
    expect((await app.call('GET', '/advertising', { token, headers })).headers['content-encoding']).toBe(
      'gzip',
    )
  })

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/settings'],
    ['GET', '/api'],
    ['DELETE', '/api/user/login'],
    ['TRACE', '/api/settings'],
  ] as const)('to the unknown %s %s is a 404 in JSON', async (method, url) => {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found'])
  })

  test('to an unexpected error is a fixed sentence', async () => {
    let isBroken = false
    const select: Database['select'] = (...given: []) => {
      if (isBroken) throw new Error('secret details')
      return app.database.select(...given)
    }
    const other = await build({}, Object.assign(Object.create(app.database), { select }))
    isBroken = true
    const payload = { email: 'a@example.com', password: 'x' }
    const answer = await other.inject({ method: 'POST', url: '/api/user/login', payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        error: 'internal_error',
        message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
      },
    ])
    await other.close()
  })
})

describe('a request', () => {
  test.each(['{', '{} x', '{"email":}', "{'a':1}"])('with the malformed JSON %s is refused', async (text) => {
    const answer = await login(text)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'invalid_request', message: 'O corpo do pedido não é um JSON válido.' },
    ])
  })

  test.each(['null', '[]', '"x"', '5'])('with the body %s, which is no object, is refused', async (text) => {
    const answer = await login(text)
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request'])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s is refused',
    async (type) => {
      const answer = await login('email=a', { 'content-type': type })
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        { error: 'unsupported_media_type', message: 'Envie os dados em JSON.' },
      ])
    },
  )

  test('with an empty body of type JSON counts as one without a body', async () => {
    const { token } = await newSeller(app)
    const headers = { ...json, ...sessionHeaders(token) }
    const verified = await app.inject({ method: 'POST', url: '/api/auth/verify-token', headers })
    expect(verified.statusCode).toBe(200)
    const empty = await login('')
    expect([empty.statusCode, empty.json().error]).toEqual([400, 'invalid_request'])
  })

  test('of a stranger of more than 16 kB is refused', async () => {
    const answer = await login(JSON.stringify({ email: 'a', password: 'x'.repeat(16 * 1024) }))
    expect([answer.statusCode, answer.json().error]).toEqual([413, 'too_large'])
  })

  test('of a stranger is refused before its body is read', async () => {
    const url = '/api/analysis/7d444840-9dc0-41d1-b245-5ffdce74fad2'
    const answer = await app.inject({ method: 'PUT', url, payload: '{ malformed', headers: json })
    expect(answer.statusCode).toBe(401)
  })

  test.each(['Basic abc', 'Bearer', 'Bearer  ', 'token'])(
    'with the authorization %j is a stranger',
    async (value) => {
      const answer = await app.inject({ url: '/api/user/config', headers: { authorization: value } })
      expect(answer.statusCode).toBe(401)
    },
  )

  test('for a malformed address is refused in JSON', async () => {
    const answer = await app.inject('/api/analysis/%zz')
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request'])
  })
})

describe('the pages', () => {
  const built = async (page = '<!doctype html><title>Vendaclara</title>', environment = {}) => {
    fs.mkdirSync(path.join(app.webRoot, 'assets'), { recursive: true })
    fs.writeFileSync(path.join(app.webRoot, 'index.html'), page)
    fs.writeFileSync(path.join(app.webRoot, 'assets', 'index-abc.js'), 'export {}')
    fs.writeFileSync(path.join(app.webRoot, 'favicon.svg'), '<svg/>')
    return build(environment)
  }

  test('begin at the marketing site', async () => {
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://vendas.example/'])
  })

  test('that were not built are answered in words', async () => {
    const answer = await app.inject('/login')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('npm start')
  })

  test.each(['/login', '/home', '/fechamento/abc', '/no/such/page?x=1', '/index.html', '/assets/'])(
    'answer the page at %s, never from a cache',
    async (url) => {
      const other = await built()
      const answer = await other.inject(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(answer.body).toContain('<title>Vendaclara</title>')
      await other.close()
    },
  )

  test('know the settings without asking for them, and run nothing but what the policy names', async () => {
    const run = 'document.documentElement.lang'
    const other = await built(`<!doctype html><script>${run}</script><body></body>`, {
      SUPPORT_CHAT_URL: 'https://chat.example/</script>',
    })
    const { body, headers } = await other.inject('/login')
    const written = /<script type="application\/json" id="settings">(.*)<\/script><\/body>/.exec(body)?.[1]
    expect(JSON.parse(written ?? '')).toEqual((await other.inject('/api/settings')).json())
    const hash = createHash('sha256').update(run).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    await other.close()
  })

  test('say what they are to a reader that runs no script', async () => {
    const heads = {
      '/conheca': { title: 'Vendaclara: o preço certo', description: 'Quanto "sobra" & quanto falta' },
      '/home': { title: 'Início · Vendaclara' },
    }
    fs.mkdirSync(app.webRoot, { recursive: true })
    fs.writeFileSync(path.join(app.webRoot, 'page-heads.json'), JSON.stringify(heads))
    const other = await built(
      '<head><meta name="description" content="x" /><title>Vendaclara</title></head>',
      {
        APP_URL: 'http://localhost:3000/',
      },
    )
    const about = (await other.inject('/conheca?utm_source=x')).body
    expect(about).toContain('<title>Vendaclara: o preço certo</title>')
    expect(about.match(/name="description"/g)).toHaveLength(1)
    for (const said of [
      '<meta name="description" content="Quanto &quot;sobra&quot; &amp; quanto falta" />',
      '<link rel="canonical" href="http://localhost:3000/conheca" />',
      '<meta property="og:title" content="Vendaclara: o preço certo" />',
      '<meta property="og:image" content="http://localhost:3000/preview.png" />',
    ]) {
      expect(about).toContain(said)
    }
    expect(about).not.toContain('noindex')
    const home = (await other.inject('/home')).body
    expect(home).toContain('<title>Início · Vendaclara</title>')
    for (const page of [home, (await other.inject('/nada-disso')).body]) {
      expect(page).toContain('<meta name="robots" content="noindex" />')
      expect(page).not.toContain('canonical')
    }
    const sitemap = (await other.inject('/sitemap.xml')).body
    expect(sitemap.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>http://localhost:3000/conheca</loc>'])
    expect((await other.inject('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect((await other.inject('/page-heads.json')).statusCode).toBe(404)
    fs.rmSync(path.join(app.webRoot, 'page-heads.json'))
    await other.close()
  })

  test('are sent as they were compressed when they were built', async () => {
    const other = await built()
    const compressed = brotliCompressSync('export {}')
    fs.writeFileSync(path.join(app.webRoot, 'assets', 'index-abc.js.br'), compressed)
    const ask = (encodings: string) =>
      other.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': encodings } })
    const answer = await ask('gzip, br')
    expect(answer.rawPayload).toEqual(compressed)
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    for (const encodings of ['identity', 'gzip']) expect((await ask(encodings)).body).toBe('export {}')
    const page = await other.inject({ url: '/login', headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe((await other.inject('/login')).body)
    await other.close()
  })

  test('are answered to one network a hundred at a time', async () => {
    const other = await built()
    const ask = () => other.inject('/assets/index-abc.js')
    const statuses = (await Promise.all(Array.from({ length: 150 }, ask))).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 503)).toHaveLength(50)
    expect((await ask()).statusCode).toBe(200)
    await other.close()
  })

  test('keep their hashed files in the cache for good, but not the others', async () => {
    const other = await built()
    const cacheOf = async (url: string) => (await other.inject(url)).headers['cache-control']
    expect(await cacheOf('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/favicon.svg')).toBe('no-cache')
    await other.close()
  })

  test.each(['/assets/index-old.js', '/missing.png', '/../package.json', '/%2e%2e/package.json'])(
    'are not sent in place of the missing file %s',
    async (url) => {
      const other = await built()
      expect((await other.inject(url)).statusCode).toBe(404)
      await other.close()
    },
  )

  test('let the browser load nothing from elsewhere', async () => {
    const policy = String((await app.inject('/login')).headers['content-security-policy'])
    for (const rule of [
      "default-src 'self'",
      "connect-src 'self' https://viacep.com.br",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule)
    }
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  test.each([
    ['http://localhost:3000', undefined],
    ['https://app.vendaclara.example', 'max-age=31536000; includeSubDomains'],
  ])('ask for https for good only where they are served by it: %s', async (appUrl, header) => {
    const other = await build({ APP_URL: appUrl })
    expect((await other.inject('/healthz')).headers['strict-transport-security']).toBe(header)
    await other.close()
  })
})
