import { parentPort } from 'node:worker_threads'
import { judgeBody } from './judge-body.ts'
import { largeEndpoints } from './large-endpoints.ts'

export type Case = { endpoint: number; bytes: Uint8Array<ArrayBuffer> }

parentPort?.on('message', ({ endpoint, bytes }: Case) => {
  const schema = largeEndpoints[endpoint]?.body
  if (!schema) throw new Error(`no large endpoint ${endpoint}`)
  const verdict = judgeBody(schema, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  parentPort?.postMessage({ verdict, bytes }, [bytes.buffer])
})
