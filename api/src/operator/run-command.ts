import { type Command, CommandProblem, WrongUse } from './command.ts'
import { usage } from './texts.ts'
import { linesOf, printable } from './words/printable.ts'

export interface Outcome {
  text: string
  isDone: boolean
}

/** Runs the operator's command. If it is unknown, lists the available ones. */
export async function runCommand(commands: readonly Command[], typed: readonly string[]): Promise<Outcome> {
  const command = commands
    .filter(({ words }) => words.every((word, index) => word === typed[index]))
    .reduce<Command | undefined>(
      (best, one) => (best && best.words.length > one.words.length ? best : one),
      undefined,
    )
  if (!command) return { text: usageOf(commands), isDone: false }
  const given = typed.slice(command.words.length)
  try {
    return { text: linesOf(await command.run(given)), isDone: true }
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    const said = printable(error.message)
    return { text: error instanceof WrongUse ? `${said}\n\n${usageOf([command])}` : said, isDone: false }
  }
}

function usageOf(commands: readonly Command[]): string {
  const lines = commands.map(({ words, takes }) => `  npm run admin -- ${words.join(' ')} ${takes}`.trimEnd())
  return [usage, ...lines].join('\n')
}
