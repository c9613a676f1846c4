import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Endpoint } from '@vendaclara/contract/endpoint'
import { Refusal } from '../errors.ts'
import type { JsonText } from './json-text.ts'
import { judgeBody, type Verdict } from './judge-body.ts'
import type { Case } from './judge-worker.ts'
import { largeEndpoints } from './large-endpoints.ts'

const smallEnough = 256 * 1024
const idleMilliseconds = 10_000

/** Judges large bodies one after the other in a thread of its own, which ends when there is nothing to do. */
export class BodyJudge {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #turn: Promise<unknown> = Promise.resolve()

  async judge(endpoint: Endpoint, body: Buffer | undefined): Promise<JsonText> {
    if (!endpoint.body) throw new Error(`${endpoint.path} has no body to judge`)
    if (!body || body.length <= smallEnough) {
      return accepted(judgeBody(endpoint.body, body), body ?? Buffer.alloc(0))
    }
    const index = largeEndpoints.indexOf(endpoint)
    if (index < 0) throw new Error(`${endpoint.path} is not among the large endpoints`)
    const verdict = this.#turn.then(() => this.#ask({ endpoint: index, bytes: ownBytes(body) }))
    this.#turn = verdict.catch(() => undefined)
    const { verdict: given, bytes } = await verdict
    return accepted(given, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  async #ask(message: Case): Promise<{ verdict: Verdict; bytes: Uint8Array<ArrayBuffer> }> {
    clearTimeout(this.#idle)
    const worker = this.#worker ?? new Worker(new URL('./judge-worker.ts', import.meta.url), { execArgv: [] })
    this.#worker = worker
    try {
      worker.postMessage(message, [message.bytes.buffer])
      const [answer] = await once(worker, 'message')
      this.#idle = setTimeout(() => this.#dismiss(worker), idleMilliseconds).unref()
      return answer
    } catch (error) {
      this.#dismiss(worker)
      throw error
    }
  }

  #dismiss(worker: Worker): void {
    this.#worker = undefined
    void worker.terminate()
  }
}

/** The bytes of a body in a buffer of their own, which alone can be handed to another thread. */
function ownBytes(body: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = body
  const isWhole = buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(body)
}

function accepted(verdict: Verdict, bytes: Buffer): JsonText {
  if ('keys' in verdict) return { bytes, keys: verdict.keys }
  const { message, field } = verdict.refused
  throw new Refusal('invalid_request', { message, ...(field !== undefined && { field }) })
}
