import { setTimeout as pause } from 'node:timers/promises'
import { brazilianDay } from '@vendaclara/core/calendar'
import { toCents } from '@vendaclara/core/money'
import { chargedPrices, type PlanCycle, plans } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { Refusal, tooManyRequests } from '../../../errors.ts'
import type { Gateway, GatewayCard, GatewayCustomer, GatewaySubscription } from '../../../payments/gateway.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import type { Endings } from '../changes/endings.ts'
import { couponRepository } from '../coupons/coupon.repository.ts'
import { type GatewayMirror, longestPurchase } from '../gateway/gateway-mirror.ts'
import { refusalOf } from '../gateway/refusal-of.ts'
import { noticeRepository, noticeSubject } from '../notices/notice.repository.ts'
import { agreedPrices } from '../records/agreed-prices.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import type { Standing } from '../records/subscription-status.ts'
import { planNames } from '../texts.ts'
import { payerRepository } from './payer.repository.ts'

interface Parts {
  database: Database
  gateway: Gateway
  mirror: GatewayMirror
  endings: Endings
  standingOf: (userId: string) => Promise<Standing>
  clock: () => Date
  agree: (userId: string, transaction: Database) => Promise<void>
  log: FastifyBaseLogger
}

export interface Order {
  cycle: PlanCycle
  /** What the buyer was shown, in reais. */
  value: number
  coupon?: string | null | undefined
  buyer: Omit<GatewayCustomer, 'externalReference'>
  /** Without one it is a Pix. */
  card?: GatewayCard & { brand: string | undefined }
}

const hour = 60 * 60 * 1000
/** So that nobody tries out stolen cards here. */
const mostFailures = 10
/** How long after a lost answer the gateway is asked whether it did it. */
const lookUps = [0, 1000, 3000]

/**
 * Buys a subscription. What is about to be asked of the gateway is stored before, under the id the gateway gets as its
 * `externalReference`: whenever the answer does not come, or this process ends, the purchase is found again by it.
 */
