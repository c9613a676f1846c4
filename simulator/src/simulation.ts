import type { GatewayCall } from './gateway/gateway-call.ts'
import type { Fault, Faults } from './store/faults.ts'

/** Access to the simulated gateway. Each use is one transaction; they run one after the other. */
export interface Simulation {
  use<Answer>(work: (call: GatewayCall) => Promise<Answer>): Promise<Answer>
  moveClock(days: number): Promise<void>
  faults(): Promise<Faults>
  setFault(fault: Fault, times: number): Promise<void>
}
