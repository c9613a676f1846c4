import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { createZstdDecompress } from 'node:zlib'
import { BackupProblem, problems } from './texts.ts'

/** Who can open a backup: a person who knows the passphrase, or has the secret key for an `age1…` recipient. */
export type Lock = { passphrase: string } | { recipient: string }
/** What opens a backup: the passphrase, or an `AGE-SECRET-KEY-1…`. */
export type Key = { passphrase: string } | { identity: string }
export interface Packing {
  file: string
  lock: Lock | undefined
}

/** Writes lines to a new file, in its own thread: compressed with zstd and, if there is a lock, encrypted with age. */
export async function pack(lines: AsyncIterable<string>, packing: Packing): Promise<void> {
  const worker = new Worker(new URL('./packing-worker.ts', import.meta.url), {
    workerData: packing,
    stdin: true,
    execArgv: [],
  })
  const ended = once(worker, 'exit')
  const input = Readable.from(lines)
  try {
    if (!worker.stdin) throw new Error('a worker without input')
    await Promise.race([pipeline(input, worker.stdin), ended])
    const [code] = await ended
    if (code !== 0) throw new Error(`the thread that packs ended with ${code}`)
  } finally {
    input.destroy()
    await worker.terminate()
  }
}

const ageBegins = 'age-encryption.org/v1'

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(ageBegins.length), 0, ageBegins.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === ageBegins
  } finally {
    await handle.close()
  }
}

/** The lines of a file that `pack` wrote. */
export async function* unpack(file: string, key: Key | undefined): AsyncGenerator<string> {
  try {
    const bytes = (await isEncrypted(file)) ? await decrypted(file, key) : createReadStream(file)
    const plain = createZstdDecompress()
    const read = pipeline(bytes, plain)
    read.catch(() => {})
    yield* splitLines(plain)
    await read
  } catch (error) {
    throw error instanceof BackupProblem || isOfSystem(error) ? error : new BackupProblem(problems.changed)
  }
}

/** Errors of the disk are not the backup's fault; errors of zstd and age are. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

async function decrypted(file: string, key: Key | undefined): Promise<Readable> {
  if (key === undefined) throw new BackupProblem(problems.locked)
  // Loaded when a copy is opened: a start of the product opens none.
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  try {
    if ('identity' in key) decrypter.addIdentity(key.identity)
    else decrypter.addPassphrase(key.passphrase)
    const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
    return Readable.fromWeb((await decrypter.decrypt(bytes)) as never)
  } catch {
    throw new BackupProblem(problems.wrongKey)
  }
}

/** Longer than any record, in bytes: a small file may hold a line that fills the memory. */
const longestLine = 500 * 1024 * 1024

/** Unlike `readline`, it does not end a line at the separators U+2028 and U+2029, which JSON allows in texts. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    let from = 0
    length += chunk.length
    if (length > longestLine) throw new BackupProblem(problems.changed)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      begun.push(chunk.subarray(from, at))
      yield Buffer.concat(begun).toString('utf8')
      begun = []
      from = at + 1
      length = chunk.length - from
    }
    begun.push(chunk.subarray(from))
  }
  if (begun.some(({ length }) => length > 0)) throw new BackupProblem(problems.cut)
}
