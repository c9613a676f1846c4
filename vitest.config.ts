import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['core', 'contract', 'spreadsheet', 'api', 'web'],
    // Many tests wait for a mail, a payment or a process more than they work.
    maxWorkers: 4,
  },
})
