import { parentPort } from 'node:worker_threads'
import { putAnalysis, putLatePayments } from '@vendaclara/contract/closing'
import type { Endpoint } from '@vendaclara/contract/endpoint'
import { judgeBody } from './judge-body.ts'

export interface Case {
  endpoint: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The endpoints whose bodies are too large to be judged in the thread that serves everybody else. */
const large: readonly Endpoint[] = [putAnalysis, putLatePayments]

parentPort?.on('message', ({ endpoint, bytes }: Case) => {
  const { body: schema, sums } = large.find(({ path }) => path === endpoint) ?? {}
  if (!schema) throw new Error(`${endpoint} is not among the large endpoints`)
  const verdict = judgeBody(schema, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sums)
  parentPort?.postMessage({ verdict, bytes }, [bytes.buffer])
})
