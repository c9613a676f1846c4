import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import type { Packing } from './packed-file.ts'

// A thread that listens to nothing waits for V8's compilers, and they may wait for it (nodejs/node#54918).
parentPort?.ref()
const { file, lock } = workerData as Packing
const written = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
const compressed = createZstdCompress()
const compressing = pipeline(process.stdin, compressed)

if (lock === undefined) await Promise.all([compressing, pipeline(compressed, written)])
else {
  const encrypter = new Encrypter()
  if ('recipient' in lock) encrypter.addRecipient(lock.recipient)
  else encrypter.setPassphrase(lock.passphrase)
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as ReadableStream<Uint8Array>)
  await Promise.all([compressing, pipeline(Readable.fromWeb(encrypted as never), written)])
}
process.exit()
