import { vitest } from '../checks.mjs'
import { runChecks } from '../run-checks.mjs'

await runChecks([
  {
    name: 'the whole API suite on the embedded database',
    run: () => vitest(['api-embedded'], { EMBEDDED_TESTS: 'all' }),
  },
])
