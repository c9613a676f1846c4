import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Form = Record<string, unknown>
/** What it says instead of the truth. */
export type Lie =
  | 'nothing'
  | 'a charge of another'
  | 'a customer of another'
  | 'a receipt that is a script'
  | 'pages without end'

/** A payment gateway that does what it is asked and lies in one way. */
export class LyingGateway {
  lie: Lie = 'nothing'
  /** Whether its charges were paid. */
  isPaid = false
  asked = 0
  private readonly customers: Form[] = []
  private readonly subscriptions: Form[] = []
  private readonly server = http.createServer(async (request, response) => {
    let sent = ''
    for await (const piece of request) sent += piece
    this.asked += 1
    const url = new URL(request.url ?? '', 'http://gateway')
    const body = sent === '' ? {} : JSON.parse(sent)
    const answer = this.answer(`${request.method} ${url.pathname.slice(3)}`, url.searchParams, body)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { errors: [{ code: 'not_found', description: 'x' }] }))
  })

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v3`
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private answer(call: string, query: URLSearchParams, body: Form): Form | undefined {
    const [, kind, id, part] = call.split('/')
    const records = kind === 'customers' ? this.customers : this.subscriptions
    if (part === 'payments') return this.charges(id, query)
    if (part === 'pixQrCode')
      return { encodedImage: 'iVBORw0KGgo=', payload: '000201', expirationDate: '2040-01-01' }
    if (call.startsWith('GET') && id === undefined)
      return { data: this.found(kind, records, query), hasMore: false }
    if (call.startsWith('POST')) {
      const made: Form = { id: `${kind}_${records.length}`, status: 'ACTIVE', ...body }
      records.push(made)
      return made
    }
    const record = records.find((one) => one.id === id)
    return record && Object.assign(record, body)
  }

  private found(kind: string | undefined, records: Form[], query: URLSearchParams): Form[] {
    const own = records.filter((one) => one.externalReference === query.get('externalReference'))
    const isForeign = this.lie === 'a customer of another' && kind?.startsWith('customers')
    return isForeign ? records.slice(0, 1) : own
  }

  private charges(id: string | undefined, query: URLSearchParams): Form {
    const at = this.subscriptions.findIndex((one) => one.id === id)
    const isForeign = this.lie === 'a charge of another'
    const subscription = this.subscriptions[isForeign ? 0 : at]
    if (!subscription) return { data: [], hasMore: false }
    const { customer, value, nextDueDate: dueDate, externalReference } = subscription
    const links = { 'a receipt that is a script': 'javascript:alert(1)' } as Partial<Record<Lie, string>>
    const paid = {
      id: `pay_${subscription.id}_${query.get('offset')}`,
      customer,
      subscription: subscription.id,
      externalReference,
      value,
      dueDate,
      ...(this.isPaid ? { status: 'RECEIVED', clientPaymentDate: dueDate } : { status: 'PENDING' }),
      transactionReceiptUrl: links[this.lie] ?? null,
    }
    return { data: [paid], hasMore: this.lie === 'pages without end' }
  }
}
