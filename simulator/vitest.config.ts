import { defineConfig } from 'vitest/config'
import { apiTests } from '../api/test/api-tests.ts'

export default defineConfig({
  test: {
    ...apiTests,
    name: 'simulator',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../api/test/prepare-database.ts'],
    execArgv: ['--liftoff-only'],
  },
})
