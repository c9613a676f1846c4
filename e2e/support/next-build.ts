import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The first script of a page of the product. Its name contains a hash of its content. */
const firstScript = /\/assets\/(index-[\w-]+)\.js/

/** Hands everything on to the product, and from some time on as a later build of it, whose first script has another name. */
export class NextBuild {
  private readonly product: URL
  /** What its first script is called, and will be. */
  private name = ''
  private isOut = false
  private readonly server = createServer((coming, answer) => {
    this.handOn(coming, answer).catch(() => answer.destroy())
  })

  constructor(product: string) {
    this.product = new URL(product)
  }

  /** The address to open. */
  async listen(): Promise<string> {
    const page = await (await fetch(new URL('/login', this.product))).text()
    this.name = firstScript.exec(page)?.[1] ?? ''
    if (this.name === '') throw new Error('the page names no first script')
    await once(this.server.listen(0, '127.0.0.1'), 'listening')
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  get nextScript(): string {
    return `/assets/${this.name}-next.js`
  }

  release(): void {
    this.isOut = true
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async handOn(coming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = (coming.url ?? '').replace(`${this.name}-next`, this.name)
    const { method = 'GET', headers } = coming
    const { host, origin } = this.product
    const going = request(new URL(path, this.product), {
      method,
      headers: {
        ...headers,
        host,
        ...(headers.origin !== undefined && { origin }),
        // As it is written, and the whole of it.
        'accept-encoding': 'identity',
        'if-none-match': '',
      },
    })
    coming.pipe(going)
    const [response] = (await once(going, 'response')) as [IncomingMessage]
    const { statusCode = 502, headers: said } = response
    if (!this.isOut || !/html|javascript/.test(said['content-type'] ?? '')) {
      response.pipe(answer.writeHead(statusCode, said))
      return
    }
    const body = (await text(response)).replaceAll(this.name, `${this.name}-next`)
    answer.writeHead(statusCode, { ...said, 'content-length': Buffer.byteLength(body) }).end(body)
  }
}
