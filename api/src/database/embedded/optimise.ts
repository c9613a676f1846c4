import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const gigabyte = 1024 ** 3

/** Whether the machine, or the container, has memory for optimising the database's code. */
export function hasRoom(): boolean {
  const limit = process.constrainedMemory()
  return Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY) >= 2 * gigabyte
}

/**
 * Says whether databases that are started from now on have their code optimised. It takes half a gigabyte for some seconds;
 * without it large queries take twice as long, and small ones do not.
 */
export function optimise(isWanted: boolean): void {
  // What the first one implies is not asked when it is set in a running process.
  setFlagsFromString(isWanted ? '--no-liftoff-only' : '--liftoff-only')
  setFlagsFromString(isWanted ? '--wasm-tier-up' : '--no-wasm-tier-up')
  setFlagsFromString(isWanted ? '--wasm-dynamic-tiering' : '--no-wasm-dynamic-tiering')
}
