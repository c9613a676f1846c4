import fs from 'node:fs'
import path from 'node:path'

/** What the build of the web part says of each address; `web/build/page-heads.ts` writes it. */
interface PageHead {
  readonly title: string
  /** Only pages that are open to everybody have one. */
  readonly description?: string
}

type PageHeads = ReadonlyMap<string, PageHead>

export const headsFile = 'page-heads.json'

/** The words of each address; none where the pages are not built. */
export function readHeads(root: string): PageHeads {
  const file = path.join(root, headsFile)
  return new Map<string, PageHead>(
    fs.existsSync(file) ? Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))) : [],
  )
}

/** The page with the words of an address; what is for those who are logged in is kept out of search engines. */
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

/** The addresses that are open to everybody, for search engines. */
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
