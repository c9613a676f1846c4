/**
 * Why the gateway did not do what it was asked: it `refused` it, which `message` explains in Portuguese; does not know
 * what was asked about (`missing`); certainly did nothing, but may later (`unavailable`); or nobody knows (`unknown`).
 */
export class GatewayFailure extends Error {
  readonly outcome: 'refused' | 'missing' | 'unavailable' | 'unknown'
  /** The gateway's own word for it. */
  readonly code: string | undefined

  constructor(outcome: GatewayFailure['outcome'], message: string, code?: string) {
    super(message)
    this.outcome = outcome
    this.code = code
  }

  /** Whether it is the card that was refused. */
  get isDecline(): boolean {
    return (
      this.outcome === 'refused' && (this.code === 'invalid_action' || this.code === 'invalid_creditCard')
    )
  }
}

/** Whether it is a failure of the gateway with this outcome. */
export function hasFailed(error: unknown, outcome: GatewayFailure['outcome']): error is GatewayFailure {
  return error instanceof GatewayFailure && error.outcome === outcome
}

/** Whether it was the gateway that failed, and not what it was asked that it refused. */
export function isGatewayDown(error: unknown): boolean {
  return error !== undefined && !hasFailed(error, 'refused') && !hasFailed(error, 'missing')
}
