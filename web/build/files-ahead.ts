import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Addresses whose first part says which screen is drawn, beside what surrounds all tools. */
const modulesOf: Record<string, readonly string[]> = {
  tools: ['app/gates/loaders.ts', 'app/gates/gates.tsx', 'app/shell/protected-shell.tsx'],
  conheca: ['app/pages/about-page.tsx'],
  home: ['app/pages/home-page.tsx'],
  anuncios: ['app/pages/pricing-page.tsx'],
  calculadoras: ['app/pages/pricing-page.tsx'],
  produtos: ['app/pages/products-page.tsx'],
  adsdiscovery: ['app/pages/ads-page.tsx'],
  analysis: ['closing/closings-screen.tsx'],
  fechamento: ['app/pages/closing-page.tsx'],
}

/**
 * Lets the page paint before its styles are there, and fetch the files of a tool at the same time as those that would ask for
 * them; without it a slow line is waited for three times, one after another.
 */
export function filesAhead(): Plugin {
  return {
    name: 'files-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withFilesAhead(stylesBelow(html), bundle) : html),
    },
  }
}

/** What is before a stylesheet in the body is painted without it; scripts wait for it, and what they write comes after it. */
function stylesBelow(html: string): string {
  const [link] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  if (link === undefined) throw new Error('index.html has no stylesheet')
  return html.replace(link, '').replace('<div id="root">', (root) => `${link.trim()}\n    ${root}`)
}

const scripts =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)">(?:<\/script>)?/g

/** The scripts of the first page, its entry first, are fetched by what index.html runs, as those of a tool are. */
function withFilesAhead(html: string, bundle: Bundle): string {
  const first = [...html.matchAll(scripts)].map(([, name]) => name)
  const names: string[] = []
  const indexOf = (file: string) => {
    const name = `/${file}`
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name)
  }
  const screens = Object.entries(modulesOf).map(([screen, modules]) => {
    const files = new Set(modules.flatMap((module) => filesOf(module, bundle)))
    return [screen, [...files].filter((file) => !html.includes(`/${file}"`)).map(indexOf)]
  })
  const ahead = JSON.stringify({ first, screens: Object.fromEntries(screens), files: names })
  return html
    .replaceAll(scripts, '')
    .replace('<!--ahead-->', () => `<script type="application/json" id="ahead">${ahead}</script>`)
    .replace('</title>', () => `</title>${fontLink(bundle)}`)
}

/** The letters of Portuguese, which the stylesheet alone would ask for only once there is text. */
function fontLink(bundle: Bundle): string {
  const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal-.*woff2$/.test(name))
  if (font === undefined) throw new Error('the font of Portuguese is not built')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`
}

/** The file a module is built into, with those it imports and their styles. */
function filesOf(module: string, bundle: Bundle): string[] {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  )
  if (found === undefined) throw new Error(`no file is built from ${module}`)
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (files.has(name) || file?.type !== 'chunk') return
    files.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
    file.imports.forEach(add)
  }
  add(found.fileName)
  return [...files]
}
