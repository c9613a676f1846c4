import fs from 'node:fs'
import path from 'node:path'

/** The title and description of each page; `web/build/page-heads.ts` writes them. */
interface PageHead {
  readonly title: string
  /** Only public pages have one. */
  readonly description?: string
}

type PageHeads = ReadonlyMap<string, PageHead>

export const headsFile = 'page-heads.json'

/** The heads by address; empty if the pages are not built. */
export function readHeads(root: string): PageHeads {
  const file = path.join(root, headsFile)
  return new Map<string, PageHead>(
    fs.existsSync(file) ? Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))) : [],
  )
}

/** The page with the head of an address. Pages behind the login are hidden from search engines. */
export function withHead(page: string, heads: PageHeads, address: string, appUrl: string): string {
  const { title, description } = heads.get(address) ?? {}
  const named =
    title === undefined
      ? page
      : page.replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
  if (title === undefined || description === undefined) {
    return withTags(named, ['<meta name="robots" content="noindex" />'])
  }
  const url = `${appUrl}${address}`
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}" />`
  return withTags(named.replace(/<meta\s+name="description"[^>]*>\s*/, ''), [
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(url)}" />`,
    property('type', 'website'),
    property('site_name', 'Vendaclara'),
    property('locale', 'pt_BR'),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', `${appUrl}/preview.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ])
}

/** The public addresses, for search engines. */
export function sitemap(heads: PageHeads, appUrl: string): string {
  const open = [...heads].filter(([, { description }]) => description !== undefined)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...open.map(([address]) => `  <url><loc>${escaped(`${appUrl}${address}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

export function robots(appUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`
}

function withTags(page: string, tags: readonly string[]): string {
  return page.replace('</title>', () => `</title>${tags.join('')}`)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
}
