import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../config/start-failure.ts'
import { portInUse } from './texts.ts'

/** Starts listening. Throws a readable error if another process already does. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new StartFailure(portInUse(port))
  }
}
