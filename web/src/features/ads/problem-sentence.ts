import type { FileProblem } from './reading/file-problem.ts'
import { texts } from './texts.ts'

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** What was expected of a file, what came and what to do next, in one or two sentences. */
export function problemSentence({ kind, columns, detail }: FileProblem): string {
  const names = list.format(columns.map((name) => `“${name}”`))
  return texts.problems[kind](columns.length === 1 ? `a coluna ${names}` : `as colunas ${names}`, {
    isOne: columns.length === 1,
    detail: detail ?? '',
  })
}
