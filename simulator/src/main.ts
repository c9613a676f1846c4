import { start } from '@vendaclara/api/src/start.ts'
import { startSimulator } from './simulator.ts'

/** The product as whoever tries it starts it: where no payment gateway is set, this one stands in for it. */
await start({ standIn: startSimulator })
