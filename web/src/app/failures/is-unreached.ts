import { ConnectionProblem } from '../../api/api-problem.ts'

const failedImport = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Whether a page did not open because the server was not reached, for its data or for its code. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ConnectionProblem || (error instanceof Error && failedImport.test(error.message))
}
