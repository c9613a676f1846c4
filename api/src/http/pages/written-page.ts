import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text that is sent as it is to everybody. All answers share its bytes, however slowly they are read. */
export interface WrittenPage {
  readonly plain: Buffer
  readonly compressed: Buffer
}

export function writePage(text: string): WrittenPage {
  const plain = Buffer.from(text)
  // The highest quality takes seconds for a megabyte.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return { plain, compressed: brotliCompressSync(plain, { params }) }
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed }: WrittenPage,
): FastifyReply {
  reply.header('Vary', 'Accept-Encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
  return reply.header('Content-Encoding', 'br').send(compressed)
}
