import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Thing = Record<string, unknown> & { id: string; deleted?: boolean }
type Asked = { path: string[]; query: URLSearchParams; body: Record<string, unknown> }

const person = ['name', 'email', 'cpfCnpj', 'postalCode', 'addressNumber', 'phone']
const cardKeys = ['holderName', 'number', 'expiryMonth', 'expiryYear', 'ccv']
const declined = ['5184019740373151', '4916561358240741']

class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, description = code) {
    super(description)
    this.status = status
    this.code = code
  }
}

/**
 * Another gateway, written from what is documented of Asaas alone and sharing nothing with the simulator: it refuses
 * every key that is not documented, confirms cards only after it has answered, leaves empty fields out, and sends each
 * webhook twice and in the wrong order.
 */
export class StrictGateway {
  readonly apiKey = '$aact_hmlg_strict'
  readonly webhookToken = 'strict-webhook-token'
  /** Where the product takes webhooks. */
  webhooks = ''
  readonly #customers: Thing[] = []
  readonly #subscriptions: Thing[] = []
  readonly #payments: Thing[] = []
  #events: Record<string, unknown>[] = []
  readonly #server = http.createServer((request, response) => void this.#serve(request, response))

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v3`
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  empty(): void {
    for (const list of [this.#customers, this.#subscriptions, this.#payments]) list.length = 0
  }

  async #serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request) text += piece
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    try {
      this.#checkRequest(request, text)
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway')
      const body = text === '' ? {} : JSON.parse(text)
      const path = pathname.replace(/^\/v3\//, '').split('/')
      answer(200, this.#answer(request.method ?? '', { path, query: searchParams, body }))
    } catch (error) {
      if (!(error instanceof Refused))
        return answer(500, { errors: [{ code: 'bug', description: String(error) }] })
      answer(error.status, { errors: [{ code: error.code, description: error.message }] })
    }
    await this.#sendEvents()
  }

  #checkRequest({ headers, method }: http.IncomingMessage, text: string): void {
    if (headers.access_token !== this.apiKey) throw new Refused(401, 'invalid_access_token')
    if (!headers['user-agent']) throw new Refused(400, 'invalid_user_agent')
    if (method === 'GET' && text !== '') throw new Refused(403, 'forbidden')
    if (text !== '' && headers['content-type'] !== 'application/json') throw new Refused(400, 'not_json')
  }

  #answer(method: string, asked: Asked): unknown {
    const [kind = '', id = '', act = ''] = asked.path
    switch (`${method} ${kind}${id && '/:id'}${act && `/${act}`}`) {
      case 'POST customers':
        return this.#putCustomer({ id: `cus_${randomUUID()}` }, asked.body)
      case 'PUT customers/:id':
        return this.#putCustomer(find(this.#customers, id), asked.body)
      case 'GET customers':
        return page(this.#customers, asked.query)
      case 'POST subscriptions':
        return this.#subscribe(asked.body)
      case 'GET subscriptions':
        return page(this.#subscriptions, asked.query)
      case 'GET subscriptions/:id':
        return find(this.#subscriptions, id)
      case 'DELETE subscriptions/:id':
        return this.#remove(find(this.#subscriptions, id))
      case 'GET subscriptions/:id/payments':
        return page(
          this.#payments.filter(({ subscription }) => subscription === id),
          asked.query,
        )
      case 'GET payments':
        return page(this.#payments, asked.query)
      case 'GET payments/:id/pixQrCode':
        return pixCode(find(this.#payments, id))
      default:
        if (kind === 'sandbox') return this.#sandbox(asked.path)
        throw new Refused(404, 'not_found')
    }
  }

  #sandbox([, , id = '', act]: string[]): Thing {
    const payment = find(this.#payments, id)
    if (payment.status !== 'PENDING') throw new Refused(400, 'invalid_action')
    return act === 'overdue' ? this.#turn(payment, 'OVERDUE') : this.#pay(payment)
  }

  #putCustomer(customer: Thing, body: Record<string, unknown>): Thing {
    const optional = ['email', 'mobilePhone', 'address', 'addressNumber', 'postalCode', 'externalReference']
    only(body, ['name', 'cpfCnpj'], [...optional, 'notificationDisabled'])
    if (!this.#customers.includes(customer)) this.#customers.unshift(customer)
    const personType = String(body.cpfCnpj).length === 11 ? 'FISICA' : 'JURIDICA'
    return Object.assign(customer, { object: 'customer', deleted: false, personType }, body)
  }

  #subscribe({ creditCard, creditCardHolderInfo, remoteIp, ...plan }: Record<string, unknown>): Thing {
    only(
      plan,
      ['customer', 'billingType', 'value', 'nextDueDate', 'cycle'],
      ['description', 'externalReference'],
    )
    find(this.#customers, String(plan.customer))
    if (plan.billingType === 'CREDIT_CARD') {
      only(creditCard, cardKeys)
      only(creditCardHolderInfo, person)
      if (typeof remoteIp !== 'string' || !/^[\da-f.:]+$/.test(remoteIp))
        throw new Refused(400, 'invalid_remoteIp')
      const { number } = creditCard as { number: string }
      if (declined.includes(number)) {
        const words = 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.'
        throw new Refused(400, 'invalid_action', words)
      }
    } else if (creditCard !== undefined) throw new Refused(400, 'invalid_creditCard')
    const id = `sub_${randomUUID()}`
    const { nextDueDate: dueDate, customer, value, billingType, externalReference } = plan
    const payment = { object: 'payment', id: `pay_${randomUUID()}`, subscription: id, status: 'PENDING' }
    const made = Object.assign(payment, { customer, value, billingType, dueDate, externalReference })
    const next = new Date(`${dueDate}T00:00:00Z`)
    next.setUTCMonth(next.getUTCMonth() + (plan.cycle === 'YEARLY' ? 12 : 1))
    const nextDueDate = next.toISOString().slice(0, 10)
    const subscription = {
      ...plan,
      object: 'subscription',
      id,
      nextDueDate,
      status: 'ACTIVE',
      deleted: false,
    }
    this.#subscriptions.unshift(subscription)
    this.#payments.unshift(made)
    this.#events.push({ event: 'PAYMENT_CREATED', payment: { ...made } })
    if (billingType === 'CREDIT_CARD') setTimeout(() => this.#confirm(made), 100)
    return subscription
  }

  #confirm(payment: Thing): void {
    this.#pay(payment)
    void this.#sendEvents()
  }

  #pay(payment: Thing): Thing {
    const isPix = payment.billingType === 'PIX'
    Object.assign(payment, {
      clientPaymentDate: payment.dueDate,
      transactionReceiptUrl: 'https://receipt.example/1',
    })
    return this.#turn(payment, isPix ? 'RECEIVED' : 'CONFIRMED')
  }

  #turn(payment: Thing, status: string): Thing {
    payment.status = status
    this.#events.push({ event: `PAYMENT_${status}`, payment: { ...payment } })
    return payment
  }

  #remove(subscription: Thing): unknown {
    if (subscription.deleted) throw new Refused(404, 'not_found')
    Object.assign(subscription, { deleted: true, status: 'INACTIVE' })
    for (const payment of this.#payments) {
      if (
        payment.subscription !== subscription.id ||
        !['PENDING', 'OVERDUE'].includes(String(payment.status))
      )
        continue
      payment.deleted = true
      this.#events.push({ event: 'PAYMENT_DELETED', payment: { ...payment } })
    }
    return { deleted: true, id: subscription.id }
  }

  async #sendEvents(): Promise<void> {
    const events = this.#events.map((event) => ({ id: `evt_${randomUUID()}`, ...event }))
    this.#events = []
    for (const event of [...events.toReversed(), ...events]) {
      const headers = { 'content-type': 'application/json', 'asaas-access-token': this.webhookToken }
      await fetch(this.webhooks, { method: 'POST', headers, body: JSON.stringify(event) }).catch(() => {})
    }
  }
}

function find(things: Thing[], id: string): Thing {
  const found = things.find((thing) => thing.id === id)
  if (!found) throw new Refused(404, 'not_found')
  return found
}

function only(given: unknown, required: readonly string[], optional: readonly string[] = []): void {
  const keys = Object.keys((given ?? {}) as object)
  const missing = required.filter((key) => !keys.includes(key))
  const unknown = keys.filter((key) => !required.includes(key) && !optional.includes(key))
  if (missing.length + unknown.length > 0) {
    throw new Refused(400, 'invalid_request', `missing: ${missing}; unknown: ${unknown}`)
  }
}

function page(things: Thing[], query: URLSearchParams): unknown {
  const wanted = [...query].filter(([name]) => name !== 'limit' && name !== 'offset')
  const all = things.filter(
    (thing) => !thing.deleted && wanted.every(([name, value]) => thing[name] === value),
  )
  const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)]
  if (limit > 100) throw new Refused(400, 'invalid_limit')
  const data = all.slice(offset, offset + limit)
  return { object: 'list', hasMore: offset + limit < all.length, totalCount: all.length, limit, offset, data }
}

function pixCode(payment: Thing): unknown {
  if (payment.status !== 'PENDING' || payment.billingType !== 'PIX') throw new Refused(400, 'invalid_action')
  const encodedImage = Buffer.from([0x89, ...Buffer.from('PNG')]).toString('base64')
  return {
    success: true,
    encodedImage,
    payload: `000201${payment.id}`,
    expirationDate: '2027-11-20 23:59:59',
  }
}
