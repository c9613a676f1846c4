// From the choice of a report to its painted table, in Chromium; then a search, a sort, and what loses under a margin.
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enterProduct } from '../browser/enter-product.ts'
import { openPlainPage } from '../browser/plain-page.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'
import { peakMegabytes, resetPeak } from '../browser/renderer-memory.ts'
import { watchPage } from '../browser/watch-page.ts'
import { writeReportFile } from '../browser/write-report-file.ts'

const rounds = 3
const product = await startProduct()
const { origin, folder } = product

const ours = async (page: Page) => {
  await enterProduct(page, origin, folder)
  await page.addInitScript(watchPage, 'tbody[data-index]')
  await page.goto(`${origin}/adsdiscovery`)
}
const plain = async (page: Page) => {
  await openPlainPage(page)
  await page.evaluate(watchPage, 'table tr')
}
const contenders = { 'the product': ours, 'Papa Parse and a plain group-by on the main thread': plain }

try {
  for (const lines of [100_000, 1_000_000]) {
    const path = join(folder, `${lines}.csv`)
    await writeReportFile(path, lines)
    const megabytes = statSync(path).size / 1e6
    console.log(`\n${lines.toLocaleString('en')} lines, ${megabytes.toFixed(0)} MB, each of ${rounds} rounds`)
    for (let round = 1; round <= rounds; round += 1) {
      const results = []
      for (const [name, open] of Object.entries(contenders)) {
        results.push({ name, ...(await importOnce(open, path, megabytes)) })
      }
      console.table(results)
    }
    rmSync(path)
  }
} finally {
  await product.end()
}

async function importOnce(open: (page: Page) => Promise<void>, path: string, megabytes: number) {
  const browser = await openBrowser()
  try {
    const page = await openPage(browser)
    await open(page)
    // A file is not chosen sooner; until then the page fetches what the other tools need.
    await page.waitForTimeout(5000)
    await resetPeak(browser)
    await page.locator('input[type=file]').first().setInputFiles(path)
    const painted = await page.evaluate(() => window.watched.painted)
    // What is done after the table is there, such as keeping the report, counts for the blocks and the memory too.
    await page.waitForTimeout(2000)
    const longest = await page.evaluate(() => window.watched.longest)
    const peak = await peakMegabytes(browser)
    return {
      'file to table, ms': Math.round(painted),
      'longest block, ms': Math.round(longest),
      'peak, MB': Math.round(peak),
      'peak / file': (peak / megabytes).toFixed(2),
      ...(open === ours && { ...(await filterAndSort(page)), ...(await findLosing(page)) }),
    }
  } catch (error) {
    return { failed: String(error).split('\n')[0] }
  } finally {
    await browser.close()
  }
}

/**
 * From the last key of a search to the table it leaves, twice, since the first time the terms go to the worker; then from a click
 * on a column.
 */
async function filterAndSort(page: Page) {
  const search = page.getByLabel('Buscar palavra ou pesquisa')
  const left = page.getByText(/palavras-chave · .* de .* termos$/).first()
  const figures: Record<string, number> = {}
  for (const [name, text] of [
    ['first search', 'tênis'],
    ['search', 'tênis casual'],
  ] as const) {
    const before = (await left.count()) > 0 ? await left.innerText() : ''
    Object.assign(
      figures,
      await watched(page, name, async () => {
        await search.fill(text)
        await left.filter({ hasNotText: before || 'none' }).waitFor()
      }),
    )
  }
  const sort = page.getByRole('columnheader', { name: 'Palavra-chave' })
  return {
    ...figures,
    ...(await watched(page, 'sort', async () => {
      await sort.getByRole('button').click()
      await shown(page, 'th[aria-sort=ascending]', '')
    })),
  }
}

/**
 * From the typed margin to the terms to stop and to their words: of one that is typed at once when the tab is opened, and, in a
 * new worker, of one typed a second later, as by somebody who reads the field first.
 */
async function findLosing(page: Page) {
  const atOnce = await findLosingAfter(page, 0)
  await page.getByLabel('Margem de contribuição').fill('')
  const parts = page.getByRole('tablist', { name: 'Partes do relatório' })
  await parts.getByRole('tab', { name: 'Palavras-chave', exact: true }).click()
  await page.waitForTimeout(1000)
  return { ...atOnce, ...(await findLosingAfter(page, 1000)) }
}

async function findLosingAfter(page: Page, pause: number) {
  await page.getByRole('tab', { name: 'O que parar' }).click()
  const margin = page.getByLabel('Margem de contribuição')
  await margin.waitFor()
  await page.waitForTimeout(pause)
  await margin.fill('20')
  const start = performance.now()
  const when = pause === 0 ? 'margin at once' : `margin after ${pause} ms`
  return {
    ...(await watched(page, `${when}: terms to stop`, () => shown(page, '[role=tab]', '^Parar ?\\d'))),
    ...(await watched(page, `${when}: their words`, () => shown(page, '[role=tab]', '^Palavras ?\\d'))),
    [`${when}: words after it, ms`]: Math.round(performance.now() - start),
  }
}

/** Looked for every 20 ms: a locator is looked for every half second, and at each frame the page would be drawn for it. */
async function shown(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, words]) =>
      [...document.querySelectorAll(wanted)].some((one) => new RegExp(words).test(one.textContent ?? '')),
    [selector, text] as const,
    { timeout: 60_000, polling: 20 },
  )
}

/** How long something takes, and the longest time during it in which the page answered nothing. */
async function watched(page: Page, name: string, act: () => Promise<void>) {
  await page.evaluate(() => {
    window.watched.longest = 0
  })
  const start = performance.now()
  await act()
  const time = performance.now() - start
  const longest = await page.evaluate(() => window.watched.longest)
  return { [`${name}, ms`]: Math.round(time), [`${name}, longest block`]: Math.round(longest) }
}
