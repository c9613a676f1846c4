import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { userCommands } from './features/account/user-commands.ts'
import { couponCommands } from './features/subscription/coupon-commands.ts'
import { createStanding } from './features/subscription/standing.ts'
import { openOperatorSocket } from './operator/operator-socket.ts'

type Parts = { app: FastifyInstance; config: Config; database: Database; clock: () => Date }

/** What the operator can do at a terminal while the product runs: one line per feature. */
export async function startOperator({ app, config, database, clock }: Parts): Promise<void> {
  const commands = [
    ...couponCommands(database, clock),
    ...userCommands({ database, clock, subscriptionOf: createStanding(database, clock) }),
  ]
  const close = await openOperatorSocket({ dataDir: config.dataDir, commands, log: app.log })
  app.addHook('preClose', close)
}
