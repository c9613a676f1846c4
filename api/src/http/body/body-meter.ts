import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { busy } from './turns.ts'

/** How many bytes of bodies are in memory. */
export class Memory {
  private readonly most: number
  private held = 0

  constructor(most: number) {
    this.most = most
  }

  hold(bytes: number): boolean {
    if (this.held + bytes > this.most) return false
    this.held += bytes
    return true
  }

  free(bytes: number): void {
    this.held -= bytes
  }
}

/** A body on its way into memory, as it is once inflated; refused where there is no room for it. */
export class BodyMeter extends Transform {
  private readonly source: Readable & { receivedEncodedLength?: number }
  private readonly memory: Memory
  private held = 0

  constructor(source: Readable, memory: Memory) {
    super()
    this.source = source
    this.memory = memory
    source.on('error', (error) => this.destroy(error))
    source.pipe(this)
  }

  /** The framework compares it with what the header says. */
  get receivedEncodedLength(): number {
    return this.source.receivedEncodedLength ?? 0
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const hasRoom = this.memory.hold(chunk.length)
    if (hasRoom) this.held += chunk.length
    done(hasRoom ? null : busy(), chunk)
  }

  /** Once the request is answered. */
  free(): void {
    this.memory.free(this.held)
    this.held = 0
    this.source.unpipe(this)
    this.destroy()
  }
}
