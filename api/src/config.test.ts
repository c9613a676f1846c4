import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://app.example',
  DATABASE_URL: 'postgresql://db/vendaclara',
  SMTP_URL: 'smtps://user:secret@mail.example',
  ASAAS_URL: 'https://api.asaas.com/v3/',
  ASAAS_API_KEY: '$aact_prod_000',
  ASAAS_WEBHOOK_TOKEN: 'um token bem comprido'.replaceAll(' ', '-'),
}

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Vendaclara <nao-responda@localhost>',
      marketingSiteUrl: '/login',
      supportChatUrl: 'mailto:suporte@vendaclara.example',
      postalCodeUrl: 'https://viacep.com.br/ws',
      asaas: undefined,
      trialDays: 7,
      rateLimitFactor: 1,
      metricsToken: undefined,
      maintenance: false,
      trustProxy: false,
      logLevel: 'info',
    })
  })

  test('counts an empty variable as one not set', () => {
    expect(readConfig({ PORT: '', APP_URL: '', MAINTENANCE: '' })).toEqual(readConfig({}))
  })

  test('is read', () => {
    const config = readConfig({
      ...{ PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/var/lib/vendaclara', TRIAL_DAYS: '14' },
      ...{ MAINTENANCE: 'on', TRUST_PROXY: '10.0.0.1', MARKETING_SITE_URL: 'https://site.example/' },
    })
    expect(config).toMatchObject({
      ...{ port: 8080, host: '0.0.0.0', appUrl: 'http://localhost:8080', trialDays: 14 },
      ...{ maintenance: true, trustProxy: '10.0.0.1', marketingSiteUrl: 'https://site.example/' },
    })
  })

  test.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY=%s as %s', (given, read) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(read)
  })

  test('that is wrong is refused with a list of all that is', () => {
    const wrong = {
      PORT: '70000',
      TRIAL_DAYS: 'x',
      LOG_LEVEL: 'loud',
      APP_URL: 'ftp://x',
      MAINTENANCE: 'sim',
      ASAAS_URL: 'asaas.com',
      ASAAS_API_KEY: 'with a space',
      ASAAS_WEBHOOK_TOKEN: 'short',
      POSTAL_CODE_URL: 'viacep',
    }
    const refusal = () => readConfig({ ...wrong, DATABASE_URL: 'mysql://x', MARKETING_SITE_URL: '//evil' })
    for (const name of [...Object.keys(wrong), 'DATABASE_URL', 'MARKETING_SITE_URL']) {
      expect(refusal).toThrow(new RegExp(`^  - ${name}: .+$`, 'm'))
    }
  })
})

describe('the payment gateway', () => {
  const { ASAAS_URL, ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN } = production

  test('is the simulator unless all three variables are there', () => {
    expect(readConfig({ ASAAS_URL, ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN }).asaas).toEqual({
      url: 'https://api.asaas.com/v3',
      apiKey: '$aact_prod_000',
      webhookToken: 'um-token-bem-comprido',
    })
  })

  test.each(['ASAAS_URL', 'ASAAS_API_KEY', 'ASAAS_WEBHOOK_TOKEN'])('is refused without %s', (name) => {
    const all = { ASAAS_URL, ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN }
    expect(() => readConfig({ ...all, [name]: undefined })).toThrow(new RegExp(`  - ${name}: falta`))
  })
})

describe('in production', () => {
  test('everything is there', () => {
    expect(readConfig(production).databaseUrl).toBe('postgresql://db/vendaclara')
  })

  test('what is missing is listed', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/APP_URL.*\n.*DATABASE_URL/)
    expect(() => readConfig({ ...production, DATABASE_URL: undefined })).toThrow(/DATABASE_URL/)
    expect(() => readConfig({ ...production, APP_URL: '' })).toThrow(/APP_URL/)
    const noGateway = { ASAAS_URL: '', ASAAS_API_KEY: '', ASAAS_WEBHOOK_TOKEN: '' }
    expect(() => readConfig({ ...production, ...noGateway })).toThrow(/ASAAS_URL.*\n.*ASAAS_API_KEY/)
  })

  test('the embedded parts are used when that is meant', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).databaseUrl).toBeUndefined()
  })
})
