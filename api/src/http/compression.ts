import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses answers of calls, of which each account and network has a few at a time: a compressor takes up to a
 * megabyte. Compressed bodies of requests are the body reader's.
 */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // The default quality is for static files: it takes minutes for a large closing.
    // The default window needs megabytes of memory for each answer that is read slowly.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  })
}
