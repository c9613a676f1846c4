import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'simulator',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../api/test/prepare-database.ts'],
    isolate: false,
    maxWorkers: 4,
    execArgv: ['--liftoff-only'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
