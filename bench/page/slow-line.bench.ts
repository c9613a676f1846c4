// What travels until an address is drawn, in a browser that has nothing of it, and how soon it is there on a line of 50 kB/s and 400 ms.
import type { BrowserContextOptions } from '@playwright/test'
import { enterProduct } from '../browser/enter-product.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'

const product = await startProduct()
const browser = await openBrowser()
/** One word of each screen, which only the product itself draws. */
const drawn = {
  '/login': 'button[type=submit]',
  '/conheca': 'main [role=status]',
  '/home': 'main h1',
  '/anuncios': 'main h1',
  '/adsdiscovery': 'main h1',
  '/analysis': 'main h1',
}

try {
  const page = await openPage(browser)
  await enterProduct(page, product.origin, product.folder)
  const storageState = await page.context().storageState()
  await page.close()
  const rows = []
  for (const [path, selector] of Object.entries(drawn)) {
    const isOpen = path === '/login' || path === '/conheca'
    rows.push({ path, ...(await load(path, selector, isOpen ? {} : { storageState })) })
  }
  console.table(rows)
} finally {
  await browser.close()
  await product.end()
}

async function load(path: string, selector: string, state: BrowserContextOptions) {
  const phone = { viewport: { width: 412, height: 823 }, locale: 'pt-BR', serviceWorkers: 'block' } as const
  const context = await browser.newContext({ ...phone, ...state })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await devtools.send('Network.emulateNetworkConditions', line)
  const addresses = new Map<string, string>()
  const travelled = { script: 0, style: 0, page: 0, all: 0 }
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? ''
    const kind = address.endsWith('.js') ? 'script' : address.endsWith('.css') ? 'style' : undefined
    if (kind) travelled[kind] += encodedDataLength
    if (address === `${product.origin}${path}`) travelled.page += encodedDataLength
    travelled.all += encodedDataLength
  })
  await page.goto(`${product.origin}${path}`, { waitUntil: 'commit' })
  await page.locator(selector).first().waitFor({ state: 'attached' })
  const times = await page.evaluate(() => ({
    'first paint, s': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    'drawn, s': performance.now(),
  }))
  await context.close()
  const rounded = Object.entries(travelled).map(([kind, bytes]) => [`${kind}, kB`, Math.round(bytes / 1000)])
  return {
    ...Object.fromEntries(Object.entries(times).map(([name, time]) => [name, (time / 1000).toFixed(1)])),
    ...Object.fromEntries(rounded),
  }
}
