// From the choice of both files of a month to the differences on the screen, and from a click on a stored month to its summary,
// in Chromium.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { enterProduct } from '../browser/enter-product.ts'
import { openLimit, openPlainClosing } from '../browser/plain-closing.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'
import { peakMegabytes, resetPeak } from '../browser/renderer-memory.ts'
import { watchPage } from '../browser/watch-page.ts'
import { generatedMonths, type MeasuredMarketplace } from '../workbooks/marketplace-months.ts'
import { writeWorkbook } from '../workbooks/write-workbook.ts'

const sizes = (process.env.ORDERS ?? '1000,10000,100000').split(',').map(Number)
const rounds = Number(process.env.ROUNDS ?? 3)
const measured = Object.keys(generatedMonths) as MeasuredMarketplace[]
const marketplaces = (process.env.MARKETPLACES ?? measured.join()).split(',')
const rowOfProduct = 'tbody tr'

const product = await startProduct()
const { origin, folder } = product

type Open = (page: Page, marketplace: MeasuredMarketplace) => Promise<void>

const ours: Open = async (page, marketplace) => {
  await enterProduct(page, origin, folder)
  const id = await newClosing(page, marketplace)
  await page.addInitScript(watchPage, rowOfProduct)
  await page.goto(`${origin}/fechamento/${id}`)
}
const beside =
  (open: Open): Open =>
  async (page, marketplace) => {
    await open(page, marketplace)
    await page.evaluate(watchPage, 'table tr')
  }
const contenders = {
  'the product': ours,
  'SheetJS in a worker and a plain loop': beside((page, marketplace) =>
    openPlainClosing(page, generatedMonths[marketplace].plain),
  ),
  'inflating and looking at each byte': beside(openLimit),
}

try {
  for (const marketplace of measured.filter((one) => marketplaces.includes(one))) {
    for (const orders of sizes) await compareMonth(marketplace, orders)
  }
} finally {
  await product.end()
}

async function compareMonth(marketplace: MeasuredMarketplace, orders: number): Promise<void> {
  const files = [join(folder, 'pedidos.xlsx'), join(folder, 'renda.xlsx')]
  await writeWorkbook(files[0] ?? '', generatedMonths[marketplace].orders, orders)
  await writeWorkbook(files[1] ?? '', generatedMonths[marketplace].income, orders)
  const megabytes = files.map((file) => (statSync(file).size / 1e6).toFixed(1)).join(' and ')
  console.log(
    `\n${marketplace}: ${orders.toLocaleString('en')} orders, ${megabytes} MB, each of ${rounds} rounds`,
  )
  for (let round = 1; round <= rounds; round += 1) {
    const results = []
    for (const [name, open] of Object.entries(contenders)) {
      results.push({ name, ...(await compareOnce(open, marketplace, files)) })
    }
    console.table(results)
  }
}

async function compareOnce(
  open: Open,
  marketplace: MeasuredMarketplace,
  [orders = '', income = '']: string[],
) {
  const browser = await openBrowser()
  try {
    const page = await openPage(browser)
    await open(page, marketplace)
    // Two files are not chosen sooner; until then the page fetches what the other tools need.
    await page.waitForTimeout(5000)
    await resetPeak(browser)
    await page.locator('input[type=file]').nth(0).setInputFiles(orders)
    await page.locator('input[type=file]').nth(1).setInputFiles(income)
    const painted = await page.evaluate(() => window.watched.painted)
    const isOurs = open === ours
    // What is done after the table is there, storing it, counts for the blocks and the memory too.
    if (isOurs) await page.getByText('Salvando…').first().waitFor({ state: 'hidden', timeout: 120_000 })
    await page.waitForTimeout(2000)
    const longest = await page.evaluate(() => window.watched.longest)
    const peak = await peakMegabytes(browser)
    const opened = isOurs ? { ...(await openStored(page)), ...again(await openStored(page)) } : {}
    return {
      'files to table, ms': Math.round(painted),
      'longest block, ms': Math.round(longest),
      'peak, MB': Math.round(peak),
      ...opened,
    }
  } catch (error) {
    return { failed: String(error).split('\n')[0] }
  } finally {
    await browser.close()
  }
}

/** From the list of the months, after a reload, so that nothing is known yet. */
async function openStored(page: Page) {
  await page.goto(`${origin}/analysis`)
  const month = page.getByRole('link', { name: /Março/ })
  await month.waitFor()
  await page.waitForTimeout(1000)
  const figure = 'section[aria-label=Resumo] dd'
  await page.evaluate(watchPage, { on: 'click', selectors: [figure, rowOfProduct] } as const)
  await month.click()
  const [summary = 0, rows = 0] = await page.evaluate(() => window.watched.each)
  await page.waitForTimeout(1000)
  const longest = await page.evaluate(() => window.watched.longest)
  return {
    'stored: summary, ms': Math.round(summary),
    'its rows, ms': Math.round(rows),
    'longest block then, ms': Math.round(longest),
  }
}

/** The same once the browser has kept its rows. */
function again({ 'its rows, ms': rows }: Awaited<ReturnType<typeof openStored>>) {
  return { 'its rows again, ms': rows }
}

async function newClosing(page: Page, marketplace: MeasuredMarketplace): Promise<string> {
  const headers = await sessionOf(page)
  const created = await page.request.post(`${origin}/api/analysis`, {
    headers,
    data: { month: 'Março', year: 26, marketplace },
  })
  const { id } = await created.json()
  return id
}
