/**
 * Why a call of the gateway failed. `refused`: `message` says why, in Portuguese; `missing`: the gateway does not
 * know the record; `unavailable`: nothing was done, but a later try may succeed; `unknown`: it may or may not have
 * been done.
 */
export class GatewayFailure extends Error {
  readonly outcome: 'refused' | 'missing' | 'unavailable' | 'unknown'
  /** The gateway's own code for it. */
  readonly code: string | undefined

  constructor(outcome: GatewayFailure['outcome'], message: string, code?: string) {
    super(message)
    this.outcome = outcome
    this.code = code
  }

  /** Whether the card was declined. */
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

/** Whether the gateway itself failed, instead of refusing a request. */
export function isGatewayDown(error: unknown): boolean {
  return error !== undefined && !hasFailed(error, 'refused') && !hasFailed(error, 'missing')
}
