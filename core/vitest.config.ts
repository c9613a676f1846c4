import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'core',
    setupFiles: ['../testing/src/properties.ts'],
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Lighter than processes, and enough for what only computes.
    pool: 'threads',
    maxWorkers: 4,
    // Properties are tried many times; a busy machine is no failure.
    hookTimeout: 600_000,
    testTimeout: 600_000,
  },
})
