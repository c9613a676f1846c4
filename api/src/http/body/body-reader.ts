import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal.ts'
import { networkOf } from '../guards/limits/network-of.ts'
import { onceAnswered } from '../once-answered.ts'
import { requests } from '../texts.ts'
import { type BodyEntry, BodyMemory } from './body-memory.ts'
import type { BytesOfDay } from './bytes-of-day.ts'
import { collectBody } from './collect-body.ts'
import { Collected } from './collected.ts'
import type { Turns } from './turns.ts'

/** What may be sent: the most bytes after decompression, and whether compressed. */
interface Allowed {
  limit: number
  gzip: boolean
  /** The account that sends it. */
  account?: string | undefined
  /** The line in which a large body waits, once it is there. */
  turns?: Turns | undefined
}
interface Expected extends Allowed {
  entry: BodyEntry
  reply: FastifyReply
}

const small = 256 * 1024
/** Of Node's own. With so much room beyond the size there is no second chunk. */
const smallestChunk = 64
const unpack = promisify(gunzip)

/** Reads the bodies of requests, all of them within one account of memory, and only of requests that were let in. */
export class BodyReader {
  private readonly memory = new BodyMemory()
  private readonly expected = new WeakMap<FastifyRequest, Expected>()
  private readonly day: BytesOfDay

  constructor(day: BytesOfDay) {
    this.day = day
  }

  /** Refuses a large body by its headers where the line in which it would wait is full by then. */
  refuseInFullLine(request: FastifyRequest, turns: Turns, account = ''): void {
    const isLarge =
      encodingOf(request) !== undefined || (lengthOf(request) ?? Number.POSITIVE_INFINITY) > small
    if (isLarge) turns.refuseIfFull({ account, network: networkOf(request.ip) })
  }

  /** Lets the body of a request be read. Refuses it by its headers, before a byte of it is read. */
  allow(request: FastifyRequest, reply: FastifyReply, allowed: Allowed): void {
    const encoding = encodingOf(request)
    if (encoding !== undefined && !(allowed.gzip && encoding === 'gzip')) {
      throw new Refusal('unsupported_media_type', { message: requests.compressed })
    }
    if ((lengthOf(request) ?? 0) > allowed.limit) throw new Refusal('too_large')
    if (allowed.account !== undefined) this.day.check(allowed.account)
    const network = networkOf(request.ip)
    const owners = allowed.account === undefined ? [network] : [network, allowed.account]
    const entry = this.memory.open(owners)
    onceAnswered(reply.raw, () => entry.close())
    this.expected.set(request, { ...allowed, entry, reply })
  }

  /** The whole body of a request that was let in; undefined for others, whose body is not read. */
  readonly read = async (request: FastifyRequest, payload: Readable): Promise<Buffer | undefined> => {
    const expected = this.expected.get(request)
    if (!expected) return undefined
    const { limit, entry, turns, account = '', reply } = expected
    const sent = new Collected(limit, entry)
    await collectBody(payload, sent, lengthOf(request))
    const isCompressed = encodingOf(request) !== undefined
    if (turns && (isCompressed || sent.length > small)) {
      await turns.whileAnswering(reply, { account, network: networkOf(request.ip) })
    }
    const body = isCompressed ? await inflated(sent, entry, limit) : sent.bytes()
    this.day.add(account, body.length)
    return body.length > 0 ? body : undefined
  }
}

/** Inflates into one buffer of the size that gzip states at its end, since joining pieces takes the thread's time. */
async function inflated(sent: Collected, entry: BodyEntry, limit: number): Promise<Buffer> {
  const bytes = sent.bytes()
  const stated = bytes.length < 4 ? 0 : bytes.readUInt32LE(bytes.length - 4)
  const size = Math.min(stated, limit)
  entry.take(size)
  try {
    return await unpack(bytes, { chunkSize: size + smallestChunk, maxOutputLength: Math.max(1, size) })
  } catch (error) {
    const isLarger = stated > limit && (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Refusal(isLarger ? 'too_large' : 'invalid_request')
  } finally {
    sent.free()
  }
}

function encodingOf({ headers }: FastifyRequest): string | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  return encoding === '' || encoding === 'identity' ? undefined : encoding
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}
