import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isLoopback } from '../../config/is-loopback.ts'
import { type Mailer, MailFailure } from './mailer.ts'
import { writeMessage } from './write-message.ts'

type Refused = Error & { code?: string; command?: string; responseCode?: number }
interface Envelope {
  from: string
  to: string[]
}

const second = 1000
const patience = {
  connectionTimeout: 30 * second,
  greetingTimeout: 30 * second,
  dnsTimeout: 30 * second,
  socketTimeout: 5 * 60 * second,
}

/**
 * Sends mails over SMTP with TLS: `smtps://` from the start, `smtp://` with STARTTLS. Only a server on this machine
 * may lack STARTTLS. Each mail has its own connection under our control; otherwise we could not know whether a failed
 * mail had been handed over.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const auth = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const requireTLS = !secure && !isLoopback(hostname)
  const options = { host: hostname, secure, requireTLS, ...(port && { port: Number(port) }), ...patience }

  function deliver(envelope: Envelope, message: Readable): Promise<void> {
    return new Promise((resolve, reject) => {
      const connection = new SMTPConnection(options)
      const end = (error?: Error | null) => {
        if (error) {
          connection.close()
          return reject(error)
        }
        connection.quit()
        resolve()
      }
      connection.on('error', end)
      const send = (error?: Error | null) => (error ? end(error) : connection.send(envelope, message, end))
      connection.connect((error) => {
        if (error || !auth || !connection.allowsAuth) return send(error)
        connection.login({ credentials: auth }, send)
      })
    })
  }

  return {
    send: async (parcel, recordHandover) => {
      const bytes = await writeMessage(parcel, from)
      let hasLeft = false
      async function* content() {
        await recordHandover()
        hasLeft = true
        yield bytes
      }
      try {
        await deliver({ from: addressOf(from), to: [parcel.mail.to] }, Readable.from(content()))
      } catch (error) {
        throw new MailFailure(outcomeOf(error as Refused, hasLeft), error as Error)
      }
    },
    removeBefore: async () => {},
  }
}

function outcomeOf({ code, command, responseCode }: Refused, hasLeft: boolean): MailFailure['outcome'] {
  const isOfThisMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '')
  if (responseCode !== undefined) return isOfThisMail && responseCode >= 500 ? 'forever' : 'later'
  if (code === 'EENVELOPE') return 'forever'
  return hasLeft ? 'lost' : 'later'
}

function addressOf(from: string): string {
  return /<([^>]+)>$/.exec(from)?.[1] ?? from
}
