import { fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { incomeCalls } from './income-calls.ts'

serveCalls(incomeCalls(), fileRefusals)
