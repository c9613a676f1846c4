import type { GatewayCall } from './gateway/gateway-call.ts'
import type { Fault, Faults } from './store/faults.ts'

/** What the simulated gateway is asked with: each use of it is one transaction, one after the other. */
export interface Simulation {
  use<Answer>(work: (call: GatewayCall) => Promise<Answer>): Promise<Answer>
  moveClock(days: number): Promise<void>
  faults(): Promise<Faults>
  setFault(fault: Fault, times: number): Promise<void>
}
