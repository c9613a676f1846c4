import { readTaxId } from '@vendaclara/core/subscription'
import { z } from 'zod'
import { isLoopback } from './is-loopback.ts'
import { readProxies } from './read-proxies.ts'

const flag = z.stringbool({
  truthy: ['1', 'true', 'on', 'yes'],
  falsy: ['', '0', 'false', 'off', 'no'],
  error: 'deve ser on ou off',
})

const urlOf = (protocol: RegExp, error: string) => z.url({ protocol, error, abort: true })
const webAddress = urlOf(/^https?$/, 'deve ser um endereço completo, como https://app.exemplo.com.br')
const address = z.union([z.url({ protocol: /^(https?|mailto)$/ }), z.string().regex(/^\/(?!\/)/)], {
  error: 'deve ser um endereço (https://…, mailto:…) ou um caminho que começa com /',
})

const number = (least: number, most: number) => {
  const error = `deve ser um número de ${least} a ${most}`
  return z.coerce.number(error).min(least, error).max(most, error)
}
const whole = (least: number, most: number) =>
  number(least, most).int(`deve ser um número inteiro de ${least} a ${most}`)

/** Long, and of more than a few letters: 'x', or 'aaaaaaaaaaaaaaaa', keeps nobody out. */
const secret = z
  .string()
  .regex(/^\S{16,2000}$/, { error: 'deve ter pelo menos 16 caracteres, sem espaços', abort: true })
  .refine((value) => new Set(value).size >= 6, 'repete poucas letras; faça uma com: openssl rand -hex 24')

const proxies = z.string().transform((value, context) => {
  const read = readProxies(value)
  if (read !== undefined) return read
  context.addIssue(
    'diga os endereços dos proxies, separados por vírgula, como 10.0.0.5 ou 10.0.0.0/24, ou "loopback" para um proxy neste computador; "on", um número e o mundo inteiro (/0) deixariam qualquer um escolher o próprio endereço',
  )
  return z.NEVER
})

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(2, 'é curto demais')
    .max(most, `deve ter no máximo ${most} caracteres`)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u, 'tem caracteres invisíveis')

/** Every variable, its bounds, and what it is for. */
export const environment = z.object({
  PORT: whole(0, 65535).default(3000).describe('port it listens on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address it listens on'),
  APP_URL: webAddress.optional().describe('where people reach it'),
  DATA_DIR: z.string().min(1).default('data').describe('folder of the embedded database and of the mails'),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'deve ser como postgresql://usuário:senha@servidor/banco')
    .optional()
    .describe('PostgreSQL; without it the embedded one'),
  SMTP_URL: urlOf(/^smtps?$/, 'deve ser como smtps://usuário:senha@servidor, ou smtp:// para STARTTLS')
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
  POSTAL_CODE_URL: webAddress
    .default('https://viacep.com.br/ws')
    .describe('postal-code service that the browser asks'),
  ASAAS_URL: webAddress
    .refine(
      (value) => value.startsWith('https:') || isLoopback(new URL(value).hostname),
      'deve começar com https://: a chave e os dados de quem paga passam por ele',
    )
    .optional()
    .describe('payment gateway, as https://api.asaas.com/v3; without it the simulator'),
  ASAAS_API_KEY: secret.optional().describe('key of the account at the gateway'),
  ASAAS_WEBHOOK_TOKEN: secret.optional().describe('token the gateway sends with its webhooks'),
  SIMULATOR_KEY: z
    .string()
    .regex(/^\S{3,200}$/, 'deve ter de 3 a 200 caracteres, sem espaços')
    .optional()
    .describe("key of the simulator's calls; without it one is made at each start"),
  TRIAL_DAYS: whole(0, 3650).default(7).describe('days of the free trial'),
  MAINTENANCE: flag.default(false).describe("shows 'Em manutenção' on the login form"),
  RATE_LIMIT_FACTOR: number(0.1, 1000).default(1).describe('multiplies every limit on tries'),
  TRUST_PROXY: proxies.default(false).describe('the proxies whose X-Forwarded headers count'),
  COMPANY_NAME: line(150).optional().describe('who answers for the data, named in terms and privacy'),
  COMPANY_TAX_ID: z
    .string()
    .transform((value, context) => {
      const read = readTaxId(value)
      if (read?.length === 14) return read
      context.addIssue('deve ser um CNPJ, e os seus dígitos verificadores não fecham')
      return z.NEVER
    })
    .optional()
    .describe('its CNPJ'),
  PRIVACY_EMAIL: z
    .email('deve ser um endereço de e-mail')
    .max(254)
    .optional()
    .describe('where one writes to about personal data'),
  METRICS_TOKEN: secret.optional().describe('bearer token that reads /metrics from another machine'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'deve ser fatal, error, warn, info, debug, trace ou silent',
    )
    .default('info')
    .describe('log detail'),
  NODE_ENV: z.string().optional().describe('production refuses to start with embedded parts'),
  ALLOW_EMBEDDED: flag.default(false).describe('embedded parts are meant, even in production'),
})
export type Environment = z.infer<typeof environment>
