import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../../errors/refusal.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import { answers } from '../texts.ts'

/**
 * Throws the refusal for a failure of the gateway. It uses the gateway's own words if they are meant for people. If a
 * card was sent (`byCard`), the card itself may have been declined.
 */
export function refusalOf(log: FastifyBaseLogger, { byCard = false } = {}): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof GatewayFailure)) throw error
    const words = error.message === '' ? {} : { message: error.message }
    if (byCard && error.isDecline) throw new Refusal('card_declined', words)
    if (error.outcome === 'refused') throw new Refusal('invalid_request', words)
    log.error({ reason: error.message, outcome: error.outcome }, 'the payment gateway could not be used')
    throw new Refusal(
      'gateway_unavailable',
      error.outcome === 'unknown' ? { message: answers.outcomeUnknown } : {},
    )
  }
}
