import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { findHeadlessBrowser } from '../../scripts/browser.mjs'
import type { ReadingResult, ReadingTask } from './reading.worker.ts'

export interface Measured extends ReadingResult {
  /** The largest the page's process has been, in MB; undefined where the system does not say. */
  readonly peakMemory: number | undefined
}

const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Runs readers in a worker of a real browser, each time in a browser of its own. */
export class BrowserBench {
  private readonly folder: string
  private readonly server: Server

  private constructor(folder: string, server: Server) {
    this.folder = folder
    this.server = server
  }

  static async start(): Promise<BrowserBench> {
    const folder = mkdtempSync(join(tmpdir(), 'vendaclara-bench-'))
    const root = import.meta.dirname
    await build({
      root,
      logLevel: 'error',
      configFile: false,
      build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
    })
    const server = createServer((request, response) => {
      const path = join(
        folder,
        new URL(request.url ?? '/', 'http://bench').pathname.replace(/\/$/, '/index.html'),
      )
      if (!existsSync(path)) return response.writeHead(404).end()
      return response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(readFileSync(path))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new BrowserBench(folder, server)
  }

  async run(path: string, task: Omit<ReadingTask, 'file'>): Promise<Measured> {
    const executablePath = findHeadlessBrowser()
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args })
    try {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`)
      await page.locator('input').setInputFiles(path)
      const result = await page.evaluate(
        (asked) =>
          (
            globalThis as unknown as { readChosenFile: (asked: unknown) => Promise<ReadingResult> }
          ).readChosenFile(asked),
        task,
      )
      return { ...result, peakMemory: await peakMemory(browser, page) }
    } finally {
      await browser.close()
    }
  }

  stop(): void {
    this.server.close()
    rmSync(this.folder, { recursive: true })
  }
}

async function peakMemory(browser: Browser, page: Page): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await page.evaluate(() => undefined)
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => `/proc/${id}/status`)
    .filter((path) => existsSync(path))
    .map((path) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024)
  return peaks.length > 0 ? Math.max(...peaks) : undefined
}
