import type { Environment } from './environment.ts'
import { isLoopback } from './is-loopback.ts'
import { reasons, refusals } from './texts.ts'

const embeddable = ['APP_URL', 'DATABASE_URL', 'SMTP_URL'] as const
const ofGateway = ['ASAAS_URL', 'ASAAS_API_KEY', 'ASAAS_WEBHOOK_TOKEN'] as const
const ofCompany = ['COMPANY_NAME', 'COMPANY_TAX_ID', 'PRIVACY_EMAIL'] as const
/** A larger factor lets strangers guess too often; only tests need one. */
const largestFactor = 10

/**
 * What is wrong with the combination of variables that are each valid. Each line starts with the name of a variable.
 */
export function judgeEnvironment(data: Environment): string[] {
  const isProduction = data.NODE_ENV === 'production'
  const appHost = data.APP_URL === undefined ? 'localhost' : new URL(data.APP_URL).hostname
  const opened = [...(isLoopback(data.HOST) ? [] : ['HOST']), ...(isLoopback(appHost) ? [] : ['APP_URL'])]
  const isForOthers = isProduction || opened.length > 0
  const isMeant = data.ALLOW_EMBEDDED
  const missing = (names: readonly (keyof Environment)[]) => names.filter((name) => data[name] === undefined)

  const problems: string[] = []
  if (isForOthers && !isMeant) {
    const because = isProduction ? reasons.production : reasons.notOnlyHere(opened)
    const absent = missing([...embeddable, ...ofGateway, ...ofCompany])
    problems.push(...absent.map((name) => `${name}: ${refusals.missingUnlessEmbedded(because)}`))
    if (data.RATE_LIMIT_FACTOR > largestFactor) {
      problems.push(`RATE_LIMIT_FACTOR: ${refusals.tooLarge(largestFactor, because)}`)
    }
  } else {
    for (const names of [ofGateway, ofCompany]) {
      const absent = missing(names)
      if (absent.length === names.length) continue
      const because = reasons.onlyTogether(names)
      problems.push(...absent.map((name) => `${name}: ${refusals.missing(because)}`))
    }
    // If real payments are taken, buyers must see the company's name.
    if (isForOthers && data.ASAAS_URL !== undefined && data.COMPANY_NAME === undefined) {
      problems.push(`COMPANY_NAME: ${refusals.missing(reasons.realPayments)}`)
    }
  }
  const isOwnPage = isMeant && isLoopback(appHost)
  if ((isProduction || (isForOthers && !isMeant)) && !isOwnPage && isPlain(data.APP_URL)) {
    problems.push(`APP_URL: ${refusals.https}`)
  }
  for (const name of ['ASAAS_URL', 'POSTAL_CODE_URL'] as const) {
    if (isProduction && isPlain(data[name])) problems.push(`${name}: ${refusals.httpsInProduction}`)
  }
  if (isProduction && data.LOG_LEVEL === 'silent') problems.push(`LOG_LEVEL: ${refusals.silentLog}`)
  if (isForOthers && !isMeant && data.DATABASE_URL !== undefined && !saysHowItIsGuarded(data.DATABASE_URL)) {
    problems.push(`DATABASE_URL: ${refusals.databaseProtection}`)
  }
  if (data.BACKUP_PASSPHRASE !== undefined && data.BACKUP_RECIPIENT !== undefined) {
    problems.push(`BACKUP_RECIPIENT: ${refusals.oneLock}`)
  }
  return problems
}

/** A remote database needs a verified TLS certificate, or an explicit `sslmode=disable` for a private network. */
function saysHowItIsGuarded(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const isNear = hostname === '' ? searchParams.has('host') : hostname.split(',').every(isLoopback)
  return isNear || ['verify-full', 'disable'].includes(searchParams.get('sslmode') ?? '')
}

const isPlain = (url: string | undefined) => url?.startsWith('http:') === true
