import { journeys } from '../checks.mjs'
import { runChecks } from '../run-checks.mjs'

await runChecks([{ name: 'journeys in a browser', run: () => journeys(process.argv.slice(2)) }])
