import { getCoupon, subscribeByCard, subscribeByPix } from '@vendaclara/contract/subscription'
import { brazilianDay } from '@vendaclara/core/calendar'
import { cardBrand } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import type { createChanges } from '../changes/changes.ts'
import { couponRepository } from '../coupons/coupon.repository.ts'
import { cardForGateway, pixCodeView } from '../gateway/card-and-code.ts'
import { answers } from '../texts.ts'
import type { createPurchase } from './purchase.ts'

interface Parts {
  database: Database
  clock: () => Date
  log: FastifyBaseLogger
  limits: PurchaseLimits
  buy: ReturnType<typeof createPurchase>
  pixCode: ReturnType<typeof createChanges>['pixCode']
}
/** Each call counts a try and throws if there were too many. */
export interface PurchaseLimits {
  countCoupon: (userId: string, ip: string) => Promise<void>
  countCard: (userId: string, ip: string) => Promise<void>
  countPix: (userId: string, ip: string) => Promise<void>
  /** For calls that ask the gateway and try nothing. */
  countGateway: (userId: string) => Promise<void>
}

/** The calls for people without a subscription: check a coupon, and buy. */
export function purchaseRoutes(bind: Bind, { database, clock, log, limits, buy, pixCode }: Parts): void {
  bind(getCoupon, async ({ userId, ip, query }) => {
    await limits.countCoupon(userId, ip)
    const coupon = await couponRepository(database).good(query.coupon, brazilianDay(clock()))
    if (!coupon) throw new Refusal('not_found', { message: answers.invalidCoupon })
    return { discount: coupon.discount }
  })

  bind(subscribeByCard, async ({ userId, ip, body }) => {
    const { creditCard, creditCardHolderInfo: holder, buyer, cycle, value, coupon } = body
    const card = cardForGateway(body, { ip, today: brazilianDay(clock()) })
    if (coupon) await limits.countCoupon(userId, ip)
    await limits.countCard(userId, ip)
    await buy(userId, {
      cycle,
      value,
      coupon,
      buyer: { ...holder, ...buyer },
      card: { ...card, brand: cardBrand(creditCard.number) },
    })
    return { message: answers.bought }
  })

  bind(subscribeByPix, async ({ userId, ip, body: { pixHolderInfo: buyer, cycle, value, coupon } }) => {
    if (coupon) await limits.countCoupon(userId, ip)
    await limits.countPix(userId, ip)
    await buy(userId, { cycle, value, coupon, buyer })
    try {
      return { qrCode: pixCodeView((await pixCode(userId)).code) }
    } catch (error) {
      log.error({ err: error }, 'the QR code of a purchase could not be read')
      throw new Refusal('gateway_unavailable', { message: answers.qrCodeMissing })
    }
  })
}
