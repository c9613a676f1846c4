import fs from 'node:fs'
import { refusals } from './texts.ts'

const largest = 64 * 1024

interface Read {
  values: Record<string, string>
  problems: string[]
}

/**
 * The variables with these names. A value comes from `NAME`, or from the file that `NAME_FILE` names, without the
 * line end that editors add. An empty variable counts as not set. A problem is described without the value.
 */
export function readVariables(variables: NodeJS.ProcessEnv, names: readonly string[]): Read {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names) {
    const given = variables[name]
    const file = variables[`${name}_FILE`]
    if (given) values[name] = given
    if (!file) continue
    if (given) problems.push(`${name}: ${refusals.twice(`${name}_FILE`)}`)
    else {
      const { text, problem } = readFile(file)
      if (problem !== undefined) problems.push(`${name}_FILE: ${problem}`)
      else values[name] = text
    }
  }
  return { values, problems }
}

function readFile(file: string): { text: string; problem?: string } {
  const refused = (problem: string) => ({ text: '', problem: `${problem}: ${file}` })
  try {
    const { size } = fs.statSync(file)
    if (size > largest) return refused(refusals.fileTooLarge)
    const text = fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return text === '' ? refused(refusals.fileEmpty) : { text }
  } catch (error) {
    return refused(refusals.fileUnreadable((error as NodeJS.ErrnoException).code))
  }
}
