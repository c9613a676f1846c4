import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Endpoint } from '@vendaclara/contract/endpoint'
import { Refusal } from '../../errors/refusal.ts'
import { requests } from '../texts.ts'
import { type Judged, judgeBody, type Verdict } from './judge-body.ts'
import type { Case } from './judge-worker.ts'

/** A request body that its schema accepts, kept as the bytes that were sent. */
export interface JsonText extends Judged {
  bytes: Buffer
}

const smallEnough = 256 * 1024
const idleMilliseconds = 10_000
const limits = { milliseconds: 20_000, megabytes: 128 }

/**
 * Validates large bodies one after the other in its own thread. The thread ends when it is idle, or when a body takes
 * too much time or memory.
 */
export class BodyJudge {
  private readonly limits: typeof limits
  private worker: Worker | undefined
  private idle: NodeJS.Timeout | undefined
  private turn: Promise<unknown> = Promise.resolve()

  constructor(given: Partial<typeof limits> = {}) {
    this.limits = { ...limits, ...given }
  }

  async judge(endpoint: Endpoint, body: Buffer | undefined): Promise<JsonText> {
    if (!endpoint.body) throw new Error(`${endpoint.path} has no body to judge`)
    const bytes = body ?? Buffer.from('null')
    if (bytes.length <= smallEnough) return accepted(judgeBody(endpoint.body, bytes, endpoint.sums), bytes)
    const asked = { endpoint: endpoint.path, bytes: ownBytes(bytes) }
    const answer = this.turn.then(() => this.ask(asked))
    this.turn = answer.catch(() => undefined)
    const judged = await answer
    return accepted(
      judged.verdict,
      Buffer.from(judged.bytes.buffer, judged.bytes.byteOffset, judged.bytes.byteLength),
    )
  }

  async close(): Promise<void> {
    clearTimeout(this.idle)
    await this.worker?.terminate()
  }

  private async ask(message: Case): Promise<{ verdict: Verdict; bytes: Uint8Array<ArrayBuffer> }> {
    clearTimeout(this.idle)
    this.worker ??= new Worker(new URL('./judge-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    })
    const worker = this.worker
    const time = AbortSignal.timeout(this.limits.milliseconds)
    try {
      worker.postMessage(message, [message.bytes.buffer])
      const [answer] = await once(worker, 'message', { signal: time })
      this.idle = setTimeout(() => this.dismiss(worker), idleMilliseconds).unref()
      return answer
    } catch (error) {
      this.dismiss(worker)
      if (time.aborted || isOutOfMemory(error))
        throw new Refusal('too_large', { message: requests.tooMuchWork })
      throw error
    }
  }

  private dismiss(worker: Worker): void {
    this.worker = undefined
    void worker.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** The bytes of a body in their own buffer; only such a buffer can be transferred to another thread. */
function ownBytes(body: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = body
  // Small Node buffers share one ArrayBuffer.
  const isOwn = buffer instanceof ArrayBuffer && (buffer.resizable || byteLength === buffer.byteLength)
  return isOwn ? new Uint8Array(buffer, 0, byteLength) : new Uint8Array(body)
}

function accepted(verdict: Verdict, bytes: Buffer): JsonText {
  if ('keys' in verdict) return { ...verdict, bytes }
  const { code, message, field } = verdict.refused
  throw new Refusal(code, { message, ...(field !== undefined && { field }) })
}
