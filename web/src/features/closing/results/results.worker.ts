import { serveCalls } from '../../../workers/serve-calls.ts'
import { answerErrors, resultsCalls } from './results-calls.ts'

serveCalls(resultsCalls(), answerErrors)
