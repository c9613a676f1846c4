import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before all other imports: modules compiled at an earlier start are taken from the cache in node_modules.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))

const { start } = await import('@vendaclara/api/src/start.ts')
const { startSimulator } = await import('./simulator.ts')

/** The product for trying out: if no payment gateway is set, the simulator takes its place. */
await start({ standIn: startSimulator })
