import { isOutOfReach } from '../../database/failures/database-failure.ts'

/** The parts that the product needs, each with its last known state. */
export interface Parts {
  readonly database: PartHealth
  readonly jobs: PartHealth
  readonly mail: PartHealth
  readonly gateway: PartHealth
}

export interface PartState {
  /** `unused`: not called since the start. */
  readonly status: 'ok' | 'failing' | 'unused'
  readonly secondsAgo: number | null
}

/** The last known state of a part, as this process observed it. */
class PartHealth {
  private last: { readonly status: 'ok' | 'failing'; readonly at: number } | undefined

  heard(status: 'ok' | 'failing'): void {
    this.last = { status, at: performance.now() }
  }

  hasWorkedWithin(milliseconds: number): boolean {
    return this.last?.status === 'ok' && performance.now() - this.last.at < milliseconds
  }

  get state(): PartState {
    if (!this.last) return { status: 'unused', secondsAgo: null }
    return { status: this.last.status, secondsAgo: Math.round((performance.now() - this.last.at) / 1000) }
  }
}

/** The last known state of each part. */
export function statesOf(parts: Parts): Record<keyof Parts, PartState> {
  const { database, jobs, mail, gateway } = parts
  return { database: database.state, jobs: jobs.state, mail: mail.state, gateway: gateway.state }
}

export function newParts(): Parts {
  return {
    database: new PartHealth(),
    jobs: new PartHealth(),
    mail: new PartHealth(),
    gateway: new PartHealth(),
  }
}

/** Polling for jobs never stops, so the state of the database stays fresh without requests for its health. */
export function heardOfJobs({ jobs, database }: Parts, error: unknown): void {
  jobs.heard(error === undefined ? 'ok' : 'failing')
  if (error === undefined) database.heard('ok')
  else if (isOutOfReach(error)) database.heard('failing')
}

export interface EndedCall {
  name: string
  seconds: number
  /** The error it threw; undefined if it succeeded. */
  error: unknown
}

/** The same calls, each of which reports how it ended. */
export function observed<Calls extends object>(calls: Calls, heard: (call: EndedCall) => void): Calls {
  const watch = (name: string, call: (...given: unknown[]) => Promise<unknown>) => {
    return async (...given: unknown[]) => {
      const began = performance.now()
      const ended = (error?: unknown) => heard({ name, seconds: (performance.now() - began) / 1000, error })
      try {
        const answer = await call(...given)
        ended()
        return answer
      } catch (error) {
        ended(error)
        throw error
      }
    }
  }
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, watch(name, call)])) as Calls
}
