/**
 * A command of the operator. It starts with `words`; `takes` describes its arguments; `run` returns the text to
 * print.
 */
export interface Command {
  words: readonly string[]
  takes: string
  run: (given: readonly string[]) => Promise<string>
}

/** Why a command failed, in words for the operator. */
export class CommandProblem extends Error {}

/** The words after the command are not what it takes, so its usage is shown, too. */
export class WrongUse extends CommandProblem {}

declare module 'fastify' {
  interface FastifyInstance {
    operatorCommands: readonly Command[]
  }
}
