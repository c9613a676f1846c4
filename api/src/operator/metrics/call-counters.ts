import { Counter, Histogram, type Registry } from 'prom-client'
import { MailFailure } from '../../mail/mailers/mailer.ts'
import { GatewayFailure } from '../../payments/gateway-failure.ts'
import type { EndedCall } from '../health/part-health.ts'

const mailOutcomes = ['sent', 'later', 'forever', 'lost', 'unwritten'] as const
const webhookOutcomes = ['taken', 'refused', 'unknown', 'failed'] as const

type WebhookOutcome = (typeof webhookOutcomes)[number]

export interface CallCounters {
  mail: (call: EndedCall) => void
  gateway: (call: EndedCall) => void
  webhook: (outcome: WebhookOutcome) => void
  /** A page found other figures of a month than the server. */
  disagreed: () => void
}

/** Counts how calls of the mail server and the gateway, and the gateway's webhooks, ended in this process. */
export function callCounters(registry: Registry): CallCounters {
  const registers = [registry]
  const mails = new Counter({
    name: 'vendaclara_mails_total',
    help: 'Tries to send a mail: sent, to be tried later, refused forever, its answer lost, not put away',
    labelNames: ['outcome'],
    registers,
  })
  const gateway = new Histogram({
    name: 'vendaclara_gateway_call_duration_seconds',
    help: 'Calls of the payment gateway: ok, refused, missing, unavailable, unknown',
    labelNames: ['call', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers,
  })
  const webhooks = new Counter({
    name: 'vendaclara_webhooks_total',
    help: "The payment gateway's webhooks: taken, refused for their token, not as documented, failed here",
    labelNames: ['outcome'],
    registers,
  })
  const disagreements = new Counter({
    name: 'vendaclara_month_disagreements_total',
    help: 'Months for which a page found other figures than the server',
    registers,
  })
  // Starting at 0 makes the first occurrence visible as an increase.
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0)
  for (const outcome of webhookOutcomes) webhooks.inc({ outcome }, 0)
  return {
    mail: ({ error }) => mails.inc({ outcome: mailOutcome(error) }),
    gateway: ({ name, seconds, error }) =>
      gateway.observe({ call: name, outcome: gatewayOutcome(error) }, seconds),
    webhook: (outcome) => webhooks.inc({ outcome }),
    disagreed: () => disagreements.inc(),
  }
}

function mailOutcome(error: unknown): (typeof mailOutcomes)[number] {
  if (error === undefined) return 'sent'
  return error instanceof MailFailure ? error.outcome : 'unwritten'
}

function gatewayOutcome(error: unknown): string {
  if (error === undefined) return 'ok'
  return error instanceof GatewayFailure ? error.outcome : 'unknown'
}
