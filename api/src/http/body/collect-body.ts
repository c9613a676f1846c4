import type { Readable } from 'node:stream'
import { Refusal } from '../../errors/refusal.ts'
import type { Collected } from './collected.ts'

const pace = {
  /** A body has this long, and a second more for this many bytes of it. */
  milliseconds: 20_000,
  bytesASecond: 8 * 1024,
  /** However fast it is. */
  most: 180_000,
}

/** Reads a body of `said` bytes, or of unknown length, as fast as it must come. Refuses a slower one. */
export function collectBody(
  payload: Readable,
  body: Collected,
  said: number | undefined,
  given: Partial<typeof pace> = {},
): Promise<void> {
  const { milliseconds, bytesASecond, most } = { ...pace, ...given }
  const began = performance.now()
  // After a refusal the rest may still break off; without a listener, that would end the process.
  payload.on('error', () => {})
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const leave = () => {
      clearTimeout(timer)
      payload.off('data', take).off('end', end).off('error', fail).off('close', fail)
    }
    const fail = (error?: Error) => {
      leave()
      reject(error instanceof Refusal ? error : new Refusal('invalid_request'))
    }
    const look = () => {
      const allowed = Math.min(most, milliseconds + (body.length / bytesASecond) * 1000)
      const left = began + allowed - performance.now()
      if (left <= 0) fail(new Refusal('too_slow'))
      else timer = setTimeout(look, left)
    }
    const take = (piece: Buffer) => {
      try {
        body.add(piece)
      } catch (error) {
        fail(error as Error)
      }
    }
    const end = () => {
      leave()
      if (said === undefined || said === body.length) resolve()
      else reject(new Refusal('invalid_request'))
    }
    payload.on('data', take).on('end', end).on('error', fail).on('close', fail)
    look()
    payload.resume()
  })
}
