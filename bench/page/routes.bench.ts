// From the click on an entry of the navigation to its screen painted, in Chromium: the first time and again.
import type { Page } from '@playwright/test'
import { enterProduct } from '../browser/enter-product.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const routes = [
  ['/anuncios', 'Calculadora de Precificação'],
  ['/adsdiscovery', 'Ads Words'],
  ['/analysis', 'Fechamento de mês'],
  ['/home', 'Bem-vindo!'],
] as const

const { origin, folder, end } = await startProduct()
try {
  const browser = await openBrowser()
  const page = await openPage(browser)
  await enterProduct(page, origin, folder)
  await page.goto(`${origin}/home`)
  await page.waitForTimeout(3000)
  const rows = []
  for (let round = 1; round <= rounds; round += 1) {
    const times: Record<string, number> = {}
    for (const [href, title] of routes) {
      times[`${href}, ms`] = await open(page, href, title)
      await page.waitForTimeout(1000)
    }
    rows.push(times)
  }
  console.log(
    'The first row is of screens that were not opened before; all were fetched while home was idle.',
  )
  console.table(rows)
  await browser.close()
} finally {
  await end()
}

async function open(page: Page, href: string, title: string): Promise<number> {
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const begin = () => {
          const start = performance.now()
          const look = () => {
            if (document.querySelector('main h1')?.textContent !== wanted) requestAnimationFrame(look)
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          }
          look()
        }
        document.addEventListener('click', begin, { capture: true, once: true })
      }),
    title,
  )
  await page.locator(`nav a[href="${href}"]`).first().click()
  return Math.round(await painted)
}
