import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'spreadsheet',
    setupFiles: ['../testing/src/properties.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    maxWorkers: 4,
    // Thousands of files are read in one test; a busy machine is no failure.
    hookTimeout: 600_000,
    testTimeout: 600_000,
  },
})
