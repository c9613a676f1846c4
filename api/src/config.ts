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
  const missing = (['APP_URL', 'DATABASE_URL', 'SMTP_URL'] as const).filter(
    (name) => data[name] === undefined,
  )
  if (data.NODE_ENV === 'production' && !data.ALLOW_EMBEDDED && missing.length > 0) {
    throw new StartFailure(
      list(missing.map((name) => `${name}: falta (ou ALLOW_EMBEDDED=1, se é isso mesmo)`)),
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
    trialDays: data.TRIAL_DAYS,
    maintenance: data.MAINTENANCE,
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    trustProxy: trustProxy(data.TRUST_PROXY),
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  }
}

function trustProxy(value: string | undefined): boolean | string {
  const asFlag = flag.safeParse(value ?? '')
  return asFlag.success ? asFlag.data : (value ?? false)
}

function list(problems: string[]): string {
  return ['O ambiente não está certo:', ...problems.map((problem) => `  - ${problem}`)].join('\n')
}
