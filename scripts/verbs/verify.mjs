import { staticChecks, vitest } from '../checks.mjs'
import { runChecks } from '../run-checks.mjs'

await runChecks([
  ...staticChecks,
  { name: 'unit tests', run: () => vitest(['core', 'contract', 'spreadsheet', 'web']) },
])
