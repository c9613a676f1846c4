import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Behaviour = Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo' | 'onAuth' | 'onConnect'> & {
  /** What it answers once it has the whole text; without it 250. */
  onText?: (answer: (error?: Error | null) => void, close: () => void) => void
}

const polling = 20
const patience = 60_000

/** A real SMTP server on loopback that keeps what it is given. */
export class MailServer {
  readonly received: Email[] = []
  private readonly server: SMTPServer

  private constructor(behaviour: Behaviour, options: SMTPServerOptions) {
    const { onText, ...hooks } = behaviour
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      ...options,
      ...hooks,
      onData: (stream, session, done) => {
        const whole = buffer(stream).then((text) => PostalMime.parse(text))
        // A client that is cut off in the middle of a text has sent no mail.
        void whole.catch(done).then((mail) => {
          if (!mail) return
          const close = () => {
            const socket = [...this.server.connections].find((one) => one.session.id === session.id)
            socket?.close()
          }
          const answer = (error?: Error | null) => {
            if (!error) this.received.push(mail)
            done(error)
          }
          if (onText) onText(answer, close)
          else answer()
        })
      },
    })
    this.server.on('error', () => {})
  }

  static async start(
    behaviour: Behaviour = {},
    { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
  ): Promise<MailServer> {
    const server = new MailServer(behaviour, options)
    server.server.listen(port, '127.0.0.1')
    await once(server.server.server, 'listening')
    return server
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  /** The mails to an address whose subject matches, waited for until there are this many. */
  async mailsTo(address: string, subject: RegExp, count = 1): Promise<Email[]> {
    const end = Date.now() + patience
    for (;;) {
      const found = this.received.filter(
        (mail) =>
          mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()) &&
          subject.test(mail.subject ?? ''),
      )
      if (found.length >= count) return found
      if (Date.now() > end) throw new Error(`no mail ${subject} to ${address} came`)
      await new Promise((next) => setTimeout(next, polling))
    }
  }

  /** The token in the link of the latest such mail. */
  async tokenFor(address: string, subject: RegExp, count = 1): Promise<string> {
    const mails = await this.mailsTo(address, subject, count)
    const token = /\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
    if (token === undefined) throw new Error('the mail has no link')
    return token
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve))
  }
}
