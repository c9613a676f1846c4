import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, inflateSync, unzipSync, zstdDecompressSync } from 'node:zlib'

/** A request as it left the browser, its body inflated; of a tunnel ('CONNECT') the body is what was sent into it. */
export interface LeftRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Of the body, before it was inflated. */
  readonly bytes: number
}

const inflaters: Record<string, (body: Buffer) => Buffer> = {
  gzip: unzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}

/** It is between a browser and everything else, so that it sees all that a page sends, sent in any way. */
export class RecordingProxy {
  readonly left: LeftRequest[] = []
  private readonly server = createServer(async (coming, answer) => {
    const url = new URL(coming.url ?? '')
    const { method = '', headers } = coming
    const body = await buffer(coming)
    this.left.push({ method, url, headers, body: inflated(body, coming), bytes: body.length })
    const going = request(url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    going.on('error', () => answer.destroy())
    going.end(body)
  })

  constructor() {
    this.server.on('connect', ({ headers, url: place }, client) => {
      const url = new URL(`tunnel://${place}`)
      const far = connect(Number(url.port), url.hostname, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n')
        far.pipe(client)
      })
      client.on('data', (body: Buffer) => {
        this.left.push({ method: 'CONNECT', url, headers, body, bytes: body.length })
        far.write(body)
      })
      for (const [one, other] of [
        [far, client],
        [client, far],
      ] as const) {
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
    })
  }

  /** The address to give to a browser. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

/** Also where the header does not say that it is compressed. */
function inflated(body: Buffer, { headers }: IncomingMessage): Buffer {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b
  const inflate = inflaters[headers['content-encoding'] ?? (isGzip ? 'gzip' : '')]
  return inflate && body.length > 0 ? inflate(body) : body
}
