import { fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { incomeCalls } from './closing-calls.ts'

serveCalls(incomeCalls(), fileRefusals)
