import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** How it answers a purchase. */
type Manner = 'refuses' | 'fails' | 'is no JSON' | 'is not as documented' | 'hangs up'

/** A gateway that repeats all that it was sent in each of its answers. */
export class EchoingGateway {
  /** Those of the next purchases, one each; after them it refuses. */
  manners: Manner[] = []
  private readonly server = http.createServer(async (request, response) => {
    let sent = ''
    for await (const piece of request) sent += piece
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    const isBuying = request.method === 'POST' && request.url === '/v3/subscriptions'
    if (request.method === 'GET') return answer(200, JSON.stringify({ data: [], hasMore: false }))
    if (!isBuying) return answer(200, JSON.stringify({ id: `cus_${randomUUID()}` }))
    const errors = JSON.stringify({ errors: [{ code: 'invalid_creditCard', description: sent }] })
    switch (this.manners.shift() ?? 'refuses') {
      case 'refuses':
        return answer(400, errors)
      case 'fails':
        return answer(500, errors)
      case 'is no JSON':
        return answer(200, sent.slice(0, -1))
      case 'is not as documented':
        return answer(200, JSON.stringify({ id: sent, cycle: sent }))
      case 'hangs up':
        return void request.socket.destroy()
    }
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
}
