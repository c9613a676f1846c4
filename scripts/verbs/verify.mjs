import { staticChecks, vitest } from '../checks.mjs'
import { runChecks } from '../run-checks.mjs'

await runChecks([
  {
    name: 'unit tests',
    run: () => vitest(['core', 'contract', 'spreadsheet', 'web']),
    meanwhile: staticChecks,
  },
])
