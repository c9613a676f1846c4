import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pages } from './texts.ts'

export const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves the built page: its files, and `index.html` at every other address, where the page itself knows its 404. */
export async function webPages(app: FastifyInstance, root: string, marketingSiteUrl: string): Promise<void> {
  app.get('/', async (_request, reply) => reply.redirect(marketingSiteUrl, 302))
  const isBuilt = fs.existsSync(path.join(root, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      // One route per file that is there, so that everything else is left to the not-found handler.
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, file) => void reply.header('Cache-Control', cacheOf(path.relative(root, file))),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(request.url.split('?')[0] ?? '')
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send(pages.notFound)
    if (!isBuilt) return reply.code(503).type('text/plain; charset=utf-8').send(pages.notBuilt)
    return reply.sendFile('index.html')
  })
}

function cacheOf(file: string): string {
  return file.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