export function createPurchase({ database, gateway, mirror, endings, standingOf, clock, agree, log }: Parts) {
  const subscriptions = subscriptionRepository(database)

  /** Makes room for a new subscription, or says why there is none. */
  async function refuseSecond(userId: string): Promise<void> {
    const open = await subscriptions.openOf(userId)
    if (!open) return
    if (open.stage === 'asked') {
      const outcome = await mirror.settle(open).catch(refusalOf(log))
      if (outcome === 'open') throw stillUnknown(open)
      if (outcome === 'live') throw new Refusal('already_subscribed')
      return
    }
    if (open.endingSince === null) {
      await mirror.refresh(open.id).catch(refusalOf(log))
      const { state } = await standingOf(userId)
      if (state === 'active' || state === 'pending') throw new Refusal('already_subscribed')
    }
    // What was not paid gives way to what is bought instead: whoever buys did not cancel, and is not told so.
    if (open.endingSince === null)
      await noticeRepository(database).add(userId, noticeSubject('ended', open.id), clock())
    await endings.endNow(open).catch(refusalOf(log))
  }

  async function ask(userId: string, { cycle, value, coupon, card }: Order): Promise<StoredSubscription> {
    const now = clock()
    const failed = await subscriptions.countFailed(userId, new Date(now.getTime() - hour))
    if (failed >= mostFailures) throw tooManyRequests(hour)
    return database.transaction(async (transaction) => {
      const coupons = couponRepository(transaction)
      const noCoupon = new Refusal('not_found', { message: 'Cupom Inválido', field: 'coupon' })
      const good = coupon ? await coupons.good(coupon, brazilianDay(now)) : undefined
      if (coupon && !good) throw noCoupon
      const discount = good?.discount ?? 0
      const prices = chargedPrices(discount, plans)
      if (toCents(value) !== prices[cycle]) {
        throw new Refusal('invalid_request', {
          message: 'O preço mudou. Recarregue a página.',
          field: 'value',
        })
      }
      const asked = await subscriptionRepository(transaction).ask({
        ...{ userId, cycle, prices, discount, askedAt: now },
        ...{ coupon: good?.code ?? null, couponWaits: good !== undefined },
        billingType: card ? 'CREDIT_CARD' : 'PIX',
        cardBrand: card?.brand ?? null,
        cardLastDigits: card?.creditCard.number.slice(-4) ?? null,
      })
      // Another purchase of the same account has begun in this moment.
      if (!asked) throw new Refusal('payment_unknown', { retryAfter: longestPurchase / 1000 })
      // Somebody else may have taken the last use since it was found good.
      if (good && !(await coupons.hasUseLeft(good))) throw noCoupon
      await agree(userId, transaction)
      return asked
    })
  }

  /** The gateway's customer of an account: the one there is, else a new one. */
  async function payer(userId: string, buyer: Order['buyer']): Promise<string> {
    const payers = payerRepository(database)
    const customer = { ...buyer, externalReference: userId }
    const known = (await payers.of(userId)) ?? (await gateway.findCustomer(userId))
    const id = (known && (await updated(known, customer))) ?? (await newCustomer(customer))
    await payers.put(userId, id)
    return id
  }

  /** Undefined where the gateway does not have it any more. */
  async function updated(id: string, customer: GatewayCustomer): Promise<string | undefined> {
    try {
      await gateway.updateCustomer(id, customer)
    } catch (error) {
      if (isOutcome(error, 'missing')) return undefined
      // It is there either way.
      if (!isOutcome(error, 'unknown')) throw error
    }
    return id
  }

  async function newCustomer(customer: GatewayCustomer): Promise<string> {
    try {
      return await gateway.createCustomer(customer)
    } catch (error) {
      const found = isOutcome(error, 'unknown')
        ? await gateway.findCustomer(customer.externalReference)
        : undefined
      if (found === undefined) throw error
      return found
    }
  }

  /** Lets the time within which it must be found begin now, unless it took so long that it was given up. */
  async function confirmAsked(asked: StoredSubscription): Promise<StoredSubscription> {
    const askedAt = clock()
    if (!(await subscriptions.change(asked, { askedAt }))) throw new Refusal('gateway_unavailable')
    return { ...asked, askedAt, version: asked.version + 1 }
  }

  async function create(
    asked: StoredSubscription,
    order: Order,
    customer: string,
  ): Promise<GatewaySubscription> {
    try {
      return await gateway.createSubscription({
        ...{ customer, cycle: asked.cycle, externalReference: asked.id },
        value: agreedPrices(asked, plans)[asked.cycle],
        nextDueDate: brazilianDay(asked.askedAt),
        description: `Vendaclara: Plano ${planNames[asked.cycle]}`,
        ...(order.card && { card: withoutBrand(order.card) }),
      })
    } catch (error) {
      if (!isOutcome(error, 'unknown')) throw error
      log.warn({ subscription: asked.id, reason: error.message }, 'the answer to a purchase was lost')
      return find(asked)
    }
  }

  async function find(asked: StoredSubscription): Promise<GatewaySubscription> {
    for (const wait of lookUps) {
      await pause(wait)
      const found = await gateway.findSubscription(asked.id).catch(() => undefined)
      if (found) return found
    }
    throw stillUnknown(asked)
  }

  function stillUnknown({ askedAt }: StoredSubscription): Refusal {
    const left = askedAt.getTime() + longestPurchase - clock().getTime()
    return new Refusal('payment_unknown', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
  }

  return async (userId: string, order: Order): Promise<StoredSubscription> => {
    await refuseSecond(userId)
    const asked = await ask(userId, order)
    try {
      const customer = await payer(userId, order.buyer)
      const current = await confirmAsked(asked)
      await mirror.adopt(current, await create(current, order, customer))
    } catch (error) {
      // Whatever else went wrong, nobody knows what became of it: it stays open until the gateway tells.
      if (error instanceof GatewayFailure) await mirror.fail(asked.id)
      return refusalOf(log, { byCard: order.card !== undefined })(error)
    }
    // It is bought, whether or not its charge can be read now: the webhook and the reconciliation read it too.
    await mirror.refresh(asked.id).catch((err) => log.warn({ err }, 'a purchase could not be read again'))
    return asked
  }
}

function isOutcome(error: unknown, outcome: GatewayFailure['outcome']): error is GatewayFailure {
  return error instanceof GatewayFailure && error.outcome === outcome
}

function withoutBrand({ brand: _, ...card }: NonNullable<Order['card']>): GatewayCard {
  return card
}
