import { isMailServerDown, type Mailer } from '../../mail/mailers/mailer.ts'
import type { Gateway } from '../../payments/gateway.ts'
import { isGatewayDown } from '../../payments/gateway-failure.ts'
import { observed, type Parts } from '../health/part-health.ts'
import { type Tracing, tracedCalls } from '../tracing/tracing.ts'
import type { CallCounters } from './call-counters.ts'

interface Watching {
  parts: Parts
  counters: CallCounters
  tracing: Tracing
}

/**
 * Wraps the mail server and the gateway: the result of each call is counted and updates the part's state, and each
 * call is a span.
 */
export function watchedCalls(
  { mailer, gateway }: { mailer: Mailer; gateway: Gateway },
  { parts, counters, tracing }: Watching,
): { mailer: Mailer; gateway: Gateway } {
  const { send } = observed(tracedCalls('mail', { send: mailer.send }, tracing), (call) => {
    counters.mail(call)
    parts.mail.heard(isMailServerDown(call.error) ? 'failing' : 'ok')
  })
  return {
    mailer: { ...mailer, send },
    gateway: observed(tracedCalls('gateway', gateway, tracing), (call) => {
      counters.gateway(call)
      parts.gateway.heard(isGatewayDown(call.error) ? 'failing' : 'ok')
    }),
  }
}
