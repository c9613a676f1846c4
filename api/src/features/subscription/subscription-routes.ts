import {
  type CreditCard,
  type CreditCardHolder,
  cancelSubscription,
  changeCreditCard,
  getCoupon,
  getPixCode,
  getSubscription,
  type PixCode,
  refundSubscription,
  type Subscription,
  subscribeByCard,
  subscribeByPix,
  switchPlan,
} from '@vendaclara/contract/subscription'
import { brazilianDay } from '@vendaclara/core/calendar'
import { toReais } from '@vendaclara/core/money'
import { cardBrand, isCardExpired } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import type { Gateway, GatewayCard, GatewayPixCode } from '../../payments/gateway.ts'
import { GatewayFailure } from '../../payments/gateway-failure.ts'
import { createChanges } from './changes/changes.ts'
import type { Endings } from './changes/endings.ts'
import { couponRepository } from './coupons/coupon.repository.ts'
import type { GatewayMirror } from './gateway/gateway-mirror.ts'
import { createPurchase } from './purchase/purchase.ts'
import { paymentRepository } from './records/payment.repository.ts'
import { subscriptionRepository } from './records/subscription.repository.ts'
import type { Standing } from './records/subscription-status.ts'
import { subscriptionView } from './subscription-view.ts'

export interface SubscriptionParts {
  database: Database
  gateway: Gateway
  mirror: GatewayMirror
  agree: (userId: string, transaction: Database) => Promise<void>
  endings: Endings
  standingOf: (userId: string) => Promise<Standing>
  clock: () => Date
  log: FastifyBaseLogger
  limits: PurchaseLimits
}
/** Each counts a try, and throws where there were too many. */
export interface PurchaseLimits {
  takeCoupon: (userId: string, ip: string) => Promise<void>
  takeCard: (userId: string, ip: string) => Promise<void>
}

export function subscriptionRoutes(bind: Bind, parts: SubscriptionParts): void {
  const { database, mirror, endings, clock, log, limits } = parts
  const subscriptions = subscriptionRepository(database)
  const buy = createPurchase(parts)
  const changes = createChanges(parts)

  const view = async (userId: string): Promise<Subscription> =>
    subscriptionView({
      subscriptions: await subscriptions.all(userId),
      payments: await paymentRepository(database).of(userId),
      today: brazilianDay(clock()),
    })

  /** The card as the gateway wants it; refused here where it has expired. */
  const cardOf = (creditCard: CreditCard, holder: CreditCardHolder, ip: string): GatewayCard => {
    const expiry = { month: creditCard.expiryMonth, year: creditCard.expiryYear }
    if (isCardExpired(expiry, brazilianDay(clock()))) {
      const message = 'Data de validade do cartão é inválida.'
      throw new Refusal('invalid_request', { message, field: 'creditCard.expiryMonth' })
    }
    const { address: _, ...creditCardHolderInfo } = holder
    return { creditCard, creditCardHolderInfo, remoteIp: ip.replace(/^::ffff:/, '') }
  }

  bind(getCoupon, async ({ userId, ip, query }) => {
    await limits.takeCoupon(userId, ip)
    const coupon = await couponRepository(database).good(query.coupon, brazilianDay(clock()))
    if (!coupon) throw new Refusal('not_found', { message: 'Cupom Inválido' })
    return { discount: coupon.discount }
  })

  bind(subscribeByCard, async ({ userId, ip, body }) => {
    const { creditCard, creditCardHolderInfo: holder, buyer, cycle, value, coupon } = body
    const card = cardOf(creditCard, holder, ip)
    if (coupon) await limits.takeCoupon(userId, ip)
    await buy(userId, {
      ...{ cycle, value, coupon },
      buyer: { ...holder, ...buyer },
      card: { ...card, brand: cardBrand(creditCard.number) },
    })
    return { message: 'Assinatura criada. Processando pagamento.' }
  })

  bind(subscribeByPix, async ({ userId, ip, body: { pixHolderInfo: buyer, cycle, value, coupon } }) => {
    if (coupon) await limits.takeCoupon(userId, ip)
    await buy(userId, { cycle, value, coupon, buyer })
    try {
      return { qrCode: shown((await changes.pixCode(userId)).code) }
    } catch (error) {
      log.error({ err: error }, 'the QR code of a purchase could not be read')
      const message = 'A assinatura foi criada, mas o QR Code não veio. Abra Minha assinatura para vê-lo.'
      throw new Refusal('gateway_unavailable', { message })
    }
  })

  bind(getSubscription, async ({ userId }) => {
    const open = await subscriptions.openOf(userId)
    if (open?.stage === 'asked') await mirror.settle(open).catch(leaveForLater)
    return view(userId)
  })

  bind(getPixCode, async ({ userId }) => {
    const { code, payment } = await changes.pixCode(userId)
    return { qrCode: shown(code), value: toReais(payment.value), dueDate: payment.dueDate }
  })

  bind(cancelSubscription, async ({ userId }) => {
    await endings.cancel(userId)
    return view(userId)
  })

  bind(refundSubscription, async ({ userId }) => {
    await endings.refund(userId)
    return view(userId)
  })

  bind(changeCreditCard, async ({ userId, ip, body: { creditCard, creditCardHolderInfo } }) => {
    const card = cardOf(creditCard, creditCardHolderInfo, ip)
    await limits.takeCard(userId, ip)
    await changes.changeCard(userId, card, cardBrand(creditCard.number))
    return view(userId)
  })

  bind(switchPlan, async ({ userId, body: { cycle } }) => {
    await changes.switchPlan(userId, cycle)
    return view(userId)
  })

  const leaveForLater = (error: unknown) => {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn({ reason: error.message }, 'a purchase could not be looked up')
  }
}

function shown({ encodedImage, payload, expiresAt }: GatewayPixCode): PixCode {
  return { encodedImage, payload, expiresAt: expiresAt.toISOString() }
}
