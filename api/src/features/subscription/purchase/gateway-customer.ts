import type { Database } from '../../../database/database.ts'
import type { Gateway, GatewayCustomer } from '../../../payments/gateway.ts'
import { hasFailed } from '../../../payments/gateway-failure.ts'
import type { Order } from './order.ts'
import { payerRepository } from './payer.repository.ts'

interface Parts {
  database: Database
  gateway: Gateway
}

/** Sees to it that a buyer is a customer of the gateway; answers which. */
export function createGatewayCustomers({ database, gateway }: Parts) {
  /** The gateway's customer of an account: the one there is, else a new one. */
  async function customerOf(userId: string, buyer: Order['buyer']): Promise<string> {
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
      if (hasFailed(error, 'missing')) return undefined
      // It is there either way.
      if (!hasFailed(error, 'unknown')) throw error
    }
    return id
  }

  async function newCustomer(customer: GatewayCustomer): Promise<string> {
    try {
      return await gateway.createCustomer(customer)
    } catch (error) {
      const found = hasFailed(error, 'unknown')
        ? await gateway.findCustomer(customer.externalReference)
        : undefined
      if (found === undefined) throw error
      return found
    }
  }

  return customerOf
}
