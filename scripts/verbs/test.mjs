import { journeys, pagesBuilt, staticChecks, vitest } from '../checks/checks.mjs'
import { runChecks } from '../checks/run-checks.mjs'

await runChecks([
  {
    name: 'unit tests, and the API on PostgreSQL and, a file per feature, on the embedded database',
    run: () => vitest(['core', 'contract', 'spreadsheet', 'web', 'api', 'api-embedded']),
    beside: [...staticChecks, pagesBuilt],
  },
  { name: 'journeys in a browser', run: () => journeys() },
])
