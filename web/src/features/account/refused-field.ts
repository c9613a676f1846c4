import { ApiProblem } from '../../api/api-problem.ts'

/** The name of the field the server refused, where it named one. */
export function refusedField(error: Error | null): string | undefined {
  return error instanceof ApiProblem ? error.field?.split('.').at(-1) : undefined
}
