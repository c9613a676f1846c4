import { parentPort } from 'node:worker_threads'
import * as closing from '@vendaclara/contract/closing'
import type { Endpoint } from '@vendaclara/contract/endpoint'
import { judgeBody } from './judge-body.ts'

export interface Case {
  endpoint: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The endpoints whose bodies may be too large for the main thread. */
const large = Object.values<unknown>(closing).filter(isLarge)

parentPort?.on('message', ({ endpoint, bytes }: Case) => {
  const { body: schema, sums } = large.find(({ path }) => path === endpoint) ?? {}
  if (!schema) throw new Error(`${endpoint} is not among the large endpoints`)
  const verdict = judgeBody(schema, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sums)
  parentPort?.postMessage({ verdict, bytes }, [bytes.buffer])
})

function isLarge(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'bodyLimit' in exported
}
