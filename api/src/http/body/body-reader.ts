import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal.ts'
import { networkOf } from '../guards/limits/network-of.ts'
import { onceAnswered } from '../once-answered.ts'
import { requests } from '../texts.ts'
import { type BodyEntry, BodyMemory } from './body-memory.ts'
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

/** Reads the bodies of requests, all of them within one account of memory, and only of requests that were let in. */
export class BodyReader {
  private readonly memory = new BodyMemory()
  private readonly expected = new WeakMap<FastifyRequest, Expected>()

  /** Lets the body of a request be read. Refuses it by its headers, before a byte of it is read. */
  allow(request: FastifyRequest, reply: FastifyReply, allowed: Allowed): void {
    const encoding = encodingOf(request)
    if (encoding !== undefined && !(allowed.gzip && encoding === 'gzip')) {
      throw new Refusal('unsupported_media_type', { message: requests.compressed })
    }
    if ((lengthOf(request) ?? 0) > allowed.limit) throw new Refusal('too_large')
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
    const body = isCompressed ? await inflated(sent, new Collected(limit, entry), limit) : sent
    return body.length > 0 ? body.bytes() : undefined
  }
}

async function inflated(sent: Collected, body: Collected, limit: number): Promise<Collected> {
  const gunzip = createGunzip({ chunkSize: Math.min(limit, 256 * 1024) })
  gunzip.end(sent.bytes())
  try {
    for await (const piece of gunzip) body.add(piece)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_request')
  } finally {
    gunzip.destroy()
    sent.free()
  }
  return body
}

function encodingOf({ headers }: FastifyRequest): string | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  return encoding === '' || encoding === 'identity' ? undefined : encoding
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}
