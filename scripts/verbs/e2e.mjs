import { journeys } from '../checks/checks.mjs'
import { runChecks } from '../checks/run-checks.mjs'

await runChecks([{ name: 'journeys in a browser', run: () => journeys(process.argv.slice(2)) }])
