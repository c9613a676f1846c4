import { defineConfig } from 'vitest/config'
import { helpPages } from './build/help-pages.ts'

export default defineConfig({
  plugins: [helpPages()],
  test: {
    name: 'web',
    setupFiles: ['../testing/src/properties.ts'],
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 4,
    // Properties are tried many times; a busy machine is no failure.
    hookTimeout: 600_000,
    testTimeout: 600_000,
  },
})
