import { defineConfig } from 'vitest/config'
import { apiTests } from './test/api-tests.ts'

/** On the embedded database: itself, and of each feature the file that calls the most of its repositories. */
const fewest = [
  'src/database/**/*.test.ts',
  'src/**/{who-may-call,mail-queue,one-sum}.test.ts',
  'src/features/**/{account-feature,closing-routes,feedback-routes,legal-feature}.test.ts',
  'src/features/**/{pricing-routes,shop-routes,purchase,visit-routes}.test.ts',
]

export default defineConfig({
  test: {
    ...apiTests,
    name: 'api-embedded',
    include:
      process.env.EMBEDDED_TESTS === 'all' ? ['src/**/*.test.ts', '../simulator/src/**/*.test.ts'] : fewest,
    // Optimising the embedded database, once per worker, costs more than it brings.
    execArgv: ['--liftoff-only'],
  },
})
