import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { environment } from './environment.ts'
import { readVariables } from './read-variables.ts'

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://app.example',
  DATABASE_URL: 'postgresql://db/vendaclara?sslmode=verify-full',
  SMTP_URL: 'smtps://user:secret@mail.example',
  ASAAS_URL: 'https://api.asaas.com/v3/',
  ASAAS_API_KEY: '$aact_prod_000123456789',
  ASAAS_WEBHOOK_TOKEN: 'um token bem comprido'.replaceAll(' ', '-'),
  COMPANY_NAME: 'Vendaclara Tecnologia Ltda.',
  COMPANY_TAX_ID: '11.222.333/0001-81',
  PRIVACY_EMAIL: 'privacidade@vendaclara.example',
}
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)))
const problems = (variables: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}
const named = (variables: NodeJS.ProcessEnv) => problems(variables).map((line) => line.match(/\w+/)?.[0])

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      databaseWait: 30,
      smtpUrl: undefined,
      mailFrom: 'Vendaclara <nao-responda@localhost>',
      marketingSiteUrl: '/conheca',
      supportChatUrl: 'mailto:suporte@vendaclara.example',
      postalCodeUrl: 'https://viacep.com.br/ws',
      asaas: undefined,
      simulatorKey: expect.stringMatching(/^\S{32}$/),
      company: undefined,
      trialDays: 7,
      rateLimitFactor: 1,
      metricsToken: undefined,
      tracing: undefined,
      backup: { folder: undefined, keep: 14, lock: undefined },
      maintenance: false,
      trustProxy: false,
      logLevel: 'info',
    })
  })

  test("leaves the simulator's key to chance", () => {
    expect(readConfig({}).simulatorKey).not.toBe(readConfig({}).simulatorKey)
    expect(readConfig({ SIMULATOR_KEY: 'chave' }).simulatorKey).toBe('chave')
  })

  test('counts an empty variable as one not set', () => {
    const SIMULATOR_KEY = 'chave'
    const empty = { PORT: '', APP_URL: '', MAINTENANCE: '', PORT_FILE: '' }
    expect(readConfig({ ...empty, SIMULATOR_KEY })).toEqual(readConfig({ SIMULATOR_KEY }))
  })

  test('is read', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/var/lib/vendaclara',
      TRIAL_DAYS: '14',
      MAINTENANCE: 'on',
      TRUST_PROXY: '10.0.0.1',
      MARKETING_SITE_URL: 'https://site.example/',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '::1',
      appUrl: 'http://localhost:8080',
      trialDays: 14,
      maintenance: true,
      trustProxy: '10.0.0.1',
      marketingSiteUrl: 'https://site.example/',
    })
  })

  test.each([
    ['0', false],
    ['off', false],
    ['10.0.0.0/8', '10.0.0.0/8'],
    [' 10.0.0.1 , 2001:db8::/32,loopback', '10.0.0.1,2001:db8::/32,loopback'],
    ['::ffff:10.0.0.0/104,2a06:98c0::/29,::1', '::ffff:10.0.0.0/104,2a06:98c0::/29,::1'],
  ])('reads TRUST_PROXY=%s as %s', (given, read) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(read)
  })

  test.each([
    'on',
    '1',
    'true',
    'yes',
    '2',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.1/',
    '0.0.0.0/1,128.0.0.0/1',
    '0.0.0.0/1',
    '128.0.0.0/2',
    '8.0.0.0/7',
    '::/1,8000::/1',
    '2000::/3',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97',
    '::/80',
    '0:0:0:0:0:ffff::/96',
    '::ffff:0:0/103',
    '10.0.0.0/0',
    Array.from({ length: 128 }, (_, at) => `${at}.0.0.0/8`).join(','),
    '10.0.0.1,',
    'proxy.example',
    '10.0.0.0/8/8',
    '10.0.0.0/08',
  ])('refuses TRUST_PROXY=%s, and says what to write', (given) => {
    expect(problems({ TRUST_PROXY: given })).toEqual([
      expect.stringMatching(/TRUST_PROXY: diga os endereços dos proxies.*10\.0\.0\.0\/24.*loopback/),
    ])
  })

  test('with mistakes is refused with a list of all of them', () => {
    const wrong = {
      PORT: '70000',
      TRIAL_DAYS: 'x',
      LOG_LEVEL: 'loud',
      APP_URL: 'ftp://x',
      MAINTENANCE: 'sim',
      ASAAS_URL: 'asaas.com',
      ASAAS_API_KEY: 'with a space',
      ASAAS_WEBHOOK_TOKEN: 'short',
      METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa',
      SIMULATOR_KEY: 'x',
      RATE_LIMIT_FACTOR: '1e9',
      POSTAL_CODE_URL: 'viacep',
      COMPANY_NAME: 'V\u202e',
      COMPANY_TAX_ID: '11.222.333/0001-82',
      PRIVACY_EMAIL: 'privacidade',
    }
    const refusal = () => readConfig({ ...wrong, DATABASE_URL: 'mysql://x', MARKETING_SITE_URL: '//evil' })
    for (const name of [...Object.keys(wrong), 'DATABASE_URL', 'MARKETING_SITE_URL']) {
      expect(refusal).toThrow(new RegExp(`^  - ${name}: .+$`, 'm'))
    }
    expect(refusal).not.toThrow(/aaaaaa|Invalid|expected/)
  })
})

