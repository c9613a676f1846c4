import type { CreditCard, CreditCardHolder, PixCode } from '@vendaclara/contract/subscription'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { isCardExpired } from '@vendaclara/core/subscription'
import { Refusal } from '../../../errors/refusal.ts'
import type { GatewayCard, GatewayPixCode } from '../../../payments/gateway.ts'
import { answers } from '../texts.ts'

interface Typed {
  creditCard: CreditCard
  creditCardHolderInfo: CreditCardHolder
}

/** The card in the gateway's format. An expired card is refused here. */
export function cardForGateway(
  { creditCard, creditCardHolderInfo: { address: _, ...creditCardHolderInfo } }: Typed,
  { ip, today }: { ip: string; today: CalendarDate },
): GatewayCard {
  const expiry = { month: creditCard.expiryMonth, year: creditCard.expiryYear }
  if (isCardExpired(expiry, today)) {
    throw new Refusal('invalid_request', { message: answers.cardExpired, field: 'creditCard.expiryMonth' })
  }
  return { creditCard, creditCardHolderInfo, remoteIp: ip.replace(/^::ffff:/, '') }
}

/** The Pix code in the format of the contract. */
export function pixCodeView({ encodedImage, payload, expiresAt }: GatewayPixCode): PixCode {
  return { encodedImage, payload, expiresAt: expiresAt.toISOString() }
}
