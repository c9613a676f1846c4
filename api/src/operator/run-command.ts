import { type Command, CommandProblem } from './command.ts'
import { printable } from './printable.ts'
import { usage } from './texts.ts'

export interface Outcome {
  text: string
  isDone: boolean
}

/** Does what the operator typed, or says what can be typed. */
export async function runCommand(commands: readonly Command[], typed: readonly string[]): Promise<Outcome> {
  const [first, second, ...given] = typed
  const command = commands.find(({ words }) => words[0] === first && words[1] === second)
  if (!command) return { text: usageOf(commands), isDone: false }
  try {
    return { text: linesOf(await command.run(given)), isDone: true }
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    return { text: `${printable(error.message)}\n\n${usageOf([command])}`, isDone: false }
  }
}

function linesOf(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

function usageOf(commands: readonly Command[]): string {
  const lines = commands.map(({ words, takes }) => `  npm run admin -- ${words.join(' ')} ${takes}`.trimEnd())
  return [usage, ...lines].join('\n')
}
