import type { Database } from '../../../database/database.ts'
import type { Gateway, GatewayCustomer } from '../../../payments/gateway.ts'
import { hasFailed } from '../../../payments/gateway-failure.ts'
import type { Order } from './order.ts'
import { payerRepository } from './payer.repository.ts'

interface Parts {
  database: Database
  gateway: Gateway
}

/** Ensures that a buyer is a customer at the gateway, and returns the customer's id. */
export function createGatewayCustomers({ database, gateway }: Parts) {
  /** The account's existing customer at the gateway, otherwise a new one. */
  async function customerOf(userId: string, buyer: Order['buyer']): Promise<string> {
    const payers = payerRepository(database)
    const customer = { ...buyer, externalReference: userId }
    const known = (await payers.of(userId)) ?? (await gateway.findCustomer(userId))
    const id = (known && (await updated(known, customer))) ?? (await newCustomer(customer))
    await payers.put(userId, id)
    return id
  }

  /** Undefined if the customer no longer exists at the gateway. */
  async function updated(id: string, customer: GatewayCustomer): Promise<string | undefined> {
    try {
      await gateway.updateCustomer(id, customer)
    } catch (error) {
      if (hasFailed(error, 'missing')) return undefined
      // The customer exists in any case.
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
