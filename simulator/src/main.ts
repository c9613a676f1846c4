import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is read: what was compiled at an earlier start is taken from beside the packages it was compiled from.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))

const { start } = await import('@vendaclara/api/src/start.ts')
const { startSimulator } = await import('./simulator.ts')

/** The product as whoever tries it starts it: where no payment gateway is set, this one stands in for it. */
await start({ standIn: startSimulator })
