// 5,000 products in Chromium: from the choice of two files to what they would change, saved, opened again, searched and scrolled.

import type { Page } from '@playwright/test'
import { enterProduct } from '../browser/enter-product.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const products = Number(process.env.PRODUCTS ?? 5000)
const inList = 'main tbody tr:nth-child(4)'
const inPreview = '[role="dialog"] tbody tr:nth-child(4)'

declare global {
  interface Window {
    blocks: number[]
  }
}

const { origin, folder, end } = await startProduct()
try {
  const results = []
  for (let round = 1; round <= rounds; round += 1) {
    const browser = await openBrowser()
    results.push(await measureSeller(await openPage(browser)))
    await browser.close()
  }
  console.log(
    `${products} products with a listing, a price, a weight and a cost; times in ms, with the longest block`,
  )
  console.table(results)
} finally {
  await end()
}

/** A new seller each round: the first change of a list is the largest. */
async function measureSeller(page: Page): Promise<Record<string, string>> {
  page.setDefaultTimeout(120_000)
  const floor = await framesOf(page, `<div style="height: ${products * 53}px"></div>`)
  await enterProduct(page, origin, folder)
  await page.goto(`${origin}/produtos?abrir=arquivos`)
  const input = page.locator('[role="dialog"] input[type=file]')
  await input.waitFor({ state: 'attached' })
  const planned = await timed(page, inPreview, () => input.setInputFiles(files()))
  const saved = await timed(page, inList, () => page.getByRole('button', { name: /^Salvar/ }).click())
  await page.goto(`${origin}/produtos`)
  await page.locator(inList).waitFor()
  const opened = await page.evaluate(() => performance.now())
  await page.waitForTimeout(2000)
  const searched = await timeOfSearch(page)
  return {
    planned,
    saved,
    opened: String(Math.round(opened)),
    searched,
    'frames scrolled': await framesOf(page),
    'frames of an empty page': floor,
  }
}

/** From an action until an element is there, and the longest block of the page meanwhile. */
async function timed(page: Page, shown: string, act: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    window.blocks = [0]
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blocks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const start = performance.now()
  await act()
  await page.locator(shown).waitFor()
  const time = performance.now() - start
  await page.waitForTimeout(1000)
  return `${Math.round(time)}, block ${Math.round(await page.evaluate(() => Math.max(...window.blocks)))}`
}

/** From the last letter to the only product found, which includes the pause that a search waits for. */
async function timeOfSearch(page: Page): Promise<string> {
  const search = page.getByRole('searchbox')
  const times = []
  for (let turn = 0; turn < 5; turn += 1) {
    const name = `BIG-${products - 1 - turn}`
    const start = performance.now()
    await search.fill(name)
    await page.locator('main tbody tr', { hasText: name }).waitFor()
    times.push(performance.now() - start)
    await search.fill('')
    await page.locator(inList).waitFor()
  }
  return times.map(Math.round).join(' ')
}

/** Scrolls 400 px with each frame for five seconds. Of its own page, if `html` is given. */
async function framesOf(page: Page, html?: string): Promise<string> {
  if (html !== undefined) await page.setContent(html)
  const frames = await page.evaluate(async () => {
    const times: number[] = []
    let last = performance.now()
    for (const until = last + 5000; last < until; ) {
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - last)
      last = performance.now()
      window.scrollBy(0, 400)
    }
    return times.toSorted((one, other) => one - other)
  })
  const at = (share: number) => Math.round(frames[Math.floor((frames.length - 1) * share)] ?? Number.NaN)
  return `median ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}`
}

/** Shopee's sales and the stock of Tiny, both recognised without a question. */
function files() {
  const numbers = Array.from({ length: products }, (_, number) => number)
  const shopee = [
    'et_title_product_id;et_title_product_name;et_title_variation_id;et_title_variation_name;et_title_parent_sku;et_title_variation_sku;et_title_variation_price;ps_gtin_code',
    ...numbers.map(
      (n) => `${22_000_000_000 + n};Produto ${n} de nome comum;;;BIG-${n};;${40 + (n % 90)},90;`,
    ),
  ]
  const tiny = [
    'ID;Código (SKU);Descrição;Preço de custo;Peso bruto (Kg);GTIN/EAN;Código do pai',
    ...numbers.map(
      (n) => `${n + 1};BIG-${n};Produto ${n} de nome comum;${1 + (n % 30)},${10 + (n % 89)};0,35;;`,
    ),
  ]
  return [
    ['shopee.csv', shopee],
    ['tiny.csv', tiny],
  ].map(([name, lines]) => ({
    name: String(name),
    mimeType: 'text/csv',
    buffer: Buffer.from((lines as string[]).join('\n')),
  }))
}
