import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { simulatorKey } from '@vendaclara/testing/server-process'
import { findHeadlessBrowser } from '../scripts/browser.mjs'

process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vendaclara-e2e-'))
const browser = findHeadlessBrowser()
/** They set rows, stop the server or move the clock: a worker starts a product for all of them, once. */
const withOwnProduct = [
  'legal.spec.ts',
  'home/settings.spec.ts',
  'pricing/outage.spec.ts',
  'subscription/*.spec.ts',
  'upgrade/*.spec.ts',
]
/** Compared with stored pictures, by a browser of their own. */
const withPictures = 'pictures/pictures.spec.ts'
/** It mostly waits for packages, so it runs beside others: at the end it kept the run waiting for it alone. */
const withInstall = 'production-install.spec.ts'
const origin = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  preserveOutput: 'failures-only',
  // They end what hangs. A machine that does ten things beside is slow and not wrong; what passes takes no longer for it.
  timeout: 600_000,
  expect: {
    timeout: 90_000,
    // On a busy machine some letters are drawn a part of a pixel beside; what moves by 4 pixels differs by four times as much.
    toHaveScreenshot: { maxDiffPixelRatio: 0.003 },
  },
  // One for every Linux: they are drawn alike.
  snapshotPathTemplate: '{testDir}/pictures/stored/{arg}{ext}',
  // On two cores a fourth makes each slower and the whole no faster.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a machine that was late from a product that is wrong; the run says which journeys needed one.
  retries: 1,
  projects: [
    // One worker, because each starts a product and a database. It comes first, because it takes the longest.
    { name: 'own-product', testMatch: withOwnProduct, workers: 1 },
    { name: 'install', testMatch: withInstall },
    {
      name: 'journeys',
      testMatch: '**/*.spec.ts',
      testIgnore: [...withOwnProduct, withInstall, withPictures],
    },
    { name: 'pictures', testMatch: withPictures },
    { name: 'screenshots', testMatch: 'pictures/screenshots.ts' },
  ],
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Every journey has a seller of its own: what a browser keeps of files that never change serves the next one, too.
    reuseContext: true,
    // But for the journey without a network, what it keeps would only be fetched again and again.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      // Without a locale that knows them, the letters of a download's name are lost.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Optimising what runs for seconds, and collecting what it leaves before there is much, costs more than it brings.
        `--js-flags=${[
          '--no-maglev',
          '--no-turbofan',
          '--initial-heap-size=256',
          '--min-semi-space-size=32',
          '--max-semi-space-size=64',
        ].join(' ')}`,
      ],
    },
  },
  webServer: {
    command: 'node testing/src/start-product.ts',
    cwd: '..',
    url: `${origin}/healthz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      SIMULATOR_KEY: simulatorKey,
    },
  },
})
