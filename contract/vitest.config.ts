import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 4,
    // Properties are tried many times; a busy machine is no failure.
    testTimeout: 60_000,
  },
})
