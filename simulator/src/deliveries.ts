import type { FastifyBaseLogger } from 'fastify'
import type { Delivery, DeliveryRepository } from './store/delivery.repository.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** The pause after each failed try. After the last one, the gateway gives up. */
const pauses = [
  30 * second,
  minute,
  3.5 * minute,
  5 * minute,
  15 * minute,
  25 * minute,
  hour,
  hour,
  hour,
  hour,
  hour,
  2 * hour,
  2 * hour,
  3 * hour,
]
const patience = 10 * second
/** In milliseconds; also finds what another process has queued. */
const longestSleep = 5 * second

interface Parts {
  repository: DeliveryRepository
  /** Where the product takes webhooks; undefined before it listens. */
  address: () => string | undefined
  token: string
  log: FastifyBaseLogger
}

/** Delivers the simulated webhooks to the product over HTTP, one at a time, in the order of their due times. */
export function createDeliveries({ repository, address, token, log }: Parts) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isAsked = false
  let isStopped = false

  async function deliver({ position, body, tries }: Delivery, url: string): Promise<void> {
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'asaas-access-token': token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isTaken) return repository.delivered(position)
    const pause = pauses[tries]
    await repository.postpone(position, tries + 1, pause === undefined ? null : new Date(Date.now() + pause))
  }

  async function deliverDue(): Promise<void> {
    const url = address()
    if (url === undefined) return
    for (const delivery of await repository.due(new Date())) {
      if (isStopped) return
      await deliver(delivery, url)
    }
  }

  async function sleep(): Promise<void> {
    const next = await repository.nextDelivery()
    if (isStopped || next === undefined) return
    const wait = Math.min(Math.max(next.getTime() - Date.now(), 50), longestSleep)
    timer = setTimeout(wake, wait)
  }

  async function work(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false
      await deliverDue()
      await sleep()
    }
  }

  function wake(): void {
    clearTimeout(timer)
    isAsked = true
    running ??= work()
      .catch((err) => log.error({ err }, 'the simulator could not deliver its webhooks'))
      .finally(() => {
        running = undefined
        if (isAsked && !isStopped) wake()
      })
  }

  return {
    /** Delivers what is due and continues while webhooks are waiting. */
    wake,
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
