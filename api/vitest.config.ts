import { defineConfig } from 'vitest/config'
import { apiTests } from './test/api-tests.ts'

/** On a PostgreSQL server that it starts the whole suite, but for what is about the embedded database alone, and the simulator's. */
export default defineConfig({
  test: {
    ...apiTests,
    name: 'api',
    include: ['src/**/*.test.ts', '../simulator/src/**/*.test.ts'],
    exclude: ['src/database/embedded/**'],
  },
})
