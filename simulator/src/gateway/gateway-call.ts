import { randomBytes } from 'node:crypto'
import { addDays, asBrazilianTime, brazilianDay, type CalendarDate } from '@vendaclara/core/calendar'

import type { PaymentRecord, SubscriptionRecord } from '../store/asaas-records.ts'
import type { DeliveryRepository } from '../store/delivery.repository.ts'
import type { Fault, Faults } from '../store/faults.ts'
import type { SimulatorRepository } from '../store/simulator.repository.ts'

const lateBy = 3000

interface Event {
  event: string
  resource: PaymentRecord | SubscriptionRecord
}

interface CallParts {
  records: SimulatorRepository
  deliveries: DeliveryRepository
  now: Date
  pages: string
  faults: Faults
}

/** The simulated gateway during one call: its records, its clock, and the webhooks that the call causes. */
export class GatewayCall {
  readonly records: SimulatorRepository
  readonly now: Date
  /** The address of its pages. */
  readonly pages: string
  private day: CalendarDate
  private faults: Faults
  private hasStruck = false
  private readonly events: Event[] = []

  private readonly deliveries: DeliveryRepository

  constructor({ records, deliveries, now, pages, faults }: CallParts) {
    this.records = records
    this.deliveries = deliveries
    this.now = now
    this.pages = pages
    this.day = brazilianDay(now)
    this.faults = faults
  }

  /** The current day. When several days are caught up, each of them in turn. */
  get today(): CalendarDate {
    return this.day
  }

  set today(day: CalendarDate) {
    this.day = day
  }

  newId(prefix: 'cus' | 'sub' | 'pay'): string {
    if (prefix === 'cus') return `cus_${randomBytes(6).readUIntBE(0, 6) % 1e12}`.padEnd(16, '0')
    const letters = [...randomBytes(16)].map((byte) => (byte % 36).toString(36))
    return `${prefix}_${letters.join('')}`
  }

  notify(event: string, resource: PaymentRecord | SubscriptionRecord): void {
    this.events.push({ event, resource })
  }

  /** Whether a fault strikes now. If it does, one strike less is left. */
  strikes(fault: Fault): boolean {
    const left = this.faults[fault] ?? 0
    if (left <= 0) return false
    this.hasStruck = true
    this.faults = { ...this.faults, [fault]: left - 1 }
    return true
  }

  /** Stores what the call has changed apart from the records. Webhooks are sent by the real time. */
  async finish(sentAt: Date): Promise<void> {
    const events =
      this.events.length > 1 && this.strikes('eventsReversed') ? this.events.reverse() : this.events
    for (const { event, resource } of events) {
      if (this.strikes('eventLost')) continue
      const body = this.bodyOf(event, resource)
      const at = this.strikes('eventLate') ? new Date(sentAt.getTime() + lateBy) : sentAt
      await this.deliveries.queue(body, at)
      if (this.strikes('eventTwice')) await this.deliveries.queue(body, at)
    }
    if (this.hasStruck) await this.records.set('faults', this.faults)
  }

  private bodyOf(event: string, resource: PaymentRecord | SubscriptionRecord): Record<string, unknown> {
    return {
      id: `evt_${randomBytes(16).toString('hex')}&${randomBytes(4).readUInt32BE()}`,
      event,
      dateCreated: asBrazilianTime(this.now),
      account: { id: 'simulador', ownerId: null },
      ...(resource.object === 'payment'
        ? { payment: resource }
        : {
            subscription: {
              ...resource,
              dateCreated: dayFirst(resource.dateCreated),
              nextDueDate: dayFirst(resource.nextDueDate),
            },
          }),
    }
  }
}

/** Webhooks write the dates of a subscription in this format. */
function dayFirst(date: CalendarDate): string {
  return date.split('-').toReversed().join('/')
}

/** All days after `day`, up to and including `last`. */
export function daysAfter(day: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) days.push(next)
  return days
}
