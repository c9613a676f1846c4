import { defineConfig } from 'vitest/config'
import { apiTests } from './test/api-tests.ts'

/** The whole suite and the simulator's, on a PostgreSQL server that it starts, except the tests of the embedded database. */
export default defineConfig({
  test: {
    ...apiTests,
    name: 'api',
    include: ['src/**/*.test.ts', '../simulator/src/**/*.test.ts'],
    exclude: ['src/database/embedded/**'],
  },
})
