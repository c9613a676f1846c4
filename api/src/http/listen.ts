import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../config/start-failure.ts'
import { portInUse } from './texts.ts'

/** Listens, or says in words that somebody else already does. */
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
