import { type APIRequestContext, expect } from '@playwright/test'
import { simulatorKey } from '@vendaclara/testing/server-process'
import type { OwnProduct } from '../own-product.ts'

interface Charge {
  id: string
  status: string
  value: number
  customer: string
}

/** The simulated payment gateway, played over HTTP. */
export class Bank {
  private readonly request: APIRequestContext
  private readonly origin: string

  constructor(request: APIRequestContext, origin: string) {
    this.request = request
    this.origin = origin
  }

  /** What happens the next times, and not after them. */
  async setFault(fault: string, times = 1): Promise<void> {
    await this.play('/faults', { fault, times: String(times) })
  }

  /** The subscriptions of an account, in any state. */
  async subscriptionsOf(account: string): Promise<{ id: string; status: string }[]> {
    const customers = await this.list<{ id: string }>(`/customers?externalReference=${account}`)
    const lists = customers.map(({ id }) =>
      this.list<{ id: string; status: string }>(`/subscriptions?customer=${id}`),
    )
    return (await Promise.all(lists)).flat()
  }

  async chargesOf(account: string): Promise<Charge[]> {
    const customers = await this.list<{ id: string }>(`/customers?externalReference=${account}`)
    const lists = customers.map(({ id }) => this.list<Charge>(`/payments?customer=${id}`))
    return (await Promise.all(lists)).flat()
  }

  /** Pays the one charge of an account that waits, in time or not. */
  async pay(account: string): Promise<void> {
    await this.act(await this.waiting(account, ['PENDING', 'OVERDUE']), 'confirm')
  }

  /** Lets the one charge of an account that waits fall due unpaid. */
  async letFallDue(account: string): Promise<void> {
    await this.act(await this.waiting(account), 'overdue')
  }

  /** Refuses the card of an account from now on; the one charge that waits falls due. */
  async refuseCard(account: string): Promise<void> {
    await this.play(`/charges/${await this.waiting(account)}/refuse`, {})
  }

  /** Moves the gateway's clock, and what concerns subscriptions with it. */
  async passDays(days: number): Promise<void> {
    await this.play('/clock', { days: String(days) })
  }

  /** Back to the day it is. */
  async resetClock({ database }: OwnProduct): Promise<void> {
    await database.query(`delete from simulator.settings where key = 'clock'`)
    await this.list('/customers?limit=1')
  }

  private async waiting(account: string, statuses = ['PENDING']): Promise<string> {
    const waiting = (await this.chargesOf(account)).filter(({ status }) => statuses.includes(status))
    expect(waiting).toHaveLength(1)
    return waiting[0]?.id ?? ''
  }

  private async act(charge: string, act: 'confirm' | 'overdue'): Promise<void> {
    const url = `${this.origin}/simulator/asaas/v3/sandbox/payment/${charge}/${act}`
    await expect(await this.request.post(url, { headers: { access_token: simulatorKey }, data: {} })).toBeOK()
  }

  private async list<Record>(path: string): Promise<Record[]> {
    const answer = await this.request.get(`${this.origin}/simulator/asaas/v3${path}`, {
      headers: { access_token: simulatorKey },
    })
    await expect(answer).toBeOK()
    return (await answer.json()).data
  }

  private async play(path: string, form: { [name: string]: string }): Promise<void> {
    const headers = { origin: this.origin }
    await expect(await this.request.post(`${this.origin}/simulator${path}`, { headers, form })).toBeOK()
  }
}
