import { type ClosingFault, ClosingProblem } from '../../src/closing/reading/closing-problem.ts'

/** Why a file is refused. */
export function faultOf(read: () => unknown): ClosingFault {
  try {
    read()
  } catch (error) {
    if (error instanceof ClosingProblem) return error.fault
    throw error
  }
  throw new Error('it was read')
}
