import { vitest } from '../checks/checks.mjs'
import { runChecks } from '../checks/run-checks.mjs'

await runChecks([
  {
    name: 'the whole API suite on the embedded database',
    run: () => vitest(['api-embedded'], { env: { EMBEDDED_TESTS: 'all' } }),
  },
])
