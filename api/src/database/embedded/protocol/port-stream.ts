import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

type Done = (error?: Error | null) => void

/** A message port as the socket that `pg` expects. */
export class PortStream extends Duplex {
  private readonly port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.port = port
    port.on('message', (bytes: Uint8Array) => this.push(bytes))
    port.on('close', () => this.push(null))
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }

  setNoDelay(): void {}

  setKeepAlive(): void {}

  ref(): void {
    this.port.ref()
  }

  unref(): void {
    this.port.unref()
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.post([chunk], done)
  }

  override _writev(writes: { chunk: Buffer }[], done: Done): void {
    this.post(
      writes.map(({ chunk }) => chunk),
      done,
    )
  }

  override _final(done: Done): void {
    this.port.close()
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.port.close()
    done(error)
  }

  private post(chunks: Buffer[], done: Done): void {
    const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
    let offset = 0
    for (const chunk of chunks) {
      bytes.set(chunk, offset)
      offset += chunk.length
    }
    this.port.postMessage(bytes, [bytes.buffer])
    done()
  }
}
