import { journeys, staticChecks, vitest } from '../checks.mjs'
import { runChecks } from '../run-checks.mjs'

await runChecks([
  ...staticChecks,
  {
    name: 'unit tests, and the API on the embedded database',
    run: () => vitest(['core', 'contract', 'spreadsheet', 'web', 'api', 'simulator']),
  },
  { name: 'the API on PostgreSQL', run: () => vitest(['api'], { TEST_DATABASE: 'postgres' }) },
  { name: 'journeys in a browser', run: () => journeys() },
])
