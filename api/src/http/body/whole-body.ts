import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../errors/refusal.ts'

type Payload = Readable & { receivedEncodedLength?: number }

const defaultLimit = 256 * 1024
/** Up to this size, pieces are joined at the end: it needs less memory than a growing buffer and takes 2 ms. */
const soonJoined = 4 * 1024 * 1024
const growth = 1024 * 1024

/** Reads a body into one buffer. Refuses one that is longer than its endpoint allows. */
export function wholeBody(request: FastifyRequest, payload: Payload): Promise<Buffer | undefined> {
  const limit = request.routeOptions.bodyLimit ?? defaultLimit
  const said = Number(request.headers['content-length'])
  const body = new Collected(limit)
  // After a refusal the rest may still break off; without a listener, that would end the process.
  payload.on('error', () => {})
  return new Promise((resolve, reject) => {
    if (said > limit) return reject(new Refusal('too_large'))
    const leave = () => {
      payload.off('data', take).off('end', end).off('error', fail)
    }
    const fail = (error: Error) => {
      leave()
      reject(error instanceof Refusal ? error : new Refusal('invalid_request'))
    }
    const take = (piece: Buffer) => {
      if (body.length + piece.length > limit || (payload.receivedEncodedLength ?? 0) > limit) {
        fail(new Refusal('too_large'))
      } else body.add(piece)
    }
    const end = () => {
      leave()
      const isWhole = Number.isNaN(said) || (payload.receivedEncodedLength || body.length) === said
      if (isWhole) resolve(body.length > 0 ? body.bytes() : undefined)
      else reject(new Refusal('invalid_request'))
    }
    payload.on('data', take).on('end', end).on('error', fail)
    payload.resume()
  })
}

/**
 * The pieces of a body. Pieces of a large one are written into a growing buffer on arrival, because joining them at
 * the end would block all other requests.
 */
class Collected {
  length = 0
  private readonly most: number
  private readonly pieces: Buffer[] = []
  private memory: ArrayBuffer | undefined

  constructor(most: number) {
    this.most = most
  }

  add(piece: Buffer): void {
    const start = this.length
    this.length += piece.length
    if (this.memory) this.store(this.memory, piece, start)
    else this.pieces.push(piece)
    if (this.memory || this.length <= soonJoined) return
    this.memory = new ArrayBuffer(0, { maxByteLength: this.most })
    this.store(this.memory, Buffer.concat(this.pieces), 0)
  }

  bytes(): Buffer {
    return this.memory ? Buffer.from(this.memory, 0, this.length) : Buffer.concat(this.pieces)
  }

  private store(memory: ArrayBuffer, piece: Buffer, start: number): void {
    const end = start + piece.length
    if (end > memory.byteLength) memory.resize(Math.min(this.most, end + growth))
    piece.copy(new Uint8Array(memory), start)
  }
}
