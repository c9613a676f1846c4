import { type APIRequestContext, expect } from '@playwright/test'
import type { Fault } from '../api/src/payments/simulator/faults.ts'

type Charge = { id: string; status: string; value: number; customer: string }

/** The simulated payment gateway, played over HTTP. */
export class Bank {
  readonly #request: APIRequestContext
  readonly #origin: string

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request
    this.#origin = origin
  }

  /** What happens the next times, then no more. */
  async setFault(fault: Fault, times = 1): Promise<void> {
    await this.#play('/faults', { fault, times: String(times) })
  }

  /** The subscriptions of an account, whatever became of them. */
  async subscriptionsOf(account: string): Promise<{ id: string; status: string }[]> {
    const customers = await this.#list<{ id: string }>(`/customers?externalReference=${account}`)
    const lists = customers.map(({ id }) =>
      this.#list<{ id: string; status: string }>(`/subscriptions?customer=${id}`),
    )
    return (await Promise.all(lists)).flat()
  }

  async chargesOf(account: string): Promise<Charge[]> {
    const customers = await this.#list<{ id: string }>(`/customers?externalReference=${account}`)
    const lists = customers.map(({ id }) => this.#list<Charge>(`/payments?customer=${id}`))
    return (await Promise.all(lists)).flat()
  }

  /** Pays the one charge of an account that waits. */
  async pay(account: string): Promise<void> {
    await this.#actOnWaiting(account, 'confirm')
  }

  /** Lets the one charge of an account that waits fall due unpaid. */
  async letFallDue(account: string): Promise<void> {
    await this.#actOnWaiting(account, 'overdue')
  }

  async #actOnWaiting(account: string, act: 'confirm' | 'overdue'): Promise<void> {
    const waiting = (await this.chargesOf(account)).filter(({ status }) => status === 'PENDING')
    expect(waiting).toHaveLength(1)
    const url = `${this.#origin}/simulator/asaas/v3/sandbox/payment/${waiting[0]?.id}/${act}`
    await expect(await this.#request.post(url, { headers: { access_token: 'any' }, data: {} })).toBeOK()
  }

  async #list<Record>(path: string): Promise<Record[]> {
    const answer = await this.#request.get(`${this.#origin}/simulator/asaas/v3${path}`, {
      headers: { access_token: 'any' },
    })
    await expect(answer).toBeOK()
    return (await answer.json()).data
  }

  async #play(path: string, form: { [name: string]: string }): Promise<void> {
    const headers = { origin: this.#origin }
    await expect(await this.#request.post(`${this.#origin}/simulator${path}`, { headers, form })).toBeOK()
  }
}
