import type { TestUserConfig } from 'vitest/config'

/** What the suite is run with on either database. */
export const apiTests = {
  globalSetup: ['test/prepare-database.ts'],
  setupFiles: ['../testing/src/properties.ts'],
  // The files share their imports, the product and its database, and mock nothing that outlives them.
  isolate: false,
  // Many tests wait for a mail, a payment or a process more than they work; projects that run together must agree on it.
  maxWorkers: 4,
  // Against what hangs: a busy machine takes its time.
  hookTimeout: 600_000,
  testTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
} satisfies TestUserConfig
