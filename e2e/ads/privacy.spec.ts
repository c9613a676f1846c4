import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type LeftRequest, RecordingProxy } from '../support/recording-proxy.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { openTab } from './open-tab.ts'

const proxy = new RecordingProxy()
let address = ''

test.beforeAll(async () => {
  address = await proxy.listen()
})

test.afterAll(() => proxy.close())

/**
 * Everything the browser may request while a report is on the screen: the product's own files and the seller's data.
 */
const known = [
  /^GET \/(adsdiscovery(\?aba=parar)?|color-scheme\.js|favicon\S*|assets\/\S+|fonts\/\S+)$/,
  /^GET \/api\/(settings|advertising\?versions=true|advertising\/fees|user\/(config|agreement)|pages\/adswords)$/,
  /^POST \/api\/auth\/verify-token$/,
]

/** Sends a marker in every way in which a page can send data. */
async function sendMarks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const gzip = new Blob(['sentinela-comprimida']).stream().pipeThrough(new CompressionStream('gzip'))
    const body = await new Response(gzip).blob()
    const post = (part: RequestInit) => fetch('/api/settings', { method: 'POST', ...part })
    await fetch('/api/settings?cell=sentinela-no-endere%C3%A7o')
    await post({ body: 'sentinela-no-corpo' })
    await post({ body, headers: { 'content-encoding': 'gzip' } })
    await post({ body })
    await post({ body: 'sentinela-que-sobrevive', keepalive: true })
    navigator.sendBeacon('/api/settings', 'sentinela-de-farol')
    const socket = new WebSocket(`ws://${location.host}/sentinela-de-soquete`)
    await new Promise((resolve) => {
      socket.onclose = resolve
    })
  })
}

/** What was sent as text, with bytes decoded as UTF-8 and also one by one. */
function written({ url, headers, body }: LeftRequest): string {
  return [decodeURIComponent(url.href), JSON.stringify(headers), body, body.toString('latin1')].join('\n')
}

test('A09 from choosing a report to closing the tab not a byte of it leaves the browser', async ({
  browser,
}) => {
  const context = await browser.newContext({ proxy: { server: address } })
  const page = await context.newPage()
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await expect(page.getByText('O arquivo não sai deste aparelho')).toBeVisible()
  await sendMarks(page)
  for (const mark of ['no-endereço', 'no-corpo', 'comprimida', 'que-sobrevive', 'de-farol', 'de-soquete']) {
    await expect.poll(() => proxy.left.map(written).join('\n')).toContain(`sentinela-${mark}`)
  }
  expect(proxy.left.filter(({ body }) => body.includes('sentinela-comprimida'))).toHaveLength(2)

  const before = proxy.left.length
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await page.getByRole('checkbox', { name: /tênis tênis/ }).click()
  await expect(page.getByText('tênis tênis corrida 3, "promo"')).toBeVisible()
  await openTab(page, 'O que parar')
  await page.getByLabel('Margem de contribuição').fill('20')
  await expect(page.getByRole('table', { name: 'Termos para parar' })).toBeVisible()
  await page.getByRole('button', { name: 'Salvar relatório' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('salvo neste aparelho')).toBeVisible()
  await page.reload()
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await page.close({ runBeforeUnload: true })
  await context.close()

  const sent = proxy.left.slice(before)
  expect(sent.length).toBeGreaterThan(0)
  const { host } = new URL(test.info().project.use.baseURL ?? '')
  const strange = sent
    .filter(({ method, url }) => {
      const call = `${method} ${url.pathname}${url.search}`
      return url.host !== host || !known.some((one) => one.test(call))
    })
    .map(({ method, url }) => `${method} ${url.href}`)
  expect(strange).toEqual([])

  const cells = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')
    .split(/[\r\n,"]+/)
    .map((cell) => cell.trim())
  const spoken = new Set(cells.filter((cell) => /\p{Letter}{4}/u.test(cell) && /[\sçãêé]/.test(cell)))
  expect(spoken.size).toBeGreaterThan(200)
  const all = sent.map(written).join('\n')
  expect([...spoken].filter((cell) => all.includes(cell))).toEqual([])
  expect(all).not.toContain('search-terms')
  // A report does not fit in so few bytes, in any form.
  expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(500)
})
