import { staticChecks, vitest } from '../checks/checks.mjs'
import { runChecks } from '../checks/run-checks.mjs'

await runChecks([
  {
    name: 'unit tests',
    run: () => vitest(['core', 'contract', 'spreadsheet', 'web']),
    meanwhile: staticChecks,
  },
])
