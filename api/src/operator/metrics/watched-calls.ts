import { isMailServerDown, type Mailer } from '../../mail/mailers/mailer.ts'
import type { Gateway } from '../../payments/gateway.ts'
import { isGatewayDown } from '../../payments/gateway-failure.ts'
import { observed, type Parts } from '../health/part-health.ts'
import type { CallCounters } from './call-counters.ts'

/** The mail server and the gateway as the features ask them: how each call ended is counted, and tells how the part is. */
export function watchedCalls(
  { mailer, gateway }: { mailer: Mailer; gateway: Gateway },
  { parts, counters }: { parts: Parts; counters: CallCounters },
): { mailer: Mailer; gateway: Gateway } {
  const { send } = observed({ send: mailer.send }, (call) => {
    counters.mail(call)
    parts.mail.heard(isMailServerDown(call.error) ? 'failing' : 'ok')
  })
  return {
    mailer: { ...mailer, send },
    gateway: observed(gateway, (call) => {
      counters.gateway(call)
      parts.gateway.heard(isGatewayDown(call.error) ? 'failing' : 'ok')
    }),
  }
}
