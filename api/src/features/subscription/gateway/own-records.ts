import { addDays, brazilianDay } from '@vendaclara/core/calendar'
import { type PlanCycle, plans } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { Gateway, GatewayPayment, GatewaySubscription } from '../../../payments/gateway.ts'
import { GatewayFailure } from '../../../payments/gateway-failure.ts'
import { payerRepository } from '../purchase/payer.repository.ts'
import { agreedPrices, cycleOfValue } from '../records/agreed-prices.ts'
import type { StoredSubscription } from '../records/subscription.repository.ts'

interface Parts {
  database: Database
  gateway: Gateway
  clock: () => Date
  log: FastifyBaseLogger
}
/** A charge, with the plan that it pays for. */
export type OwnCharge = GatewayPayment & { cycle: PlanCycle }
export type OwnRecords = ReturnType<typeof createOwnRecords>

/** A yearly charge is created weeks before it is due. */
const longestAhead = 400

/**
 * Reads what the gateway has of a stored subscription. Nothing counts that is of another subscription, customer or
 * reference than ours, or costs something else than agreed.
 */
export function createOwnRecords({ database, gateway, clock, log }: Parts) {
  const customerOf = payerRepository(database).of
  const isNear = (day: string) => day <= addDays(brazilianDay(clock()), longestAhead)

  /** Throws if it is not the stored subscription. */
  async function check(stored: StoredSubscription, found: GatewaySubscription): Promise<GatewaySubscription> {
    const isOwn =
      (found.externalReference ?? stored.id) === stored.id &&
      found.customer === (await customerOf(stored.userId)) &&
      isNear(found.nextDueDate)
    if (isOwn) return found
    throw new GatewayFailure('unknown', 'the gateway answered about a subscription that is not ours')
  }

  /** As `check`, for a purchase, whose price must be the agreed one too. */
  async function checkBought(
    stored: StoredSubscription,
    found: GatewaySubscription,
  ): Promise<GatewaySubscription> {
    if (agreedPrices(stored, plans)[found.cycle] === found.value) return check(stored, found)
    throw new GatewayFailure('unknown', 'the gateway answered another price than agreed')
  }

  function asOwn(
    stored: StoredSubscription,
    { subscription, customer }: { subscription: string; customer: string | undefined },
    charge: GatewayPayment,
  ): OwnCharge | undefined {
    const { of, value, price, dueDate, paidOn } = charge
    const cycle = cycleOfValue(price, stored, plans)
    const isOwn =
      of.subscription === subscription &&
      of.customer === customer &&
      (of.externalReference ?? stored.id) === stored.id &&
      value >= price &&
      isNear(dueDate) &&
      // A day ahead of ours, where the clocks differ.
      (paidOn === null || paidOn <= addDays(brazilianDay(clock()), 1))
    return isOwn && cycle !== undefined ? { ...charge, cycle } : undefined
  }

  return {
    checkBought,

    /** The subscription with the reference of a purchase; undefined if there is none. */
    async find(stored: StoredSubscription): Promise<GatewaySubscription | undefined> {
      const found = await gateway.findSubscription(stored.id)
      return found && checkBought(stored, found)
    },

    subscription: async (stored: StoredSubscription, gatewayId: string): Promise<GatewaySubscription> =>
      check(stored, await gateway.subscription(gatewayId)),

    /** Its charges. All others that the gateway lists are left out and logged. */
    async charges(stored: StoredSubscription, gatewayId: string): Promise<OwnCharge[]> {
      const customer = await customerOf(stored.userId)
      const listed = await gateway.paymentsOf(gatewayId)
      const own = listed.flatMap(
        (charge) => asOwn(stored, { subscription: gatewayId, customer }, charge) ?? [],
      )
      if (own.length < listed.length) {
        const known = new Set(own.map(({ id }) => id))
        const charges = listed.map(({ id }) => id).filter((id) => !known.has(id))
        log.error(
          { subscription: stored.id, charges: charges.slice(0, 10), left: charges.length },
          'the gateway lists charges that are not of this subscription or not as agreed',
        )
      }
      return own
    },
  }
}
