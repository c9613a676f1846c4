import path from 'node:path'
import { z } from 'zod'
import { StartFailure } from './start-failure.ts'

const flag = z.stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['', '0', 'false', 'off', 'no'] })
const address = z.union([z.url({ protocol: /^(https?|mailto)$/ }), z.string().regex(/^\/(?!\/)/)], {
  error: 'deve ser um endereço (https://…, mailto:…) ou um caminho que começa com /',
})

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('port it listens on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address it listens on'),
  APP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where people reach it'),
  DATA_DIR: z.string().min(1).default('data').describe('folder of the embedded database and of the mails'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL; without it the embedded one'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('mail server; without it mails become files'),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]* )?<?[^\s<>@]+@[^\s<>@]+>?$/,
      'deve ser um endereço, ou um nome com ele: Nome <a@b.com>',
    )
    .optional()
    .describe('sender of the mails'),
  MARKETING_SITE_URL: address.default('/login').describe('where / sends the browser'),
  SUPPORT_CHAT_URL: address
    .default('mailto:suporte@vendaclara.example')
    .describe('link of the support button'),
  POSTAL_CODE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://viacep.com.br/ws')
    .describe('postal-code service that the browser asks'),
  ASAAS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('payment gateway, as https://api.asaas.com/v3; without it the simulator'),
  ASAAS_API_KEY: z.string().regex(/^\S+$/).optional().describe('key of the account at the gateway'),
  ASAAS_WEBHOOK_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'deve ter pelo menos 16 caracteres, sem espaços')
    .optional()
    .describe('token the gateway sends with its webhooks'),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(3650).default(7).describe('days of the free trial'),
  MAINTENANCE: flag.default(false).describe("shows 'Em manutenção' on the login form"),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1).describe('multiplies every limit on tries'),
  TRUST_PROXY: z.string().optional().describe('on, or the proxies whose X-Forwarded headers count'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token that reads /metrics from another machine'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('log detail'),
  NODE_ENV: z.string().optional().describe('production refuses to start with embedded parts'),
  ALLOW_EMBEDDED: flag.default(false).describe('embedded parts are meant, even in production'),
})

const embeddable = ['APP_URL', 'DATABASE_URL', 'SMTP_URL'] as const
const ofGateway = ['ASAAS_URL', 'ASAAS_API_KEY', 'ASAAS_WEBHOOK_TOKEN'] as const

export type Config = {
  port: number
  host: string
  appUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  marketingSiteUrl: string
  supportChatUrl: string
  postalCodeUrl: string
  /** Undefined: the simulator. */
  asaas: { url: string; apiKey: string; webhookToken: string } | undefined
  trialDays: number
  maintenance: boolean
  rateLimitFactor: number
  trustProxy: boolean | string
  metricsToken: string | undefined
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
}

/** Reads the environment once; throws a list of everything that is wrong with it. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const { success, data, error } = environment.safeParse(given)
  if (!success) {
    throw new StartFailure(
      list(error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`)),
    )
  }
  const missing = ([...embeddable, ...ofGateway] as const).filter((name) => data[name] === undefined)
  if (data.NODE_ENV === 'production' && !data.ALLOW_EMBEDDED && missing.length > 0) {
    throw new StartFailure(
      list(missing.map((name) => `${name}: falta (ou ALLOW_EMBEDDED=1, se é isso mesmo)`)),
    )
  }
  const missingOfGateway = ofGateway.filter((name) => data[name] === undefined)
  if (missingOfGateway.length > 0 && missingOfGateway.length < ofGateway.length) {
    throw new StartFailure(
      list(missingOfGateway.map((name) => `${name}: falta, porque ${ofGateway.join(', ')} só valem juntos`)),
    )
  }
  const appUrl = data.APP_URL ?? `http://localhost:${data.PORT}`
  return {
    port: data.PORT,
    host: data.HOST,
    appUrl: appUrl.replace(/\/$/, ''),
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Vendaclara <nao-responda@${new URL(appUrl).hostname}>`,
    marketingSiteUrl: data.MARKETING_SITE_URL,
    supportChatUrl: data.SUPPORT_CHAT_URL,
    postalCodeUrl: data.POSTAL_CODE_URL.replace(/\/$/, ''),
    asaas: gatewayOf(data),
    trialDays: data.TRIAL_DAYS,
    maintenance: data.MAINTENANCE,
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    trustProxy: trustProxy(data.TRUST_PROXY),
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  }
}

function gatewayOf(data: z.infer<typeof environment>): Config['asaas'] {
  const { ASAAS_URL: url, ASAAS_API_KEY: apiKey, ASAAS_WEBHOOK_TOKEN: webhookToken } = data
  if (url === undefined || apiKey === undefined || webhookToken === undefined) return undefined
  return { url: url.replace(/\/$/, ''), apiKey, webhookToken }
}

function trustProxy(value: string | undefined): boolean | string {
  const asFlag = flag.safeParse(value ?? '')
  return asFlag.success ? asFlag.data : (value ?? false)
}

function list(problems: string[]): string {
  return ['O ambiente não está certo:', ...problems.map((problem) => `  - ${problem}`)].join('\n')
}
