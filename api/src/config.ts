import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type Environment, environment } from './config/environment.ts'
import { judgeEnvironment } from './config/judge-environment.ts'
import { readVariables } from './config/read-variables.ts'
import { StartFailure } from './config/start-failure.ts'
import { environmentIsWrong } from './config/texts.ts'

export interface Config {
  port: number
  host: string
  appUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** In seconds. */
  databaseWait: number
  smtpUrl: string | undefined
  mailFrom: string
  marketingSiteUrl: string
  supportChatUrl: string
  postalCodeUrl: string
  /** Undefined: the simulator is used. */
  asaas: { url: string; apiKey: string; webhookToken: string } | undefined
  simulatorKey: string
  trialDays: number
  maintenance: boolean
  rateLimitFactor: number
  /** The trusted proxies, separated by commas. */
  trustProxy: string | false
  /** The company responsible for the data; undefined for a trial installation. */
  company: { name: string; taxId: string; privacyEmail: string } | undefined
  metricsToken: string | undefined
  /** Where traces are sent; undefined: no traces. */
  tracing: { endpoint: string; headers: string | undefined } | undefined
  backup: { folder: string | undefined; keep: number; lock: ReturnType<typeof lockOf> }
  logLevel: Environment['LOG_LEVEL']
}

/** Reads the environment once. Throws a list of everything that is wrong with it. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const { values, problems } = readVariables(variables, Object.keys(environment.shape))
  const { success, data, error } = environment.safeParse(values)
  const wrong = error?.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`) ?? []
  const all = [...problems, ...wrong, ...(success && problems.length === 0 ? judgeEnvironment(data) : [])]
  if (!success || all.length > 0) {
    throw new StartFailure([environmentIsWrong, ...all.map((one) => `  - ${one}`)].join('\n'))
  }
  const appUrl = (data.APP_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, '')
  return {
    port: data.PORT,
    host: data.HOST,
    appUrl,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseWait: data.DATABASE_WAIT,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Vendaclara <nao-responda@${new URL(appUrl).hostname}>`,
    marketingSiteUrl: data.MARKETING_SITE_URL,
    supportChatUrl: data.SUPPORT_CHAT_URL,
    postalCodeUrl: data.POSTAL_CODE_URL.replace(/\/$/, ''),
    asaas: gatewayOf(data),
    simulatorKey: data.SIMULATOR_KEY ?? randomBytes(24).toString('base64url'),
    trialDays: data.TRIAL_DAYS,
    maintenance: data.MAINTENANCE,
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    trustProxy: data.TRUST_PROXY,
    company: companyOf(data),
    metricsToken: data.METRICS_TOKEN,
    tracing: tracingOf(data),
    backup: {
      folder: data.BACKUP_DIR === undefined ? undefined : path.resolve(data.BACKUP_DIR),
      keep: data.BACKUP_KEEP,
      lock: lockOf(data),
    },
    logLevel: data.LOG_LEVEL,
  }
}

function gatewayOf(data: Environment): Config['asaas'] {
  const { ASAAS_URL: url, ASAAS_API_KEY: apiKey, ASAAS_WEBHOOK_TOKEN: webhookToken } = data
  if (url === undefined || apiKey === undefined || webhookToken === undefined) return undefined
  return { url: url.replace(/\/$/, ''), apiKey, webhookToken }
}

function lockOf({ BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient }: Environment) {
  if (passphrase !== undefined) return { passphrase }
  return recipient === undefined ? undefined : { recipient }
}

function tracingOf(data: Environment): Config['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = data
  return endpoint === undefined ? undefined : { endpoint, headers }
}

function companyOf(data: Environment): Config['company'] {
  const { COMPANY_NAME: name, COMPANY_TAX_ID: taxId, PRIVACY_EMAIL: privacyEmail } = data
  if (name === undefined || taxId === undefined || privacyEmail === undefined) return undefined
  return { name, taxId, privacyEmail }
}
