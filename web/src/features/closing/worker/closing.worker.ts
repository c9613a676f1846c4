import { fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { closingCalls } from './closing-calls.ts'

serveCalls(closingCalls(), fileRefusals)
