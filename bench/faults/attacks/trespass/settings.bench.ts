// Starts that would leave a production open: npm run bench -- faults/attacks/trespass/settings
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { port } from '../requests.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vendaclara-trespass-'))
const production = {
  NODE_ENV: 'production',
  PORT: String(port),
  DATA_DIR: dataDir,
  APP_URL: 'https://app.example',
  // Nothing answers there, so that a start with right settings ends too.
  DATABASE_URL: 'postgresql://127.0.0.1:9/vendaclara',
  DATABASE_WAIT: '1',
  SMTP_URL: 'smtps://user:secret@mail.example',
  ASAAS_URL: 'https://api.asaas.com/v3',
  ASAAS_API_KEY: 'aact_prod_000123456789',
  ASAAS_WEBHOOK_TOKEN: 'um-token-bem-comprido',
  COMPANY_NAME: 'Vendaclara Tecnologia Ltda.',
  COMPANY_TAX_ID: '11.222.333/0001-81',
  PRIVACY_EMAIL: 'privacidade@vendaclara.example',
}
const open: [keyof typeof production | string, string][] = [
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
  ['TRUST_PROXY', '::/0'],
  ['MARKETING_SITE_URL', '/\\golpe.example'],
  ['MARKETING_SITE_URL', '//golpe.example'],
  ['DATABASE_URL', 'postgresql://127.0.0.1/v?host=golpe.example'],
  ['DATABASE_URL', 'postgresql://db/v?sslmode=verify-full&sslmode=disable'],
  ['POSTAL_CODE_URL', 'http://viacep.com.br/ws'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
  ['ASAAS_URL', 'http://api.asaas.com/v3'],
  ['LOG_LEVEL', 'silent'],
  ['NODE_ENV', 'Production'],
  ['RATE_LIMIT_FACTOR', '1000'],
  ['SMTP_URL', ''],
]

try {
  const figures: Record<string, object> = { 'nothing wrong': await started({}) }
  for (const [name, value] of open) figures[`${name}=${value}`] = await started({ [name]: value })
  console.table(figures)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

/** What a start with these settings says, which is refused by name before it connects anywhere. */
async function started(change: Record<string, string>) {
  const server = new ServerProcess({ ...production, ...change })
  const failed = await server.listening().then(
    () => undefined,
    (error: Error) => error.message,
  )
  await server.end('SIGKILL')
  const [name = ''] = Object.keys(change)
  const line = failed?.split('\n').find((one) => name !== '' && one.includes(`${name}:`)) ?? ''
  return { refused: failed !== undefined, 'by its name': line !== '', says: line.trim().slice(0, 90) }
}
