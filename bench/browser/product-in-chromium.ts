import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { findHeadlessBrowser } from '../../scripts/browser.mjs'
import { buildWeb } from '../../scripts/build-web.mjs'

interface RunningProduct {
  readonly origin: string
  /** Where it keeps its data; what is measured with can lie there too. */
  readonly folder: string
  end(): Promise<void>
}

/** The product as it is installed, on a port and a folder of its own, and without the limits on requests. */
export async function startProduct(): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-bench-'))
  const PORT = String(await freePort())
  await buildWeb()
  const server = new ServerProcess({ PORT, DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' })
  await server.listening()
  return {
    origin: `http://localhost:${PORT}`,
    folder,
    end: async () => {
      await server.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A browser that does nothing but show pages. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findHeadlessBrowser()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }), args })
}

export function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
}