test.each([
  '//evil',
  '/\\evil',
  '/\t/evil',
  '/\n\\evil',
  '\\evil',
  'javascript:alert(1)',
  'evil.example',
  '',
])('neither the root nor the support link leads to %j', (address) => {
  for (const name of ['MARKETING_SITE_URL', 'SUPPORT_CHAT_URL']) {
    expect(named({ [name]: address })).toEqual(address === '' ? [] : [name])
  }
})

test.each(['Production', 'PRODUCTION', ' production', 'prod', 'staging'])(
  'NODE_ENV=%s is refused in words',
  (NODE_ENV) => {
    expect(problems({ NODE_ENV })).toEqual([
      expect.stringMatching(/NODE_ENV: deve ser production, development/),
    ])
  },
)

describe('the payment gateway', () => {
  const { ASAAS_URL, ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN } = production

  test('is the simulator unless all three variables are there', () => {
    expect(readConfig({ ASAAS_URL, ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN }).asaas).toEqual({
      url: 'https://api.asaas.com/v3',
      apiKey: production.ASAAS_API_KEY,
      webhookToken: 'um-token-bem-comprido',
    })
  })

  test('is asked in the clear on this machine alone', () => {
    expect(named({ ASAAS_URL: 'http://gateway.example/v3', ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN })).toEqual([
      'ASAAS_URL',
    ])
    const own = { ASAAS_URL: 'http://127.0.0.1:9/v3', ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN }
    expect(named(own)).toEqual([])
    expect(named({ ...production, ...own })).toEqual(['ASAAS_URL'])
  })

  test.each(['ASAAS_URL', 'ASAAS_API_KEY', 'ASAAS_WEBHOOK_TOKEN'])('is refused without %s', (name) => {
    const all = { ASAAS_URL, ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN }
    expect(() => readConfig({ ...all, [name]: undefined })).toThrow(new RegExp(`  - ${name}: falta`))
  })
})

