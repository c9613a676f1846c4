import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['core', 'contract', 'spreadsheet', 'api', 'api/vitest.embedded.config.ts', 'web'],
  },
})
