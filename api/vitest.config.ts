import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/prepare-database.ts'],
    // The files share their imports and mock nothing that outlives them.
    isolate: false,
    // Many tests wait for a mail, a payment or a process more than they work; projects that run together must agree on it.
    maxWorkers: 4,
    // Optimising the embedded database, once per test file, costs more than it brings.
    execArgv: ['--liftoff-only'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
