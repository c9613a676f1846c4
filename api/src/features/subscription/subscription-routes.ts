import {
  cancelSubscription,
  changeCreditCard,
  getPixCode,
  getSubscription,
  refundSubscription,
  type Subscription,
  switchPlan,
} from '@vendaclara/contract/subscription'
import { brazilianDay } from '@vendaclara/core/calendar'
import { toReais } from '@vendaclara/core/money'
import { cardBrand } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import type { Gateway } from '../../payments/gateway.ts'
import { GatewayFailure } from '../../payments/gateway-failure.ts'
import { createChanges } from './changes/changes.ts'
import type { Endings } from './changes/endings.ts'
import { cardForGateway, pixCodeView } from './gateway/card-and-code.ts'
import type { GatewayMirror } from './gateway/gateway-mirror.ts'
import { createPurchase } from './purchase/purchase.ts'
import { type PurchaseLimits, purchaseRoutes } from './purchase/purchase-routes.ts'
import { paymentRepository } from './records/payment.repository.ts'
import { subscriptionRepository } from './records/subscription.repository.ts'
import type { SubscriptionStatus } from './records/subscription-status.ts'
import { subscriptionView } from './subscription-view.ts'

export interface SubscriptionParts {
  database: Database
  gateway: Gateway
  mirror: GatewayMirror
  agree: (userId: string, transaction: Database) => Promise<void>
  endings: Endings
  statusOf: (userId: string) => Promise<SubscriptionStatus>
  clock: () => Date
  log: FastifyBaseLogger
  limits: PurchaseLimits
}
export function subscriptionRoutes(bind: Bind, parts: SubscriptionParts): void {
  const { database, mirror, endings, clock, log, limits } = parts
  const subscriptions = subscriptionRepository(database)
  const changes = createChanges(parts)
  purchaseRoutes(bind, { ...parts, buy: createPurchase(parts), pixCode: changes.pixCode })

  const view = async (userId: string): Promise<Subscription> =>
    subscriptionView({
      subscriptions: await subscriptions.all(userId),
      payments: await paymentRepository(database).of(userId),
      today: brazilianDay(clock()),
    })

  bind(getSubscription, async ({ userId }) => {
    const open = await subscriptions.openOf(userId)
    if (open?.stage === 'asked') await mirror.settle(open).catch(leaveForLater)
    return view(userId)
  })

  bind(getPixCode, async ({ userId }) => {
    await limits.countGateway(userId)
    const { code, payment } = await changes.pixCode(userId)
    return { qrCode: pixCodeView(code), value: toReais(payment.value), dueDate: payment.dueDate }
  })

  bind(cancelSubscription, async ({ userId }) => {
    await limits.countGateway(userId)
    await endings.cancel(userId)
    return view(userId)
  })

  bind(refundSubscription, async ({ userId }) => {
    await limits.countGateway(userId)
    await endings.refund(userId)
    return view(userId)
  })

  bind(changeCreditCard, async ({ userId, ip, body }) => {
    const card = cardForGateway(body, { ip, today: brazilianDay(clock()) })
    await limits.countCard(userId, ip)
    await changes.changeCard(userId, card, cardBrand(body.creditCard.number))
    return view(userId)
  })

  bind(switchPlan, async ({ userId, body: { cycle } }) => {
    await limits.countGateway(userId)
    await changes.switchPlan(userId, cycle)
    return view(userId)
  })

  const leaveForLater = (error: unknown) => {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn({ reason: error.message }, 'a purchase could not be looked up')
  }
}
