/** What the operator can say: `words` begin it, `takes` is what follows, as it is shown; `run` answers what is printed. */
export interface Command {
  words: readonly string[]
  takes: string
  run: (given: readonly string[]) => Promise<string>
}

/** Why a command was not done, in words for the operator. */
export class CommandProblem extends Error {}

declare module 'fastify' {
  interface FastifyInstance {
    operatorCommands: readonly Command[]
  }
}
