// Lighthouse's mobile profile on the built product, of somebody who is not logged in and of a seller who opens each tool.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '@vendaclara/testing/free-port'
import { findHeadlessBrowser } from '../../scripts/browser.mjs'
import { enterProduct } from '../browser/enter-product.ts'
import { startProduct } from '../browser/product-in-chromium.ts'

/** npm fetches it when this is run: 114 packages that nothing else needs. */
const lighthouse = 'lighthouse@13.5.0'
const rounds = Number(process.env.ROUNDS ?? 3)
const run = promisify(execFile)

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >
}

const product = await startProduct()
const port = await freePort()
const executablePath = findHeadlessBrowser()
const browser = await chromium.launchPersistentContext(join(product.folder, 'profile'), {
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})

try {
  await measure(['/conheca', '/login'])
  const page = await browser.newPage()
  await enterProduct(page, product.origin, product.folder)
  await page.close()
  await measure(['/home', '/anuncios', '/adsdiscovery', '/analysis'])
} finally {
  await browser.close()
  await product.end()
}

/** Each address some times; the table has the middle one by performance, below it what that one found wanting. */
async function measure(paths: readonly string[]): Promise<void> {
  const middles = []
  for (const path of paths) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round += 1) {
      await forgetFiles()
      reports.push(await report(path))
    }
    reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
    const middle = reports[Math.floor(rounds / 2)]
    if (middle) middles.push({ path, middle })
  }
  console.table(middles.map(({ path, middle }) => ({ path, ...figures(middle) })))
  for (const { path, middle } of middles) {
    const wanting = Object.values(middle.audits).filter(({ score }) => score !== null && score < 0.9)
    console.log(path, wanting.map(({ title }) => title).join('; '))
  }
}

/** Each round is a first visit, except that the session exists. */
async function forgetFiles(): Promise<void> {
  const page = await browser.newPage()
  const devtools = await browser.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Storage.clearDataForOrigin', {
    origin: product.origin,
    storageTypes: 'service_workers,cache_storage',
  })
  await page.close()
}

async function report(path: string): Promise<Report> {
  const { stdout } = await run(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      `${product.origin}${path}`,
      `--port=${port}`,
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      '--quiet',
      '--output=json',
      '--output-path=stdout',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

function scoreOf({ categories }: Report, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100)
}

function figures(of: Report) {
  const scores = Object.keys(of.categories).map((category) => [category, scoreOf(of, category)])
  const value = (audit: string) => of.audits[audit]?.numericValue ?? Number.NaN
  return {
    ...Object.fromEntries(scores),
    'first paint, ms': Math.round(value('first-contentful-paint')),
    'largest paint, ms': Math.round(value('largest-contentful-paint')),
    'blocked, ms': Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    'kB that travel': Math.round(value('total-byte-weight') / 1000),
  }
}
