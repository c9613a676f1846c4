import { spawnSync } from 'node:child_process'
import { staticChecks, vitest } from '../checks/checks.mjs'
import { runChecks } from '../checks/run-checks.mjs'
import { root } from '../root.mjs'

await runChecks([
  {
    name: 'unit tests of what changed since the commit before',
    run: () => vitest(['core', 'contract', 'spreadsheet', 'web'], { only: changed() }),
    beside: staticChecks,
  },
])

/** The tests that the last commit and what is not committed yet can have changed; all of them where there is no commit before. */
function changed() {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1'], { cwd: root })
  return status === 0 ? ['--changed=HEAD~1', '--passWithNoTests'] : []
}
