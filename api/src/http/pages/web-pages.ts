import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { getSettings, type Settings } from '@vendaclara/contract/settings'
import type { FastifyInstance } from 'fastify'
import { pages } from '../texts.ts'
import { headsFile, readHeads, robots, sitemap, withHead } from './page-heads.ts'
import { sendPage, type WrittenPage, writePage } from './written-page.ts'

export const builtWeb = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/**
 * Serves the built web files, and `index.html` at every other address; the page itself shows its 404. Search engines
 * and link previews find their texts in the HTML, without running a script.
 */
export async function webPages(
  app: FastifyInstance,
  root: string,
  settings: Settings,
  appUrl: string,
): Promise<void> {
  app.get('/', async (_request, reply) => reply.redirect(settings.marketingSiteUrl, 302))
  const heads = readHeads(root)
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(appUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(heads, appUrl)),
  )
  const built = readPage(root)
  if (built !== null) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      // One route per existing file, so that everything else reaches the not-found handler.
      wildcard: false,
      globIgnore: ['index.html', headsFile, '**/*.br'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => void reply.header('Cache-Control', cacheOf(path.relative(root, file))),
    })
  }
  const page = built === null ? null : withSettings(built, settings)
  const written = new Map<string, WrittenPage>()
  const pageAt = (address: string, plain: string) => {
    // All addresses without their own head share one cached page, so requests cannot fill the memory with addresses.
    const key = heads.has(address) ? address : ''
    const known = written.get(key) ?? writePage(withHead(plain, heads, key, appUrl))
    written.set(key, known)
    return known
  }
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0] ?? ''
    const isPage = address === '/index.html' || !/\.\w+$/.test(address)
    if (!(isPage && ['GET', 'HEAD'].includes(request.method))) {
      return reply.code(404).type('text/plain; charset=utf-8').send(pages.notFound)
    }
    if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(pages.notBuilt)
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache')
    return sendPage(request, reply, pageAt(address, page))
  })
}

/** The hashes of the page's inline scripts, for the content security policy. */
export function inlineScripts(root: string): string[] {
  const scripts = readPage(root)?.matchAll(/<script>(.*?)<\/script>/gs) ?? []
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function readPage(root: string): string | null {
  const file = path.join(root, 'index.html')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}

/** Saves the first page a request. The content security policy needs no exception, because data is not executed. */
function withSettings(page: string, settings: Settings): string {
  const json = JSON.stringify(getSettings.answer.parse(settings)).replaceAll('<', '\\u003c')
  return page.replace(
    '</body>',
    () => `<script type="application/json" id="settings">${json}</script></body>`,
  )
}

function cacheOf(file: string): string {
  return file.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
