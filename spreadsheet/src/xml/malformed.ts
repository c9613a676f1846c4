import { SpreadsheetProblem } from '../spreadsheet-problem.ts'

export function malformed(what: string): SpreadsheetProblem {
  return new SpreadsheetProblem({ code: 'malformed-xml' }, what)
}
