import { serveCalls } from '../../../workers/serve-calls.ts'
import { resultsCalls, resultsErrors } from './results-calls.ts'

serveCalls(resultsCalls(), resultsErrors)
