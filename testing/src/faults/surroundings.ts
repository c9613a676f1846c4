import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StrictGateway } from '@vendaclara/api/test/gateways/strict-gateway.ts'
import { MailServer } from '@vendaclara/api/test/mail-server.ts'

/** `lying`: does what it was asked, but then gives no answer, or a nonsensical one. */
export type Manner = 'well' | 'down' | 'slow' | 'lying'

const slowness = 1500

/** The mail server and the payment gateway of a product. They keep running when it stops, and misbehave on demand. */
export class Surroundings {
  mailManner: Manner = 'well'
  gatewayManner: Manner = 'well'
  readonly mail: MailServer
  readonly gateway: StrictGateway
  private readonly door: http.Server

  private constructor(mail: MailServer, gateway: StrictGateway, door: http.Server) {
    this.mail = mail
    this.gateway = gateway
    this.door = door
  }

  static async start(): Promise<Surroundings> {
    const manners = (): { mail: Manner; gateway: Manner } => ({
      mail: started.mailManner,
      gateway: started.gatewayManner,
    })
    const mail = await MailServer.start({
      onConnect: (_session, done) =>
        done(manners().mail === 'down' ? Object.assign(new Error('down'), { responseCode: 421 }) : undefined),
      onText: (answer, close) => {
        const manner = manners().mail
        if (manner === 'slow') setTimeout(answer, slowness)
        else answer()
        if (manner === 'lying') close()
      },
    })
    const gateway = new StrictGateway(() => new Date())
    await gateway.start()
    const door = http.createServer(
      (asked, answer) => void serve(asked, answer, manners().gateway, gateway.url),
    )
    door.listen(0, '127.0.0.1')
    await once(door, 'listening')
    const started = new Surroundings(mail, gateway, door)
    return started
  }

  /** The environment variables that connect the product to them. */
  get environment(): NodeJS.ProcessEnv {
    const { port } = this.door.address() as AddressInfo
    return {
      SMTP_URL: this.mail.url,
      ASAAS_URL: `http://127.0.0.1:${port}/v3`,
      ASAAS_API_KEY: this.gateway.apiKey,
      ASAAS_WEBHOOK_TOKEN: this.gateway.webhookToken,
    }
  }

  async stop(): Promise<void> {
    this.door.close()
    this.door.closeAllConnections()
    this.gateway.stop()
    await this.mail.stop()
  }
}

/** Forwards a call to the gateway, according to `manner`. */
async function serve(
  asked: http.IncomingMessage,
  answer: http.ServerResponse,
  manner: Manner,
  gateway: string,
): Promise<void> {
  if (manner === 'down') return void asked.socket.destroy()
  const pieces: Buffer[] = []
  for await (const piece of asked) pieces.push(piece)
  if (manner === 'slow') await pause(slowness)
  const { method = 'GET', headers } = asked
  const body = Buffer.concat(pieces)
  const given = await fetch(new URL(asked.url ?? '/', gateway), {
    method,
    headers: Object.fromEntries(
      ['access_token', 'user-agent', 'content-type'].flatMap((name) => {
        const value = headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    ),
    ...(body.length > 0 && { body }),
  })
  const text = await given.text()
  if (manner === 'lying') return void answer.writeHead(200).end('<html>Bad Gateway</html>')
  answer.writeHead(given.status, { 'content-type': 'application/json' }).end(text)
}
