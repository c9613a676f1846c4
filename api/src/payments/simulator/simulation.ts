import type { Fault, Faults } from './faults.ts'
import type { World } from './world.ts'

/** What the simulated gateway is asked with: each use of it is one transaction, one after the other. */
export interface Simulation {
  use<Answer>(work: (world: World) => Promise<Answer>): Promise<Answer>
  moveClock(days: number): Promise<void>
  faults(): Promise<Faults>
  setFault(fault: Fault, times: number): Promise<void>
}
