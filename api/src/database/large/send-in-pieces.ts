import type pg from 'pg'

interface Bound {
  portal?: string
  statement?: string
  values?: readonly unknown[]
  valueMapper: (value: unknown) => unknown
}
/** Parts of the driver's connection that its types leave out. */
interface Connection {
  stream: { writable: boolean; write: (bytes: Uint8Array, done: (error?: Error | null) => void) => boolean }
  bind: (bound: Bound) => void
  _send: (bytes: Uint8Array) => boolean
}

const pieceLength = 1024 * 1024

/**
 * Lets a client send a parameter of many megabytes in pieces, so other requests are served in between. The driver
 * itself copies a statement with all its parameters into one message and encrypts it at once.
 */
export function sendInPieces(client: pg.Client): void {
  const connection = (client as unknown as { connection: Connection }).connection
  const { bind, _send } = connection
  let waiting: Uint8Array[] | undefined

  function sendNext(): void {
    const next = waiting?.shift()
    if (!next || !connection.stream.writable) waiting = undefined
    else connection.stream.write(next, (error) => (error ? undefined : setImmediate(sendNext)))
  }

  connection._send = (bytes) => {
    if (!waiting) return _send.call(connection, bytes)
    waiting.push(bytes)
    return false
  }
  connection.bind = (bound) => {
    if (!bound.values?.some(isLarge)) return bind.call(connection, bound)
    // The end of the previous message may not be written yet, although it was answered.
    if (waiting) waiting.push(...piecesOf(bound))
    else {
      waiting = [...piecesOf(bound)]
      sendNext()
    }
  }
}

function isLarge(value: unknown): value is Buffer {
  return Buffer.isBuffer(value) && value.length > pieceLength
}

/** The message `Bind` of PostgreSQL's protocol. Buffers are sent unchanged, everything else as text. */
function* piecesOf({ portal = '', statement = '', values = [], valueMapper }: Bound): Generator<Uint8Array> {
  const sent = values.map((value) => {
    const mapped = valueMapper(value)
    if (mapped === null || mapped === undefined || Buffer.isBuffer(mapped)) return mapped
    return Buffer.from(String(mapped))
  })
  const formats = values.map((value) => int16(Buffer.isBuffer(value) ? 1 : 0))
  const count = int16(values.length)
  const head = Buffer.concat([Buffer.from(`${portal}\0${statement}\0`), count, ...formats, count])
  const allAsText = Buffer.concat([int16(1), int16(0)])
  const length = sent.reduce((sum, value) => sum + 4 + (value?.length ?? 0), head.length + allAsText.length)
  yield Buffer.concat([Buffer.from('B'), int32(4 + length), head])
  for (const value of sent) {
    yield int32(value?.length ?? -1)
    for (let start = 0; value && start < value.length; start += pieceLength) {
      yield value.subarray(start, start + pieceLength)
    }
  }
  yield allAsText
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
