import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { busy } from './turns.ts'

/** Counts the bytes of bodies in memory, up to a maximum. */
export class Memory {
  private readonly most: number
  private used = 0

  constructor(most: number) {
    this.most = most
  }

  reserve(bytes: number): boolean {
    if (this.used + bytes > this.most) return false
    this.used += bytes
    return true
  }

  free(bytes: number): void {
    this.used -= bytes
  }
}

/** Counts a body, after decompression, while it is read into memory. Refuses it as busy if there is no room. */
export class BodyMeter extends Transform {
  private readonly source: Readable & { receivedEncodedLength?: number }
  private readonly memory: Memory
  private used = 0

  constructor(source: Readable, memory: Memory) {
    super()
    this.source = source
    this.memory = memory
    source.on('error', (error) => this.destroy(error))
    source.pipe(this)
  }

  /** The framework compares it with the Content-Length header. */
  get receivedEncodedLength(): number {
    return this.source.receivedEncodedLength ?? 0
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const hasRoom = this.memory.reserve(chunk.length)
    if (hasRoom) this.used += chunk.length
    done(hasRoom ? null : busy(), chunk)
  }

  /** Call it when the request has been answered. */
  free(): void {
    this.memory.free(this.used)
    this.used = 0
    this.source.unpipe(this)
    this.destroy()
  }
}
