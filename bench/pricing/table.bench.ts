// The table of 5,000 listings in Chromium: from a click on a column, a filter or a typed current price to what is painted.
import type { Page } from '@playwright/test'
import { enterProduct } from '../browser/enter-product.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'
import { seedListings } from './seed-listings.ts'

const listings = 5000
const rounds = 12
const columns = ['name', 'state', 'price', 'profit', 'margin', 'sku']

const product = await startProduct()
const { origin, folder } = product
const browser = await openBrowser()

try {
  const page = await openPage(browser)
  await enterProduct(page, origin, folder)
  await seedListings(page, origin, listings)
  await page.goto(`${origin}/anuncios?visao=tabela`)
  await page.getByRole('table').waitFor()
  await page.waitForTimeout(2000)
  const results = []
  for (const column of columns) {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push(await sortBy(page, column))
    results.push({ what: `sort by ${column}`, ...shares(times) })
  }
  const typed = []
  for (let round = 0; round < rounds; round += 1) typed.push(await typePrice(page, `${40 + round},90`))
  results.push({ what: 'current price typed', ...shares(typed) })
  console.log(`\n${listings} listings, ms from the act to the painted table, ${rounds} times each`)
  console.table(results)
} finally {
  await browser.close()
  await product.end()
}

/** Until the frame in which the head says the new direction is painted. */
function sortBy(page: Page, column: string): Promise<number> {
  return page.evaluate((id) => {
    const button = document.querySelector<HTMLElement>(`button[data-column="${id}"]`)
    const head = button?.closest('th')
    if (!button || !head) throw new Error(`no column ${id}`)
    return new Promise<number>((resolve) => {
      const start = performance.now()
      const observer = new MutationObserver(() => {
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      })
      observer.observe(head, { attributeFilter: ['aria-sort'] })
      button.click()
    })
  }, column)
}

/** Until the frame after the field of the first row is left. */
async function typePrice(page: Page, price: string): Promise<number> {
  const field = page.locator('input[name="currentPrice"]').first()
  await field.fill(price)
  return field.evaluate((input) => {
    const start = performance.now()
    ;(input as HTMLInputElement).blur()
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
    )
  })
}

function shares(times: readonly number[]) {
  const sorted = times.toSorted((one, next) => one - next)
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return { median: at(0.5), p95: at(0.95) }
}
