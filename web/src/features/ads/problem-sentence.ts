import type { FileProblem } from './reading/file-problem.ts'
import { texts } from './texts.ts'

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** What was expected of a file, what came and what to do next, in one or two sentences. */
export function problemSentence({ kind, missing, detail }: FileProblem): string {
  return texts.problems[kind](missingColumns(missing), detail ?? '')
}

function missingColumns(missing: readonly string[]): string {
  const names = list.format(missing.map((name) => `“${name}”`))
  return missing.length === 1 ? `falta a coluna ${names}` : `faltam as colunas ${names}`
}
