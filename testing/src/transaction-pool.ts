import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface TransactionPool {
  url: string
  /** Statements whose effect outlives a transaction and would reach other clients of such a pool. */
  ofSessions: string[]
  stop: () => Promise<void>
}

const connectionsToServer = 6
/** The parameters that PgBouncer accepts at the start of a connection. It refuses all others. */
const known = new Set(['user', 'database', 'client_encoding', 'application_name'])
const forSessions =
  /^\s*(listen|unlisten|set (?!local|transaction)|discard|prepare|deallocate|create temp|load)|pg_(try_)?advisory_lock|with hold/i

/**
 * Works like PgBouncer in transaction mode in front of a PostgreSQL: each transaction gets another connection than
 * the previous one, and nothing is reset in between.
 */
export async function startTransactionPool(server: URL): Promise<TransactionPool> {
  const ofSessions: string[] = []
  const backends = new Backends(server)
  await backends.open()
  const clients = new Set<Socket>()
  const listener = createServer({ noDelay: true }, (socket) => {
    clients.add(socket.on('error', () => {}))
    socket.on('close', () => clients.delete(socket))
    serve(socket, backends, ofSessions)
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('the pool does not listen')
  const url = new URL(server)
  url.port = String(address.port)
  const stop = async () => {
    for (const socket of clients) socket.destroy()
    backends.close()
    await new Promise((closed) => listener.close(closed))
  }
  return { url: url.href, ofSessions, stop }
}

interface Backend {
  socket: Socket
  /** Gets the server's answers, message by message. */
  answer: (message: Buffer) => void
}

/** The connections to the server. The one that has been free the longest is used next. */
class Backends {
  private readonly server: URL
  private readonly free: Backend[] = []
  private readonly all: Backend[] = []
  private readonly waiting: ((backend: Backend) => void)[] = []

  constructor(server: URL) {
    this.server = server
  }

  async open(): Promise<void> {
    for (let count = 0; count < connectionsToServer; count += 1) this.give(await this.connect())
  }

  take(): Promise<Backend> {
    const backend = this.free.shift()
    return backend ? Promise.resolve(backend) : new Promise((given) => this.waiting.push(given))
  }

  give(backend: Backend): void {
    backend.answer = () => {}
    const next = this.waiting.shift()
    if (next) next(backend)
    else this.free.push(backend)
  }

  close(): void {
    for (const { socket } of this.all) socket.destroy()
  }

  private async connect(): Promise<Backend> {
    const { hostname, port, username, pathname } = this.server
    const socket = connect({ port: Number(port), host: hostname, noDelay: true }).on('error', () => {})
    const backend: Backend = { socket, answer: () => {} }
    this.all.push(backend)
    const settings = ['user', username, 'database', pathname.slice(1), 'client_encoding', 'UTF8', '']
    socket.write(framed(Buffer.concat([number(196_608), Buffer.from(`${settings.join('\0')}\0`)])))
    const ready = new Promise<void>((resolve) => {
      backend.answer = (message) => message[0] === code('Z') && resolve()
    })
    socket.on(
      'data',
      inMessages((message) => backend.answer(message)),
    )
    await ready
    return backend
  }
}

function serve(socket: Socket, backends: Backends, ofSessions: string[]): void {
  let backend: Backend | undefined
  let work = Promise.resolve()
  const lend = async () => {
    const lent = await backends.take()
    lent.answer = (message) => {
      socket.write(message)
      const isOver = message[0] === code('Z') && message[5] === code('I')
      if (!isOver || backend !== lent) return
      backend = undefined
      backends.give(lent)
    }
    backend = lent
    return lent
  }
  socket.on(
    'data',
    inMessages(
      (message) => {
        if (message[0] === code('X')) return
        const text = textOf(message)
        if (text !== undefined && forSessions.test(text)) ofSessions.push(text)
        work = work.then(async () => void (backend ?? (await lend())).socket.write(message))
      },
      (startup) => socket.write(welcome(startup)),
    ),
  )
}

/** The statement in a message, with `prepare` and its name in front if it has a name. */
function textOf(message: Buffer): string | undefined {
  if (message[0] === code('Q')) return message.toString('utf8', 5, message.length - 1)
  if (message[0] !== code('P')) return undefined
  const [name, text] = message.toString('utf8', 5).split('\0')
  return name === '' ? text : `prepare ${name}`
}

function welcome(startup: Buffer): Buffer {
  const words = startup.toString('utf8', 8).split('\0')
  const foreign = words.find((word, index) => index % 2 === 0 && word !== '' && !known.has(word))
  if (foreign !== undefined) {
    const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${foreign}\0\0`
    return Buffer.concat([Buffer.from('E'), framed(Buffer.from(fields))])
  }
  const [ok, key, idle] = [number(0), Buffer.alloc(8), Buffer.from('I')]
  return Buffer.concat(
    [
      [Buffer.from('R'), framed(ok)],
      [Buffer.from('K'), framed(key)],
      [Buffer.from('Z'), framed(idle)],
    ].flat(),
  )
}

/** Splits a stream into messages of the protocol. A client's first message has no type letter before its length. */
function inMessages(message: (bytes: Buffer) => void, startup?: (bytes: Buffer) => void) {
  let rest = Buffer.alloc(0)
  let isStarted = startup === undefined
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const letter = isStarted ? 1 : 0
      if (rest.length < letter + 4) return
      const length = letter + rest.readInt32BE(letter)
      if (rest.length < length) return
      const whole = rest.subarray(0, length)
      rest = rest.subarray(length)
      if (isStarted) message(whole)
      else startup?.(whole)
      isStarted = true
    }
  }
}

function framed(content: Buffer): Buffer {
  return Buffer.concat([number(content.length + 4), content])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function code(letter: string): number {
  return letter.charCodeAt(0)
}
