import { defineConfig } from 'vitest/config'
import { apiTests } from './test/api-tests.ts'

/** The whole suite, on a PostgreSQL server that it starts. */
export default defineConfig({ test: { ...apiTests, name: 'api', include: ['src/**/*.test.ts'] } })