describe('the copies', () => {
  const BACKUP_PASSPHRASE = 'uma-senha-de-teste-comprida'
  const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`

  test('lie in a folder and are locked one way', () => {
    expect(readConfig({ BACKUP_DIR: '/copies', BACKUP_KEEP: '3', BACKUP_PASSPHRASE }).backup).toEqual({
      folder: path.resolve('/copies'),
      keep: 3,
      lock: { passphrase: BACKUP_PASSPHRASE },
    })
    expect(readConfig({ BACKUP_RECIPIENT }).backup.lock).toEqual({ recipient: BACKUP_RECIPIENT })
    expect(named({ BACKUP_PASSPHRASE, BACKUP_RECIPIENT })).toEqual(['BACKUP_RECIPIENT'])
    expect(named({ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1', BACKUP_KEEP: '0' })).toEqual([
      'BACKUP_KEEP',
      'BACKUP_RECIPIENT',
    ])
  })
})

describe('a variable in a file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-config-'))
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
  const file = (content: string, name = 'value') => {
    fs.writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }

  test('counts as the variable, without the end of its line', () => {
    expect(readConfig({ PORT_FILE: file('8080\n') }).port).toBe(8080)
    expect(
      readConfig({ METRICS_TOKEN_FILE: file('um-segredo bem guardado'.replaceAll(' ', '-')) }),
    ).toMatchObject({
      metricsToken: 'um-segredo-bem-guardado',
    })
    const SMTP_URL_FILE = file('smtps://user:secret@mail.example\r\n')
    expect(readConfig({ ...production, SMTP_URL: '', SMTP_URL_FILE }).smtpUrl).toBe(production.SMTP_URL)
  })

  test('is read for every variable', () => {
    const names = Object.keys(environment.shape)
    const files = Object.fromEntries(
      names.map((name) => [`${name}_FILE`, file(`what ${name} holds\n`, name)]),
    )
    expect(readVariables(files, names)).toEqual({
      values: Object.fromEntries(names.map((name) => [name, `what ${name} holds`])),
      problems: [],
    })
  })

  test.each([
    ['with the variable too', () => ({ PORT: '1', PORT_FILE: file('8080') }), /PORT: .*PORT_FILE/],
    ['that is not there', () => ({ PORT_FILE: path.join(folder, 'gone') }), /PORT_FILE: .*ENOENT.*gone/],
    ['that is a folder', () => ({ PORT_FILE: folder }), /PORT_FILE: .*EISDIR/],
    ['that is empty', () => ({ PORT_FILE: file('\n') }), /PORT_FILE: o arquivo está vazio/],
    ['that is huge', () => ({ PORT_FILE: file('1'.repeat(70_000)) }), /PORT_FILE: o arquivo é grande/],
    ['with a wrong value', () => ({ METRICS_TOKEN_FILE: file('x') }), /METRICS_TOKEN: deve ter/],
  ])('%s is refused in words', (_name, variables, sentence) => {
    expect(problems(variables())).toEqual([expect.stringMatching(sentence)])
  })
})

const needed = [
  'APP_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'ASAAS_URL',
  'ASAAS_API_KEY',
  'ASAAS_WEBHOOK_TOKEN',
  'COMPANY_NAME',
  'COMPANY_TAX_ID',
  'PRIVACY_EMAIL',
]

describe('in production', () => {
  test('everything is there', () => {
    expect(readConfig(production)).toMatchObject({
      databaseUrl: 'postgresql://db/vendaclara?sslmode=verify-full',
      company: {
        name: 'Vendaclara Tecnologia Ltda.',
        taxId: '11222333000181',
        privacyEmail: 'privacidade@vendaclara.example',
      },
    })
  })

  test('what is missing is listed', () => {
    expect(named({ NODE_ENV: 'production' })).toEqual(needed)
    for (const name of needed) expect(named(without(name))).toEqual([name])
  })

  test.each([
    ['postgresql://db/vendaclara', ['DATABASE_URL']],
    ['postgresql://db/vendaclara?sslmode=prefer', ['DATABASE_URL']],
    ['postgresql://db/vendaclara?sslmode=disable', []],
    ['postgresql://127.0.0.1/vendaclara', []],
    ['postgresql:///vendaclara?host=/run/postgresql', []],
  ])('the way to the database says how it is guarded: %s', (DATABASE_URL, refused) => {
    expect(named({ ...production, DATABASE_URL })).toEqual(refused)
  })

  test('what goes over a network in the clear, and a factor that lets strangers guess, are refused', () => {
    expect(named({ ...production, APP_URL: 'http://app.example' })).toEqual(['APP_URL'])
    expect(named({ ...production, APP_URL: 'http://localhost:3000' })).toEqual(['APP_URL'])
    expect(named({ ...production, APP_URL: 'http://app.example', ALLOW_EMBEDDED: '1' })).toEqual(['APP_URL'])
    expect(named({ ...production, RATE_LIMIT_FACTOR: '11' })).toEqual(['RATE_LIMIT_FACTOR'])
  })

  test.each([
    'postgresql://127.0.0.1/v?host=evil.example',
    'postgresql://db/v?sslmode=verify-full&host=evil.example',
    'postgresql://db/v?sslmode=verify-full&hostaddr=192.0.2.1',
    'postgresql://db/v?sslmode=verify-full&HOST=evil.example',
    'postgresql://db/v?sslmode=verify-full&h%6fst=evil.example',
    'postgresql:///v?host=/run/postgresql&host=evil.example',
    'postgresql:///v?host=evil.example',
    'postgresql://db/v?sslmode=verify-full&sslmode=disable',
    'postgresql://db/v?sslmode=verify-full&ssl=false',
    'postgresql://db/v?sslmode=verify-full&service=evil',
    'postgresql://db/v?sslmode=verify-full&port=1&user=x',
    'postgresql://evil.example,db.localhost/v',
  ])('the address of the database leads where it says: %s', (DATABASE_URL) => {
    expect(named({ ...production, DATABASE_URL })).toEqual(['DATABASE_URL'])
  })

  test('with a socket or several servers it does too', () => {
    for (const DATABASE_URL of [
      'postgresql:///v?host=/run/postgresql&application_name=v',
      'postgresql://one,other/v?sslmode=verify-full&target_session_attrs=read-write',
    ])
      expect(named({ ...production, DATABASE_URL })).toEqual([])
  })

  test.each([
    ['POSTAL_CODE_URL', 'http://viacep.com.br/ws'],
    ['POSTAL_CODE_URL', 'http://127.0.0.1:9/ws'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
    ['LOG_LEVEL', 'silent'],
    ['ASAAS_URL', 'https://api.asaas.com/v3?x='],
    ['ASAAS_URL', 'https://api.asaas.com@evil.example/v3'],
    ['APP_URL', 'https://app.example/#x'],
  ])('%s=%s is refused', (name, value) => {
    expect(named({ ...production, [name]: value })).toEqual([name])
  })

  test('traces may go to a collector on this machine', () => {
    expect(named({ ...production, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toEqual([])
  })

  test('the embedded parts are used when that is meant', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).databaseUrl).toBeUndefined()
  })

  test('an operator who takes money gives their name, also with embedded parts', () => {
    const unnamed = without('COMPANY_NAME', 'COMPANY_TAX_ID', 'PRIVACY_EMAIL', 'DATABASE_URL')
    expect(named({ ...unnamed, ALLOW_EMBEDDED: '1' })).toEqual(['COMPANY_NAME'])
    expect(named({ COMPANY_NAME: 'Vendaclara' })).toEqual(['COMPANY_TAX_ID', 'PRIVACY_EMAIL'])
  })
})

describe('for others than this machine, under any NODE_ENV', () => {
  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.0.5'],
    ['HOST', 'loja.local'],
    ['APP_URL', 'https://app.example'],
    ['APP_URL', 'http://192.168.0.5:3000'],
    ['APP_URL', 'https://localhost.example'],
  ])('%s=%s needs every part, or the word that embedded ones are meant', (name, value) => {
    const lines = problems({ [name]: value })
    const absent = needed.filter((one) => one !== name)
    for (const one of absent)
      expect(lines.join('\n')).toContain(`${one}: falta, porque ${name} não é só este`)
    expect(problems({ [name]: value, ALLOW_EMBEDDED: '1' })).toEqual([])
  })

  test.each([
    ['HOST', 'localhost'],
    ['HOST', '127.0.0.2'],
    ['HOST', '::1'],
    ['APP_URL', 'http://localhost:8080'],
    ['APP_URL', 'http://[::1]:3000/'],
    ['APP_URL', 'http://loja.localhost:3000'],
  ])('%s=%s is this machine alone', (name, value) => {
    expect(problems({ [name]: value })).toEqual([])
  })

  test('with all parts is checked as in production', () => {
    expect(problems({ ...without('NODE_ENV'), HOST: '0.0.0.0' })).toEqual([])
    expect(named({ ...without('NODE_ENV'), APP_URL: 'http://app.example' })).toEqual(['APP_URL'])
  })
})
