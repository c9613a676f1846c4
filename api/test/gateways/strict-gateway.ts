import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listPage } from './list-page.ts'
import { Refused } from './refused.ts'
import { find, StrictBooks } from './strict-books.ts'

interface Asked {
  path: string[]
  query: URLSearchParams
  body: Record<string, unknown>
}
type StrictFault = 'slow' | 'lostAnswer' | 'unavailable' | 'tooMany' | 'eventLost'

const slowness = 1000

/**
 * Another gateway, written from what is documented of Asaas alone and sharing nothing with the simulator: it refuses
 * every key that is not documented, confirms cards and refunds only after it has answered, leaves empty fields out, and
 * sends each webhook twice and in the wrong order.
 */
export class StrictGateway {
  readonly apiKey = '$aact_hmlg_strict'
  readonly webhookToken = 'strict-webhook-token'
  /** Where the product takes webhooks. */
  webhooks = ''
  readonly books: StrictBooks
  private readonly faults = new Map<string, number>()
  private readonly server = http.createServer((request, response) => void this.serve(request, response))

  constructor(clock: () => Date) {
    this.books = new StrictBooks(clock)
    this.books.onLateEvent = () => void this.sendEvents()
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v3`
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  empty(): void {
    this.books.empty()
    this.faults.clear()
  }

  /** What happens the next times, as with the simulator's faults. */
  setFault(fault: StrictFault, times: number): void {
    this.faults.set(fault, times)
  }

  private strikes(fault: StrictFault): boolean {
    const left = this.faults.get(fault) ?? 0
    if (left > 0) this.faults.set(fault, left - 1)
    return left > 0
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request) text += piece
    const { status, body } = await this.answerTo(request, text)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    await this.sendEvents()
  }

  private async answerTo(
    request: http.IncomingMessage,
    text: string,
  ): Promise<{ status: number; body: unknown }> {
    const failed = (status: number, code: string, description = code) => ({
      status,
      body: { errors: [{ code, description }] },
    })
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://gateway')
    const path = pathname.replace(/^\/v3\//, '').split('/')
    // What is only looked up, or done by the sandbox, shows its state.
    const isFaulty = request.method !== 'GET' && path[0] !== 'sandbox'
    if (isFaulty && this.strikes('slow')) await pause(slowness)
    if (isFaulty && this.strikes('tooMany')) return failed(429, 'too_many_requests')
    if (isFaulty && this.strikes('unavailable')) return failed(500, 'internal_error')
    const isLost = isFaulty && this.strikes('lostAnswer')
    try {
      this.checkRequest(request, text)
      this.books.catchUp()
      const body = text === '' ? {} : JSON.parse(text)
      const answer = this.answer(request.method ?? '', { path, query, body })
      return isLost ? failed(500, 'internal_error') : { status: 200, body: answer }
    } catch (error) {
      if (!(error instanceof Refused)) return failed(500, 'bug', String(error))
      return failed(error.status, error.code, error.message)
    }
  }

  private checkRequest({ headers, method }: http.IncomingMessage, text: string): void {
    if (headers.access_token !== this.apiKey) throw new Refused(401, 'invalid_access_token')
    if (!headers['user-agent']) throw new Refused(400, 'invalid_user_agent')
    if (method === 'GET' && text !== '') throw new Refused(403, 'forbidden')
    if (text !== '' && headers['content-type'] !== 'application/json') throw new Refused(400, 'not_json')
  }

  private answer(method: string, { path, query, body }: Asked): unknown {
    const { books } = this
    const { customers, subscriptions, payments } = books
    const [kind = '', id = '', act = ''] = path
    if (kind === 'sandbox') return this.sandbox(path)
    switch (`${method} ${kind}${id && '/:id'}${act && `/${act}`}`) {
      case 'POST customers':
        return books.putCustomer({ id: `cus_${randomUUID()}` }, body)
      case 'PUT customers/:id':
        return books.putCustomer(find(customers, id), body)
      case 'GET customers':
        return listPage(customers, query)
      case 'POST subscriptions':
        return books.subscribe(body)
      case 'GET subscriptions':
        return listPage(subscriptions, query)
      case 'GET subscriptions/:id':
        return find(subscriptions, id)
      case 'PUT subscriptions/:id':
        return books.update(find(subscriptions, id), body)
      case 'PUT subscriptions/:id/creditCard':
        return books.changeCard(find(subscriptions, id), body)
      case 'DELETE subscriptions/:id':
        return books.removeSubscription(find(subscriptions, id))
      case 'GET subscriptions/:id/payments': {
        const { id: subscription } = find(subscriptions, id)
        return listPage(
          payments.filter((payment) => payment.subscription === subscription),
          query,
        )
      }
      case 'GET payments':
        return listPage(payments, query)
      case 'DELETE payments/:id':
        return books.removePayment(find(payments, id))
      case 'GET payments/:id/pixQrCode':
        return books.pixCode(find(payments, id))
      case 'POST payments/:id/payWithCreditCard':
        return books.payByCard(find(payments, id), body)
      case 'POST payments/:id/refund':
        return books.refund(find(payments, id), body)
      default:
        throw new Refused(404, 'not_found')
    }
  }

  private sandbox([, , id = '', act]: string[]): unknown {
    const payment = find(this.books.payments, id)
    return act === 'overdue' ? this.books.markOverdue(payment) : this.books.pay(payment)
  }

  private async sendEvents(): Promise<void> {
    const events = this.books.events.map((event) => ({ id: `evt_${randomUUID()}`, ...event }))
    this.books.events = []
    const delivered = events.filter(() => !this.strikes('eventLost'))
    for (const event of [...delivered.toReversed(), ...delivered]) {
      const headers = { 'content-type': 'application/json', 'asaas-access-token': this.webhookToken }
      await fetch(this.webhooks, { method: 'POST', headers, body: JSON.stringify(event) }).catch(() => {})
    }
  }
}
