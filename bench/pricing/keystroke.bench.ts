// From a key in 'Custo do produto' to the price painted for it, in Chromium, with one listing and with 5,000.
import type { Browser } from '@playwright/test'
import { enterProduct } from '../browser/enter-product.ts'
import { type KeystrokeCost, keystrokeCosts } from '../browser/keystroke-costs.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'
import { seedListings } from './seed-listings.ts'

const pauseBetweenKeys = 70
const rounds = 30

const product = await startProduct()
const { origin, folder } = product
const browser = await openBrowser()

try {
  const results = []
  for (const listings of [1, 5000]) {
    const costs = await typeWith(browser, listings)
    const row = (name: keyof KeystrokeCost) => ({
      median: share(costs, name, 0.5).toFixed(1),
      p95: share(costs, name, 0.95).toFixed(1),
    })
    for (const name of ['work', 'elapsed', 'frame'] as const) {
      results.push({ listings, keys: costs.length, ms: name, ...row(name) })
    }
  }
  console.log('\nA keystroke, from the key to the painted price')
  console.table(results)
  console.log(
    'work: time of the main thread; elapsed: the same tasks by the clock; frame: with the wait for the next frame',
  )
} finally {
  await browser.close()
  await product.end()
}

async function typeWith(browser: Browser, count: number): Promise<KeystrokeCost[]> {
  const page = await openPage(browser)
  await enterProduct(page, origin, folder)
  await seedListings(page, origin, count)
  await page.goto(`${origin}/anuncios`)
  const cost = page.getByLabel('Custo do produto')
  await cost.waitFor()
  await page.waitForTimeout(1500)
  const costs = await keystrokeCosts(browser, page, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await cost.focus()
      await cost.press('Control+a')
      await page.keyboard.type(`${20 + round * 7},9${round % 10}`, { delay: pauseBetweenKeys })
    }
  })
  await page.close()
  return costs
}

function share(costs: readonly KeystrokeCost[], name: keyof KeystrokeCost, part: number): number {
  const sorted = costs.map((cost) => cost[name]).toSorted((one, next) => one - next)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
