import { buildWeb } from '../build-web.mjs'
import { journeys } from '../checks/checks.mjs'
import { runChecks } from '../checks/run-checks.mjs'

// Before the journeys, whose product has three minutes to start.
await buildWeb()
await runChecks([{ name: 'journeys in a browser', run: () => journeys(process.argv.slice(2)) }])
