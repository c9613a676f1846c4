import { serveCalls } from '../../../../workers/serve-calls.ts'
import { monthCalls, monthErrors } from './month-calls.ts'

serveCalls(monthCalls(), monthErrors)
