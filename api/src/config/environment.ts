import { readTaxId } from '@vendaclara/core/subscription'
import { z } from 'zod'
import { isLoopback } from './is-loopback.ts'
import { isPlainBase, isWithinProduct, leadsWhereItSays } from './judge-address.ts'
import { readProxies } from './read-proxies.ts'
import { refusals } from './texts.ts'

const flag = z.stringbool({
  truthy: ['1', 'true', 'on', 'yes'],
  falsy: ['', '0', 'false', 'off', 'no'],
  error: refusals.flag,
})

const urlOf = (protocol: RegExp, error: string) => z.url({ protocol, error, abort: true })
const webAddress = urlOf(/^https?$/, refusals.webAddress).refine(isPlainBase, refusals.plainBase)
/** Of another service, whose answers others must not read or change on the way. */
const guardedAddress = webAddress.refine(
  (value) => value.startsWith('https:') || isLoopback(new URL(value).hostname),
  refusals.inClear,
)
const address = z.union([z.url({ protocol: /^(https?|mailto)$/ }), z.string().refine(isWithinProduct)], {
  error: refusals.address,
})

const number = (least: number, most: number) => {
  const error = refusals.number(least, most)
  return z.coerce.number(error).min(least, error).max(most, error)
}
const whole = (least: number, most: number) => number(least, most).int(refusals.whole(least, most))

/** Long enough and with enough different characters: 'x' or 'aaaaaaaaaaaaaaaa' protects nothing. */
const secret = z
  .string()
  .regex(/^\S{16,2000}$/, { error: refusals.shortSecret, abort: true })
  .refine((value) => new Set(value).size >= 6, refusals.simpleSecret)

const proxies = z.string().transform((value, context) => {
  const read = readProxies(value)
  if (read !== undefined) return read
  context.addIssue(refusals.proxies)
  return z.NEVER
})

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(2, refusals.tooShort)
    .max(most, refusals.tooLong(most))
    .regex(/^[^\p{Cc}\p{Cf}]+$/u, refusals.invisible)

/** Every variable with its bounds and its purpose. */
export const environment = z.object({
  PORT: whole(0, 65535).default(3000).describe('port it listens on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address it listens on'),
  APP_URL: webAddress.optional().describe('where people reach it'),
  DATA_DIR: z.string().min(1).default('data').describe('folder of the embedded database and of the mails'),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, refusals.databaseUrl)
    .refine(leadsWhereItSays, refusals.databaseParameters)
    .optional()
    .describe('PostgreSQL; without it the embedded one'),
  DATABASE_WAIT: whole(0, 600).default(30).describe('seconds it may take to answer at the start'),
  SMTP_URL: urlOf(/^smtps?$/, refusals.smtpUrl)
    .optional()
    .describe('mail server; without it mails become files'),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]* )?<?[^\s<>@]+@[^\s<>@]+>?$/, refusals.sender)
    .optional()
    .describe('sender of the mails'),
  MARKETING_SITE_URL: address.default('/conheca').describe('where / sends the browser'),
  SUPPORT_CHAT_URL: address
    .default('mailto:suporte@vendaclara.example')
    .describe('link of the support button'),
  POSTAL_CODE_URL: guardedAddress
    .default('https://viacep.com.br/ws')
    .describe('postal-code service that the browser asks'),
  ASAAS_URL: webAddress
    .refine(
      (value) => value.startsWith('https:') || isLoopback(new URL(value).hostname),
      refusals.gatewayInClear,
    )
    .optional()
    .describe('payment gateway, as https://api.asaas.com/v3; without it the simulator'),
  ASAAS_API_KEY: secret.optional().describe('key of the account at the gateway'),
  ASAAS_WEBHOOK_TOKEN: secret.optional().describe('token the gateway sends with its webhooks'),
  SIMULATOR_KEY: z
    .string()
    .regex(/^\S{3,200}$/, refusals.key)
    .optional()
    .describe("key of the simulator's calls; without it one is made at each start"),
  TRIAL_DAYS: whole(0, 3650).default(7).describe('days of the free trial'),
  MAINTENANCE: flag.default(false).describe('shows a notice of maintenance on the login form'),
  RATE_LIMIT_FACTOR: number(0.1, 1000).default(1).describe('multiplies every limit on tries'),
  TRUST_PROXY: proxies.default(false).describe('the proxies whose X-Forwarded headers count'),
  COMPANY_NAME: line(150).optional().describe('who answers for the data, named in terms and privacy'),
  COMPANY_TAX_ID: z
    .string()
    .transform((value, context) => {
      const read = readTaxId(value)
      if (read?.length === 14) return read
      context.addIssue(refusals.companyTaxId)
      return z.NEVER
    })
    .optional()
    .describe('its CNPJ'),
  PRIVACY_EMAIL: z
    .email(refusals.email)
    .max(254)
    .optional()
    .describe('where one writes to about personal data'),
  METRICS_TOKEN: secret.optional().describe('bearer token that reads /metrics from another machine'),
  OTEL_EXPORTER_OTLP_ENDPOINT: guardedAddress
    .optional()
    .describe('where OpenTelemetry traces are sent; without it none are made'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .max(4000)
    .optional()
    .describe('headers of these calls, as authorization=Bearer%20token'),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('folder of the nightly copies; without it there are none'),
  BACKUP_KEEP: whole(1, 1000).default(14).describe('how many nightly copies are kept'),
  BACKUP_PASSPHRASE: secret.optional().describe('encrypts the copies'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, refusals.recipient)
    .optional()
    .describe('public key of age to which the copies are encrypted'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], refusals.logLevel)
    .default('info')
    .describe('log detail'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], refusals.nodeEnv)
    .optional()
    .describe('production refuses to start with embedded parts'),
  ALLOW_EMBEDDED: flag.default(false).describe('embedded parts are meant, even in production'),
})
export type Environment = z.infer<typeof environment>
