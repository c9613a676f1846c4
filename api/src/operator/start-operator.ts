import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { openOperatorSocket } from './operator-socket.ts'

/** Makes the features' commands available at a terminal while the product runs. */
export async function startOperator(app: FastifyInstance, config: Config): Promise<void> {
  const { operatorCommands: commands, log } = app
  app.addHook('preClose', await openOperatorSocket({ dataDir: config.dataDir, commands, log }))
}
